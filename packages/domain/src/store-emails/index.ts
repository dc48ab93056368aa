export {
  builtInEmailText,
  emailLanguageOf,
  emailLanguages,
  orderEmailTextsIn,
  type EmailLanguage,
} from './built-in-texts.ts';
export {
  emailDefinitions,
  isCustomerEmail,
  storeEmailKinds,
  type CustomerEmailKind,
  type StoreEmailKind,
} from './email-kinds.ts';
export type { EmailText, OrderEmailTexts } from './email-texts.ts';
