import { Type, type Static } from 'typebox';
import { installmentSettingsSchema } from '../installments/installments-schemas.ts';
import { shippingRuleSchema } from '../shipping/shipping-schemas.ts';
import { taxRuleSchema } from '../tax/tax-schemas.ts';
import { pillCartStyles, type StoreSettings } from './store-settings.ts';
import { closed } from '../shapes/shapes-schemas.ts';
import type { SameShape } from '../shapes/index.ts';

const flag = Type.Boolean();

const merchandisingSchema = Type.Object(
  {
    scarcityEnabledOnProductItems: flag,
    scarcityEnabledOnProductBlocks: flag,
    scarcityThreshold: Type.Integer({ minimum: 0, maximum: 1000 }),
    scarcityText: Type.String({ maxLength: 200 }),
    restockNotificationsEnabled: flag,
    restockNotificationsMailingListSignUpEnabled: flag,
    restockNotificationsMailingListOptInByDefault: flag,
    relatedProductsEnabled: flag,
    productQuickViewEnabled: flag,
    soldOutVariantsDropdownDisabled: flag,
  },
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
    continueShoppingLinkUrl: Type.String({ maxLength: 2000, pattern: '^(/(?![/\\\\])|https?://)' }),
    multipleQuantityAllowedForServices: flag,
    useCLDRMoneyFormat: flag,
    pillCartStyle: Type.Enum([...pillCartStyles]),
    pricesIncludeTax: flag,
    merchandising: merchandisingSchema,
    shippingRules: Type.Array(shippingRuleSchema, { maxItems: 100 }),
    taxRules: Type.Array(taxRuleSchema, { maxItems: 1000 }),
    installments: installmentSettingsSchema,
    lowStockAlert: lowStockAlertSchema,
  },
  closed,
);

true satisfies SameShape<Static<typeof storeSettingsSchema>, StoreSettings>;
