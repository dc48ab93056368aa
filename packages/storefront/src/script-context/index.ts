export { scriptContext, storeSettings, type StoreSettings } from './script-context.ts';
