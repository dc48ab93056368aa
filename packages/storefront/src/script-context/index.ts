export { inStoreLanguage, scriptContext, storeSettings, type StoreSettings } from './script-context.ts';
