import { defaultInstallmentSettings, type InstallmentSettings } from '../installments/index.ts';
import { defaultMerchandisingSettings, type MerchandisingSettings } from '../catalogue/index.ts';
import type { ShippingRule } from '../shipping/index.ts';
import type { TaxRule } from '../tax/index.ts';

export const pillCartStyles = ['dark', 'light', 'outline'] as const;

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
  readonly pillCartStyle: (typeof pillCartStyles)[number];
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
  pricesIncludeTax: false,
  merchandising: defaultMerchandisingSettings,
  shippingRules: [],
  taxRules: [],
  installments: defaultInstallmentSettings,
  lowStockAlert: defaultLowStockAlert,
};

/** What was saved before a setting existed has its default. */
export const completeStoreSettings = (saved: Partial<StoreSettings> | null | undefined): StoreSettings =>
  saved
    ? {
        ...defaultStoreSettings,
        ...saved,
        lowStockAlert: { ...defaultLowStockAlert, ...saved.lowStockAlert },
        merchandising: { ...defaultMerchandisingSettings, ...saved.merchandising },
        installments: {
          ...defaultInstallmentSettings,
          ...saved.installments,
          limits: { ...defaultInstallmentSettings.limits, ...saved.installments?.limits },
        },
      }
    : defaultStoreSettings;
