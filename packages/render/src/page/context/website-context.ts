import { isRecord } from '@sitewright/domain/documents';
import { defaultCommentSettings, publicCommentSettings } from '@sitewright/domain/comments';
import type { StoreSettings } from '@sitewright/domain/store';
import { timeZone } from '@sitewright/template';
import { derivedWhileSame } from '../../derived/index.ts';
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

const noSettings: Values = {};

const settingsOf = ({ settings }: PageData): Values => settings ?? noSettings;

const shareOptions = (settings: Values): Record<string, boolean> => {
  const chosen = settings['shareButtonOptions'];
  const isOn = (code: string): boolean => isRecord(chosen) && chosen[code] === true;
  return Object.fromEntries(shareServices.map((_, index) => [`${index + 1}`, isOn(`${index + 1}`)]));
};

export const shareButtons = (data: PageData): Record<string, boolean> => {
  const options = shareOptions(settingsOf(data));
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

interface WebsiteParts {
  readonly settings: Values;
  readonly baseUrl: string;
  readonly version: number;
  readonly language: string;
  readonly timeZoneOffset: number;
  readonly timeZoneAbbr: string;
  readonly useCLDRMoneyFormat: boolean;
}

/** The same object for the pages of a site that did not change. */
const website = derivedWhileSame(
  (
    { id, identifier, settings: { timeZone: zone, title, description }, primaryHost }: PageData['site'],
    { settings, baseUrl, version, language, timeZoneOffset, timeZoneAbbr, useCLDRMoneyFormat }: WebsiteParts,
  ) => ({
    id,
    identifier,
    websiteType: 1,
    contentModifiedOn: version,
    cloneable: false,
    developerMode: false,
    siteStatus: {},
    language,
    timeZone: zone,
    machineTimeZoneOffset: timeZoneOffset,
    timeZoneOffset,
    timeZoneAbbr,
    siteTitle: title,
    siteDescription: description,
    shareButtonOptions: shareOptions(settings),
    authenticUrl: baseUrl,
    internalUrl: baseUrl,
    baseUrl,
    primaryDomain: primaryHost,
    useCLDRMoneyFormat,
    socialAccounts: [],
    typekitId: '',
    statsMigrated: false,
    imageMetadataProcessingEnabled: false,
    screenshotId: '',
    ...pick(settings, WEBSITE_SETTINGS),
  }),
);

export const websiteContext = (data: PageData) => {
  const { site, baseUrl, version, now = 0 } = data;
  const zone = timeZone(site.settings.timeZone);
  return website(site, {
    settings: settingsOf(data),
    baseUrl,
    version,
    language: data.language ?? site.settings.language,
    timeZoneOffset: zone.offsetAt(now),
    timeZoneAbbr: zone.abbreviationAt(now),
    useCLDRMoneyFormat: shopOf(data).settings.useCLDRMoneyFormat,
  });
};

const storeSettings = ({ settings: { currency, title } }: PageData['site'], store: StoreSettings) => ({
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
  currenciesSupported: [currency],
  defaultCurrency: currency,
  selectedCurrency: currency,
  storeCurrency: currency,
  measurementStandard: 1,
  showCustomCheckoutForm: false,
  enableMailingListOptInByDefault: false,
  businessName: title,
  sameAsRetailLocation: false,
  businessId: '',
  isLive: false,
  ...storeSettingsContext(store),
});

const userAccountsSettings = { loginAllowed: false, signupAllowed: false };

const usualSettings = (site: PageData['site']) => ({
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

interface SettingsParts {
  readonly settings: Values;
  readonly store: StoreSettings;
  readonly popup: PageData['popup'];
  readonly announcement: ReturnType<typeof announcementSettings>;
}

/** The same object for the pages of a site that did not change. */
const websiteSettings = derivedWhileSame(
  (site: PageData['site'], { settings, store, popup, announcement }: SettingsParts) => {
    const overlay = popupSettings(popup);
    const own = {
      ...settings,
      // Site chrome in the format that third-party scripts and templates expect.
      ...(announcement ? { announcementBarSettings: announcement } : {}),
      ...(overlay ? { popupOverlaySettings: overlay } : {}),
    };
    const merged = merge(usualSettings(site), own, FURTHER_SETTINGS);
    return {
      ...merged,
      // Predicates and formatters of the language spell it differently.
      disqusShortName: merged.disqusShortname,
      storeSettings: merge(storeSettings(site, store), settings['storeSettings'], FURTHER_STORE_SETTINGS),
      userAccountsSettings: merge(userAccountsSettings, settings['userAccountsSettings']),
    };
  },
);

export const websiteSettingsContext = (data: PageData) =>
  websiteSettings(data.site, {
    settings: settingsOf(data),
    store: shopOf(data).settings,
    popup: data.popup,
    announcement: announcementSettings(data.siteChrome, data.now ?? 0),
  });

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
