import { Type, type Static } from 'typebox';
import { installmentSettingsSchema } from '../installments/installments-schemas.ts';
import { shippingSettingsSchema } from '../shipping/shipping-schemas.ts';
import { taxRulesSchema } from '../tax/tax-schemas.ts';
import type { PreferenceNamespace } from './preferences.ts';
import { pillCartStyles, storeLimits, type StoreSettings } from './store-settings.ts';
import {
  checkoutPageSchema,
  checkoutSettingsSchema,
  paymentSettingsSchema,
} from './checkout-settings-schemas.ts';
import { invoiceSettingsSchema } from './invoice-settings-schemas.ts';
import { abandonedCartSettingsSchema } from './abandoned-cart-settings-schemas.ts';
import { restockSettingsSchema } from './restock-settings-schemas.ts';
import { returnSettingsSchema } from './return-settings-schemas.ts';
import { centsSchema, closed } from '../shapes/shapes-schemas.ts';
import type { SameShape } from '../shapes/index.ts';

const flag = Type.Boolean();

const text = Type.String({ maxLength: storeLimits.MAX_TEXT_LENGTH });

const restockTextsSchema = Type.Object(
  { CTAText: text, placeholderText: text, buttonText: text, mailingListDescription: text },
  closed,
);

export const merchandisingSchema = Type.Object(
  {
    scarcityEnabledOnProductItems: flag,
    scarcityEnabledOnProductBlocks: flag,
    scarcityThreshold: Type.Integer({ minimum: 0, maximum: storeLimits.MAX_SCARCITY_THRESHOLD }),
    scarcityText: text,
    restockNotificationsEnabled: flag,
    restockNotificationsMailingListSignUpEnabled: flag,
    restockNotificationsMailingListOptInByDefault: flag,
    restockNotificationMessages: restockTextsSchema,
    relatedProductsEnabled: flag,
    productQuickViewEnabled: flag,
    soldOutVariantsDropdownDisabled: flag,
    firstVariantPreselected: flag,
    productReviewsEnabled: flag,
  },
  closed,
);

const filterSettingsSchema = Type.Object(
  { category: flag, options: flag, price: flag, availability: flag, tag: flag, sort: flag },
  closed,
);

const lowStockAlertSchema = Type.Object(
  {
    isEnabled: flag,
    threshold: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    email: Type.String({ maxLength: 254, pattern: '^([^\\s@<>,;"]+@[^\\s@<>,;"]+)?$' }),
  },
  closed,
);

export const storeSettingsSchema = Type.Object(
  {
    expressCheckout: flag,
    /** A path of this site, or an address of another: nothing that could run as script. */
    continueShoppingLinkUrl: Type.String({
      maxLength: storeLimits.MAX_URL_LENGTH,
      pattern: '^(/(?![/\\\\])|https?://)',
    }),
    multipleQuantityAllowedForServices: flag,
    useCLDRMoneyFormat: flag,
    cartDrawerEnabled: flag,
    pillCartStyle: Type.Enum([...pillCartStyles]),
    videoPaywallEnabled: flag,
    pricesIncludeTax: flag,
    merchandising: merchandisingSchema,
    productFilters: filterSettingsSchema,
    shipping: shippingSettingsSchema,
    taxRules: taxRulesSchema,
    minimumOrder: Type.Object({ isEnabled: flag, subtotalCents: centsSchema }, closed),
    checkout: checkoutSettingsSchema,
    checkoutPage: checkoutPageSchema,
    payments: paymentSettingsSchema,
    invoices: invoiceSettingsSchema,
    returns: returnSettingsSchema,
    abandonedCarts: abandonedCartSettingsSchema,
    restock: restockSettingsSchema,
    installments: installmentSettingsSchema,
    lowStockAlert: lowStockAlertSchema,
    firstSale: Type.Object({ isHidden: flag, collectsNoTax: flag }, closed),
  },
  closed,
);

const merchandising = merchandisingSchema.properties;
const store = storeSettingsSchema.properties;

/** The body of each namespace of preferences. Answers name the site, so it may come back and is dropped. */
const websiteId = Type.Optional(Type.String({ maxLength: 24 }));
/** Of the store settings when they were read: saved by somebody else since, they are refused. */
const revision = Type.Integer();

export const preferenceSchemas = {
  general: Type.Object(
    {
      expressCheckout: store.expressCheckout,
      continueShoppingLinkUrl: store.continueShoppingLinkUrl,
      multipleQuantityAllowedForServices: store.multipleQuantityAllowedForServices,
      useCLDRMoneyFormat: store.useCLDRMoneyFormat,
      cartDrawerEnabled: store.cartDrawerEnabled,
      websiteId,
    },
    closed,
  ),
  'pill-cart': Type.Object({ pillCartStyle: store.pillCartStyle, websiteId }, closed),
  'product-filters': Type.Object({ productFilters: store.productFilters, websiteId }, closed),
  installments: Type.Object({ installments: store.installments, websiteId }, closed),
  inventory: Type.Object({ lowStockAlert: store.lowStockAlert, websiteId }, closed),
  shipping: Type.Object({ shipping: store.shipping, revision, websiteId }, closed),
  tax: Type.Object(
    { taxRules: store.taxRules, pricesIncludeTax: store.pricesIncludeTax, revision, websiteId },
    closed,
  ),
  checkout: Type.Object(
    { minimumOrder: store.minimumOrder, checkout: store.checkout, revision, websiteId },
    closed,
  ),
  'checkout-page': Type.Object({ checkoutPage: store.checkoutPage, revision, websiteId }, closed),
  payments: Type.Object({ payments: store.payments, revision, websiteId }, closed),
  invoices: Type.Object({ invoices: store.invoices, revision, websiteId }, closed),
  returns: Type.Object({ returns: store.returns, revision, websiteId }, closed),
  'abandoned-carts': Type.Object({ abandonedCarts: store.abandonedCarts, revision, websiteId }, closed),
  'first-sale': Type.Object({ firstSale: store.firstSale, websiteId }, closed),
  'video-paywall': Type.Object({ videoPaywallEnabled: store.videoPaywallEnabled, websiteId }, closed),
  merchandising: Type.Object(
    {
      scarcityEnabledOnProductItems: merchandising.scarcityEnabledOnProductItems,
      scarcityEnabledOnProductBlocks: merchandising.scarcityEnabledOnProductBlocks,
      scarcityThreshold: merchandising.scarcityThreshold,
      scarcityText: merchandising.scarcityText,
      relatedProductsEnabled: merchandising.relatedProductsEnabled,
      productQuickViewEnabled: merchandising.productQuickViewEnabled,
      soldOutVariantsDropdownDisabled: merchandising.soldOutVariantsDropdownDisabled,
      firstVariantPreselected: merchandising.firstVariantPreselected,
      websiteId,
    },
    closed,
  ),
  restock: Type.Object(
    {
      restockNotificationsEnabled: merchandising.restockNotificationsEnabled,
      restockNotificationsMailingListSignUpEnabled:
        merchandising.restockNotificationsMailingListSignUpEnabled,
      restockNotificationsMailingListOptInByDefault:
        merchandising.restockNotificationsMailingListOptInByDefault,
      restockNotificationMessages: merchandising.restockNotificationMessages,
      websiteId,
    },
    closed,
  ),
  'restock-notices': Type.Object(
    {
      restock: store.restock,
      restockNotificationsEnabled: merchandising.restockNotificationsEnabled,
      restockNotificationsMailingListSignUpEnabled:
        merchandising.restockNotificationsMailingListSignUpEnabled,
      restockNotificationsMailingListOptInByDefault:
        merchandising.restockNotificationsMailingListOptInByDefault,
      restockNotificationMessages: merchandising.restockNotificationMessages,
      revision,
      websiteId,
    },
    closed,
  ),
  'product-reviews': Type.Object(
    { productReviewsEnabled: merchandising.productReviewsEnabled, websiteId },
    closed,
  ),
} as const satisfies Record<PreferenceNamespace, unknown>;

true satisfies SameShape<Static<typeof storeSettingsSchema>, StoreSettings>;
