import type { MerchandisingSettings } from '../catalogue/index.ts';
import type { StoreSettings } from './store-settings.ts';

/** Which fields of the store settings each namespace of preferences reads and writes. */
const storeFields = {
  general: [
    'expressCheckout',
    'continueShoppingLinkUrl',
    'multipleQuantityAllowedForServices',
    'useCLDRMoneyFormat',
    'cartDrawerEnabled',
  ],
  'pill-cart': ['pillCartStyle'],
  'product-filters': ['productFilters'],
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
    'firstVariantPreselected',
  ],
  restock: [
    'restockNotificationsEnabled',
    'restockNotificationsMailingListSignUpEnabled',
    'restockNotificationsMailingListOptInByDefault',
    'restockNotificationMessages',
  ],
  'product-reviews': ['productReviewsEnabled'],
} as const satisfies Record<string, readonly (keyof MerchandisingSettings)[]>;

/** Of both, because one screen edits them together. */
const mixedFields = {
  'restock-notices': { store: ['restock'], merchandising: merchandisingFields.restock },
} as const satisfies Record<
  string,
  {
    readonly store: readonly (keyof StoreSettings)[];
    readonly merchandising: readonly (keyof MerchandisingSettings)[];
  }
>;

type MixedNamespace = keyof typeof mixedFields;
type StoreNamespace = keyof typeof storeFields;
type MerchandisingNamespace = keyof typeof merchandisingFields;

export type PreferenceNamespace = StoreNamespace | MerchandisingNamespace | MixedNamespace;

/** The preferences of one namespace. */
export type Preferences<Namespace extends PreferenceNamespace> = Namespace extends StoreNamespace
  ? Pick<StoreSettings, (typeof storeFields)[Namespace][number]>
  : Namespace extends MerchandisingNamespace
    ? Pick<MerchandisingSettings, (typeof merchandisingFields)[Namespace][number]>
    : Namespace extends MixedNamespace
      ? Pick<StoreSettings, (typeof mixedFields)[Namespace]['store'][number]> &
          Pick<MerchandisingSettings, (typeof mixedFields)[Namespace]['merchandising'][number]>
      : never;

export type AnyPreferences = Preferences<PreferenceNamespace>;

const isOfStore = (namespace: PreferenceNamespace): namespace is StoreNamespace =>
  Object.hasOwn(storeFields, namespace);

const isMixed = (namespace: PreferenceNamespace): namespace is MixedNamespace =>
  Object.hasOwn(mixedFields, namespace);

export const preferenceNamespaces = [
  ...Object.keys(storeFields),
  ...Object.keys(merchandisingFields),
  ...Object.keys(mixedFields),
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
  'restock-notices',
]);

export const hasRevision = (namespace: PreferenceNamespace): boolean => revisioned.has(namespace);

const pick = <Values extends object>(values: Values, keys: readonly (keyof Values)[]): Partial<Values> =>
  Object.fromEntries(keys.map((key) => [key, values[key]])) as Partial<Values>;

const fieldsOf = (settings: StoreSettings, namespace: PreferenceNamespace): object => {
  if (isOfStore(namespace)) return pick(settings, storeFields[namespace]);
  if (!isMixed(namespace)) return pick(settings.merchandising, merchandisingFields[namespace]);
  const { store, merchandising } = mixedFields[namespace];
  return { ...pick(settings, store), ...pick(settings.merchandising, merchandising) };
};

export const preferencesOf = <Namespace extends PreferenceNamespace>(
  settings: StoreSettings,
  namespace: Namespace,
): Preferences<Namespace> => fieldsOf(settings, namespace) as Preferences<Namespace>;

/** Preferences are store settings: there is no second place where they are stored. */
export const withPreferences = (
  settings: StoreSettings,
  namespace: PreferenceNamespace,
  preferences: AnyPreferences,
): StoreSettings => {
  if (isOfStore(namespace)) return { ...settings, ...preferences };
  if (!isMixed(namespace))
    return { ...settings, merchandising: { ...settings.merchandising, ...preferences } };
  const { store, merchandising } = mixedFields[namespace];
  const values = preferences as Preferences<MixedNamespace>;
  return {
    ...settings,
    ...pick(values, store),
    merchandising: { ...settings.merchandising, ...pick(values, merchandising) },
  };
};
