export {
  completeStoreSettings,
  defaultStoreSettings,
  pillCartStyles,
  type StoreSettings,
} from './store-settings.ts';
