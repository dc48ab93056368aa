import { defaultInstallmentSettings, type InstallmentSettings } from '../installments/index.ts';
import { defaultMerchandisingSettings, type MerchandisingSettings } from '../catalogue/index.ts';
import { defaultFilterSettings, type FilterSettings } from '../product-filters/index.ts';
import {
  defaultShippingSettings,
  shippingFromRules,
  type LegacyShippingRule,
  type ShippingSettings,
} from '../shipping/index.ts';
import type { TaxRule } from '../tax/index.ts';
import {
  defaultCheckoutPage,
  defaultCheckoutSettings,
  defaultPaymentSettings,
  type CheckoutPageSettings,
  type CheckoutSettings,
  type PaymentSettings,
} from './checkout-settings.ts';
import { defaultInvoiceSettings, type InvoiceSettings } from './invoice-settings.ts';
import { defaultAbandonedCartSettings, type AbandonedCartSettings } from './abandoned-cart-settings.ts';
import { defaultRestockSettings, type RestockSettings } from './restock-settings.ts';
import { defaultReturnSettings, type ReturnSettings } from './return-settings.ts';

export const storeLimits = {
  MAX_TEXT_LENGTH: 200,
  MAX_URL_LENGTH: 2000,
  MAX_SCARCITY_THRESHOLD: 1000,
} as const;

export const pillCartStyles = ['dark', 'light', 'outline'] as const;

export type PillCartStyle = (typeof pillCartStyles)[number];

/** Who is emailed when a variant falls to the threshold. An empty address is the site's contact address. */
export interface LowStockAlert {
  readonly isEnabled: boolean;
  readonly threshold: number;
  readonly email: string;
}

export const defaultLowStockAlert: LowStockAlert = { isEnabled: false, threshold: 5, email: '' };

/** What the owner said to the list of steps before the first sale. */
export interface FirstSaleSettings {
  readonly isHidden: boolean;
  readonly collectsNoTax: boolean;
}

export const defaultFirstSale: FirstSaleSettings = { isHidden: false, collectsNoTax: false };

/** Orders below it cannot be placed. */
export interface MinimumOrder {
  readonly isEnabled: boolean;
  readonly subtotalCents: number;
}

export const defaultMinimumOrder: MinimumOrder = { isEnabled: false, subtotalCents: 0 };

/** How the store sells. Live at once and in no revision. */
export interface StoreSettings {
  /** Buttons lead straight to the checkout; the cart is skipped. */
  readonly expressCheckout: boolean;
  readonly continueShoppingLinkUrl: string;
  readonly multipleQuantityAllowedForServices: boolean;
  /** Prices by locale data; else bare numbers that the style sheet completes. */
  readonly useCLDRMoneyFormat: boolean;
  /** After an addition the whole cart opens beside the page instead of a small note. */
  readonly cartDrawerEnabled: boolean;
  readonly pillCartStyle: PillCartStyle;
  /** Films of a course open for members only. */
  readonly videoPaywallEnabled: boolean;
  readonly pricesIncludeTax: boolean;
  readonly merchandising: MerchandisingSettings;
  readonly productFilters: FilterSettings;
  readonly shipping: ShippingSettings;
  readonly taxRules: readonly TaxRule[];
  readonly minimumOrder: MinimumOrder;
  readonly checkout: CheckoutSettings;
  readonly checkoutPage: CheckoutPageSettings;
  readonly payments: PaymentSettings;
  readonly invoices: InvoiceSettings;
  readonly returns: ReturnSettings;
  readonly abandonedCarts: AbandonedCartSettings;
  readonly restock: RestockSettings;
  readonly installments: InstallmentSettings;
  readonly lowStockAlert: LowStockAlert;
  readonly firstSale: FirstSaleSettings;
}

export const defaultStoreSettings: StoreSettings = {
  expressCheckout: false,
  continueShoppingLinkUrl: '/',
  multipleQuantityAllowedForServices: true,
  useCLDRMoneyFormat: true,
  cartDrawerEnabled: false,
  pillCartStyle: 'dark',
  videoPaywallEnabled: false,
  pricesIncludeTax: false,
  merchandising: defaultMerchandisingSettings,
  productFilters: defaultFilterSettings,
  shipping: defaultShippingSettings,
  taxRules: [],
  minimumOrder: defaultMinimumOrder,
  checkout: defaultCheckoutSettings,
  checkoutPage: defaultCheckoutPage,
  payments: defaultPaymentSettings,
  invoices: defaultInvoiceSettings,
  returns: defaultReturnSettings,
  abandonedCarts: defaultAbandonedCartSettings,
  restock: defaultRestockSettings,
  installments: defaultInstallmentSettings,
  lowStockAlert: defaultLowStockAlert,
  firstSale: defaultFirstSale,
};

const completeMerchandising = (saved: Partial<MerchandisingSettings> | undefined): MerchandisingSettings => ({
  ...defaultMerchandisingSettings,
  ...saved,
  restockNotificationMessages: {
    ...defaultMerchandisingSettings.restockNotificationMessages,
    ...saved?.restockNotificationMessages,
  },
});

/** Settings as they are stored, also by older versions. */
export interface SavedStoreSettings extends Partial<StoreSettings> {
  readonly shippingRules?: readonly LegacyShippingRule[];
}

const completeShipping = ({ shipping, shippingRules }: SavedStoreSettings): ShippingSettings =>
  shipping ?? (shippingRules ? shippingFromRules(shippingRules) : defaultShippingSettings);

const completeSaved = ({ shippingRules, ...saved }: SavedStoreSettings): StoreSettings => ({
  ...defaultStoreSettings,
  ...saved,
  shipping: completeShipping({ ...saved, ...(shippingRules ? { shippingRules } : {}) }),
  merchandising: completeMerchandising(saved.merchandising),
  productFilters: { ...defaultFilterSettings, ...saved.productFilters },
  lowStockAlert: { ...defaultLowStockAlert, ...saved.lowStockAlert },
  firstSale: { ...defaultFirstSale, ...saved.firstSale },
  minimumOrder: { ...defaultMinimumOrder, ...saved.minimumOrder },
  checkout: { ...defaultCheckoutSettings, ...saved.checkout },
  checkoutPage: { ...defaultCheckoutPage, ...saved.checkoutPage },
  payments: { ...defaultPaymentSettings, ...saved.payments },
  invoices: { ...defaultInvoiceSettings, ...saved.invoices },
  returns: { ...defaultReturnSettings, ...saved.returns },
  abandonedCarts: { ...defaultAbandonedCartSettings, ...saved.abandonedCarts },
  restock: { ...defaultRestockSettings, ...saved.restock },
  installments: {
    ...defaultInstallmentSettings,
    ...saved.installments,
    limits: { ...defaultInstallmentSettings.limits, ...saved.installments?.limits },
  },
});

/** What was saved before a setting existed has its default. */
export const completeStoreSettings = (saved: SavedStoreSettings | null | undefined): StoreSettings =>
  saved ? completeSaved(saved) : defaultStoreSettings;
