export {
  completeStoreSettings,
  defaultStoreSettings,
  pillCartStyles,
  type LowStockAlert,
  type StoreSettings,
} from './store-settings.ts';
