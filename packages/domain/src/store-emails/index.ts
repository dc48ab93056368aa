export { builtInEmailText, emailLanguageOf, orderEmailTextsIn } from './built-in-texts.ts';
export {
  emailDefinitions,
  isCustomerEmail,
  isSubscriptionEmail,
  storeEmailKinds,
  type CustomerEmailKind,
  type StoreEmailKind,
  type SubscriptionEmailKind,
  type TeamSubscriptionEmailKind,
} from './email-kinds.ts';
export { emailRecordOf, emailRecordPermission, type EmailRecord } from './email-records.ts';
export { emailLanguages, type EmailLanguage } from './email-languages.ts';
export { emailFormatters, emailInstructions, emailKeysOf } from './email-keys.ts';
export type { EmailText, OrderEmailTexts } from './email-texts.ts';
export { sampleDonation, sampleEmailOrder } from './sample-order.ts';
export { storeEmailLimits, storeEmailMessages } from './store-emails-messages.ts';
