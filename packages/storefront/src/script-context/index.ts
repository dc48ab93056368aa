export {
  formText,
  inStoreLanguage,
  refusalInStoreLanguage,
  scriptContext,
  storeSettings,
  type StoreSettings,
} from './script-context.ts';
