export { storeCapability } from './store-capability.ts';
export { putStoreSettings, readStoreSettings } from './settings-store.ts';
