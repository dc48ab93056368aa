import { isRecord } from '@sitewright/domain/documents';
import { defaultCommentSettings, publicCommentSettings } from '@sitewright/domain/comments';
import { timeZone } from '@sitewright/template';
import { announcementSettings, popupSettings } from '../../site-chrome/index.ts';
import type { PageData } from '../model/page-data.ts';
import { storeSettingsContext } from './shop-context.ts';
import { shopOf } from '../model/shop.ts';

const shareServices = [
  'stumble',
  'twitter',
  'facebook',
  'reddit',
  'tumblr',
  'pinterest',
  'google',
  'linkedin',
] as const;

type Values = Readonly<Record<string, unknown>>;

const settingsOf = ({ settings }: PageData): Values => settings ?? {};

const shareOptions = (data: PageData): Record<string, boolean> => {
  const chosen = settingsOf(data)['shareButtonOptions'];
  const isOn = (code: string): boolean => isRecord(chosen) && chosen[code] === true;
  return Object.fromEntries(shareServices.map((_, index) => [`${index + 1}`, isOn(`${index + 1}`)]));
};

export const shareButtons = (data: PageData): Record<string, boolean> => {
  const options = shareOptions(data);
  return Object.fromEntries(shareServices.map((name, index) => [name, options[`${index + 1}`] ?? false]));
};

/** Site settings that templates read from `website`. */
const WEBSITE_SETTINGS = [
  'siteTagLine',
  'logoImageUrl',
  'location',
  'socialAccounts',
  'typekitId',
  'captchaSettings',
] as const;

const pick = (values: Values, keys: readonly string[]): Record<string, unknown> => {
  const picked: Record<string, unknown> = {};
  for (const key of keys) if (values[key] !== undefined) picked[key] = values[key];
  return picked;
};

export const websiteContext = (data: PageData) => {
  const { site, baseUrl } = data;
  const zone = timeZone(site.settings.timeZone);
  const now = data.now ?? 0;
  return {
    id: site.id,
    identifier: site.identifier,
    websiteType: 1,
    contentModifiedOn: data.version,
    cloneable: false,
    developerMode: false,
    siteStatus: {},
    language: data.language ?? site.settings.language,
    timeZone: site.settings.timeZone,
    machineTimeZoneOffset: zone.offsetAt(now),
    timeZoneOffset: zone.offsetAt(now),
    timeZoneAbbr: zone.abbreviationAt(now),
    siteTitle: site.settings.title,
    siteDescription: site.settings.description,
    shareButtonOptions: shareOptions(data),
    authenticUrl: baseUrl,
    internalUrl: baseUrl,
    baseUrl,
    primaryDomain: site.primaryHost,
    useCLDRMoneyFormat: shopOf(data).settings.useCLDRMoneyFormat,
    socialAccounts: [],
    typekitId: '',
    statsMigrated: false,
    imageMetadataProcessingEnabled: false,
    screenshotId: '',
    ...pick(settingsOf(data), WEBSITE_SETTINGS),
  };
};

const storeSettings = (data: PageData) => ({
  returnPolicy: null,
  termsOfService: null,
  privacyPolicy: null,
  paymentSettings: {},
  testModeOn: false,
  useLightCart: false,
  showNoteField: false,
  shippingCountryDefaultValue: '',
  billToShippingDefaultValue: false,
  showShippingPhoneNumber: true,
  isShippingPhoneRequired: false,
  showBillingPhoneNumber: true,
  isBillingPhoneRequired: false,
  currenciesSupported: [data.site.settings.currency],
  defaultCurrency: data.site.settings.currency,
  selectedCurrency: data.site.settings.currency,
  storeCurrency: data.site.settings.currency,
  measurementStandard: 1,
  showCustomCheckoutForm: false,
  enableMailingListOptInByDefault: false,
  businessName: data.site.settings.title,
  sameAsRetailLocation: false,
  businessId: '',
  isLive: false,
  ...storeSettingsContext(data),
});

const userAccountsSettings = { loginAllowed: false, signupAllowed: false };

const usualSettings = ({ site }: PageData) => ({
  id: site.id,
  websiteId: site.id,
  subjects: [],
  country: '',
  state: '',
  ...publicCommentSettings(defaultCommentSettings),
  commentLikesAllowed: true,
  commentAvatarsOn: false,
  commentSortType: 1,
  disqusShortname: '',
  homepageTitleFormat: '%s',
  collectionTitleFormat: '%c — %s',
  itemTitleFormat: '%i — %s',
  useEscapeKeyToLogin: false,
  ssBadgeType: 1,
  ssBadgePosition: 4,
  ssBadgeVisibility: 1,
  ssBadgeDevices: 1,
  ampEnabled: false,
  seoHidden: false,
});

/** Settings without a default that templates may read. */
const FURTHER_SETTINGS = [
  'contactPhoneNumber',
  'contactEmail',
  'businessHours',
  'announcementBarSettings',
  'popupOverlaySettings',
  'mobileInfoBarSettings',
  'pinterestOverlayOptions',
] as const;

const FURTHER_STORE_SETTINGS = [
  'storeMailingList',
  'checkoutPageMarketingOptInEnabled',
  'isApplePayEnabled',
  'isPaymentRequestEnabled',
  'contactLocation',
  'merchandisingSettings',
  'minimumOrderSubtotalEnabled',
  'minimumOrderSubtotal',
  'storeState',
  'stripeConnected',
  'multipleQuantityAllowedForServices',
] as const;

/** Only listed keys: settings may also contain secrets such as API keys. */
const merge = <Defaults extends Values>(
  defaults: Defaults,
  own: unknown,
  further: readonly string[] = [],
): Defaults => ({
  ...defaults,
  ...(isRecord(own) ? pick(own, [...Object.keys(defaults), ...further]) : {}),
});

/** Site chrome in the format that third-party scripts and templates expect. */
const chromeSettings = ({ siteChrome, popup, now = 0 }: PageData): Values => {
  const announcement = announcementSettings(siteChrome, now);
  const overlay = popupSettings(popup);
  return {
    ...(announcement ? { announcementBarSettings: announcement } : {}),
    ...(overlay ? { popupOverlaySettings: overlay } : {}),
  };
};

export const websiteSettingsContext = (data: PageData) => {
  const own = { ...settingsOf(data), ...chromeSettings(data) };
  const settings = merge(usualSettings(data), own, FURTHER_SETTINGS);
  return {
    ...settings,
    // Predicates and formatters of the language spell it differently.
    disqusShortName: settings.disqusShortname,
    storeSettings: merge(storeSettings(data), own['storeSettings'], FURTHER_STORE_SETTINGS),
    userAccountsSettings: merge(userAccountsSettings, own['userAccountsSettings']),
  };
};

/** Empty, because cached pages must not contain a shopper's data. */
export const emptyPersonalContext = ({ site }: PageData) => ({
  shoppingCart: {
    websiteId: site.id,
    created: 0,
    entries: [],
    shippingOptions: [],
    shippingLocation: {},
    taxLineItems: [],
    coupons: [],
    promoCodes: [],
    validCoupons: [],
    invalidCoupons: [],
    subtotalCents: 0,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: 0,
    totalQuantity: 0,
    purelyDigital: false,
    hasDigital: false,
    requiresShipping: false,
    isPurchased: false,
  },
  userAccountsContext: { showSignInLink: false },
});
