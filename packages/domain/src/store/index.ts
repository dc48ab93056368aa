export {
  checkoutSettingLimits,
  brandPositions,
  defaultCheckoutPage,
  defaultCheckoutSettings,
  summaryThemes,
  defaultPaymentSettings,
  phoneFields,
  vatNumberFields,
  type CheckoutPageSettings,
  type CheckoutSettings,
  type ManualMethod,
  type OrderPause,
  type PaymentSettings,
  type PhoneField,
  type VatNumberField,
  type StorePolicies,
} from './checkout-settings.ts';
export { formInEffect, sellsProduct, settingsInEffect } from './store-features.ts';
export {
  hasRevision,
  preferenceNamespaces,
  preferencesOf,
  withPreferences,
  type AnyPreferences,
  type PreferenceNamespace,
  type Preferences,
} from './preferences.ts';
export {
  completeStoreSettings,
  defaultMinimumOrder,
  defaultStoreSettings,
  pillCartStyles,
  storeLimits,
  type FirstSaleSettings,
  type PillCartStyle,
  type LowStockAlert,
  type MinimumOrder,
  type SavedStoreSettings,
  type StoreSettings,
} from './store-settings.ts';
export { checkFirstSale, firstSaleSteps, type FirstSaleStep, type StoreFacts } from './first-sale.ts';
export {
  defaultInvoiceSettings,
  findInvoiceFaults,
  invoiceSettingLimits,
  isSellerKnown,
  type InvoiceFaults,
  type InvoiceSettings,
} from './invoice-settings.ts';
export { defaultReturnSettings, returnSettingLimits, type ReturnSettings } from './return-settings.ts';
export {
  abandonedCartAudiences,
  defaultAbandonedCartSettings,
  type AbandonedCartAudience,
  type AbandonedCartSettings,
} from './abandoned-cart-settings.ts';
export { defaultRestockSettings, restockSettingsLimits, type RestockSettings } from './restock-settings.ts';
