export { putStoreSettings, readStoreSettings } from './settings-store.ts';
export { implementStoreCalls } from './store-routes.ts';
