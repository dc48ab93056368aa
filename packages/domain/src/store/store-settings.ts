import { defaultInstallmentSettings, type InstallmentSettings } from '../installments/index.ts';
import { defaultMerchandisingSettings, type MerchandisingSettings } from '../catalogue/index.ts';
import type { ShippingRule } from '../shipping/index.ts';
import type { TaxRule } from '../tax/index.ts';

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

/** How the store sells. Live at once and in no revision. */
export interface StoreSettings {
  /** Buttons lead straight to the checkout; the cart is skipped. */
  readonly expressCheckout: boolean;
  readonly continueShoppingLinkUrl: string;
  readonly multipleQuantityAllowedForServices: boolean;
  /** Prices by locale data; else bare numbers that the style sheet completes. */
  readonly useCLDRMoneyFormat: boolean;
  readonly pillCartStyle: PillCartStyle;
  /** Films of a course open for members only. */
  readonly videoPaywallEnabled: boolean;
  readonly pricesIncludeTax: boolean;
  readonly merchandising: MerchandisingSettings;
  readonly shippingRules: readonly ShippingRule[];
  readonly taxRules: readonly TaxRule[];
  readonly installments: InstallmentSettings;
  readonly lowStockAlert: LowStockAlert;
}

export const defaultStoreSettings: StoreSettings = {
  expressCheckout: false,
  continueShoppingLinkUrl: '/',
  multipleQuantityAllowedForServices: true,
  useCLDRMoneyFormat: true,
  pillCartStyle: 'dark',
  videoPaywallEnabled: false,
  pricesIncludeTax: false,
  merchandising: defaultMerchandisingSettings,
  shippingRules: [],
  taxRules: [],
  installments: defaultInstallmentSettings,
  lowStockAlert: defaultLowStockAlert,
};

const completeMerchandising = (saved: Partial<MerchandisingSettings> | undefined): MerchandisingSettings => ({
  ...defaultMerchandisingSettings,
  ...saved,
  restockNotificationMessages: {
    ...defaultMerchandisingSettings.restockNotificationMessages,
    ...saved?.restockNotificationMessages,
  },
});

/** What was saved before a setting existed has its default. */
export const completeStoreSettings = (saved: Partial<StoreSettings> | null | undefined): StoreSettings =>
  saved
    ? {
        ...defaultStoreSettings,
        ...saved,
        merchandising: completeMerchandising(saved.merchandising),
        lowStockAlert: { ...defaultLowStockAlert, ...saved.lowStockAlert },
        installments: {
          ...defaultInstallmentSettings,
          ...saved.installments,
          limits: { ...defaultInstallmentSettings.limits, ...saved.installments?.limits },
        },
      }
    : defaultStoreSettings;
