export { adoptSheet } from './adopt-sheet.ts';
export {
  formText,
  inStoreLanguage,
  refusalInStoreLanguage,
  scriptContext,
  storeSettings,
  type StoreSettings,
} from './script-context.ts';
