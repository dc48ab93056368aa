export { formInEffect, sellsProduct, settingsInEffect } from './store-features.ts';
export {
  preferenceNamespaces,
  preferencesOf,
  withPreferences,
  type AnyPreferences,
  type PreferenceNamespace,
  type Preferences,
} from './preferences.ts';
export {
  completeStoreSettings,
  defaultStoreSettings,
  pillCartStyles,
  storeLimits,
  type PillCartStyle,
  type LowStockAlert,
  type StoreSettings,
} from './store-settings.ts';
