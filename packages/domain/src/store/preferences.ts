import type { MerchandisingSettings } from '../catalogue/index.ts';
import type { StoreSettings } from './store-settings.ts';

/** Which fields of the store settings each namespace of preferences reads and writes. */
const storeFields = {
  general: [
    'expressCheckout',
    'continueShoppingLinkUrl',
    'multipleQuantityAllowedForServices',
    'useCLDRMoneyFormat',
  ],
  'pill-cart': ['pillCartStyle'],
  installments: ['installments'],
  inventory: ['lowStockAlert'],
  shipping: ['shipping'],
  tax: ['taxRules', 'pricesIncludeTax'],
  checkout: ['minimumOrder', 'checkout'],
  'checkout-page': ['checkoutPage'],
  payments: ['payments'],
  invoices: ['invoices'],
  returns: ['returns'],
  'abandoned-carts': ['abandonedCarts'],
  'restock-notices': ['restock'],
  'first-sale': ['firstSale'],
  'video-paywall': ['videoPaywallEnabled'],
} as const satisfies Record<string, readonly (keyof StoreSettings)[]>;

const merchandisingFields = {
  merchandising: [
    'scarcityEnabledOnProductItems',
    'scarcityEnabledOnProductBlocks',
    'scarcityThreshold',
    'scarcityText',
    'relatedProductsEnabled',
    'productQuickViewEnabled',
    'soldOutVariantsDropdownDisabled',
  ],
  restock: [
    'restockNotificationsEnabled',
    'restockNotificationsMailingListSignUpEnabled',
    'restockNotificationsMailingListOptInByDefault',
    'restockNotificationMessages',
  ],
  'product-reviews': ['productReviewsEnabled'],
} as const satisfies Record<string, readonly (keyof MerchandisingSettings)[]>;

type StoreNamespace = keyof typeof storeFields;
type MerchandisingNamespace = keyof typeof merchandisingFields;

export type PreferenceNamespace = StoreNamespace | MerchandisingNamespace;

/** The preferences of one namespace. */
export type Preferences<Namespace extends PreferenceNamespace> = Namespace extends StoreNamespace
  ? Pick<StoreSettings, (typeof storeFields)[Namespace][number]>
  : Namespace extends MerchandisingNamespace
    ? Pick<MerchandisingSettings, (typeof merchandisingFields)[Namespace][number]>
    : never;

export type AnyPreferences = Preferences<PreferenceNamespace>;

const isOfStore = (namespace: PreferenceNamespace): namespace is StoreNamespace =>
  Object.hasOwn(storeFields, namespace);

export const preferenceNamespaces = [
  ...Object.keys(storeFields),
  ...Object.keys(merchandisingFields),
] as readonly PreferenceNamespace[];

/** Lists that two people may edit at once: a save names the revision it was made from. */
const revisioned: ReadonlySet<PreferenceNamespace> = new Set<PreferenceNamespace>([
  'shipping',
  'tax',
  'checkout',
  'checkout-page',
  'payments',
  'invoices',
  'returns',
  'abandoned-carts',
]);

export const hasRevision = (namespace: PreferenceNamespace): boolean => revisioned.has(namespace);

const pick = <Values extends object>(values: Values, keys: readonly (keyof Values)[]): Partial<Values> =>
  Object.fromEntries(keys.map((key) => [key, values[key]])) as Partial<Values>;

const fieldsOf = (settings: StoreSettings, namespace: PreferenceNamespace): object =>
  isOfStore(namespace)
    ? pick(settings, storeFields[namespace])
    : pick(settings.merchandising, merchandisingFields[namespace]);

export const preferencesOf = <Namespace extends PreferenceNamespace>(
  settings: StoreSettings,
  namespace: Namespace,
): Preferences<Namespace> => fieldsOf(settings, namespace) as Preferences<Namespace>;

/** Preferences are store settings: there is no second place where they are stored. */
export const withPreferences = (
  settings: StoreSettings,
  namespace: PreferenceNamespace,
  preferences: AnyPreferences,
): StoreSettings =>
  isOfStore(namespace)
    ? { ...settings, ...preferences }
    : { ...settings, merchandising: { ...settings.merchandising, ...preferences } };
