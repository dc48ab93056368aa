export { restockMessages, type SignUpRefusal } from './restock-messages.ts';
export { planNotices, returnedPieces, type NoticeFacts, type NoticePlan } from './plan-notices.ts';
export { restockCsvHead, restockCsvRow, type ExportedSignUp } from './restock-csv.ts';
export {
  findEmailFault,
  restockLimits,
  SIGNED_UP_NOTICE,
  signUpStates,
  type SignUpState,
} from './sign-ups.ts';
export type { RestockVisitorTexts } from './texts/restock-texts.ts';
export { restockFormTexts, restockTextsIn } from './texts/restock-translations.ts';
