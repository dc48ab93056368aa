export type { Answer, Answers } from './answers.ts';
export { filledAnswers } from './filled-answers.ts';
export { hasOptions, offeredOptions } from './field-options.ts';
export {
  fieldKinds,
  fieldParts,
  formLimits,
  isRequired,
  likertScores,
  partsOf,
  type FieldKind,
  type FormDefinition,
  type FormField,
  type LikertScore,
} from './form-fields.ts';
export type { FormText, FormTexts } from './form-texts.ts';
export { formTextsIn, likertStrings, localizedFormTexts } from './form-translations.ts';
export { mailboxKey } from './mailbox-key.ts';
export { isMaskedPassword, maskPasswords, PASSWORD_MASK, shownText } from './password-mask.ts';
export { summarizeAnswers, type SummaryField } from './summary.ts';
export {
  autofillNames,
  captchaAlignments,
  captchaThemes,
  conditionOperators,
  fileGroups,
  formFieldsets,
  hasAnswer,
  ownMessageOf,
  startForms,
  type AutofillName,
  type ConditionOperator,
  type ConfirmationEmail,
  type FieldCondition,
  type FileGroup,
  type FormStorage,
  type MailingListTarget,
  type SiteField,
  type SiteForm,
} from './site-form/site-form.ts';
export { siteFieldKinds, type SiteFieldKind } from './site-form/site-field-kinds.ts';
export { freeFormName } from './site-form/free-form-name.ts';
export { siteFormLimits } from './site-form/site-form-limits.ts';
export {
  allowedFileTypes,
  extensionsOfField,
  maxBytesOf,
  maxFilesOf,
  recognizeFile,
  SIGNATURE_BYTES,
  typesOfField,
  type FileType,
} from './site-form/file-types.ts';
export {
  findSiteFormFaults,
  siteFormMessages,
  type SiteFormFault,
  type SiteFormFaults,
} from './site-form/site-form-faults.ts';
export { pagesOf, visibleFields, type FormPage, type GivenAnswers } from './site-form/visible-fields.ts';
export type { AnswerFault, AnswerFaults } from './submission/find-answer-fault.ts';
export type { AnsweredForm, ValidateAnswers, ValidatedAnswers } from './submission/check-answers.ts';
export { senderOf, validateAnswers } from './submission/validate-answers.ts';
export { validateProductAnswers } from './submission/validate-product-answers.ts';
export { productFormOf, productFormTexts } from './product-form.ts';
export type {
  SubmissionMessage,
  SubmissionNotice,
  SubmissionText,
  SubmissionTexts,
} from './submission/submission-texts.ts';
export { faultTexts, siteFormTextsIn, type SiteFormTexts } from './submission/submission-translations.ts';
export {
  captchaActions,
  captchaTypes,
  defaultCaptchaSettings,
  submissionLimits,
  submissionStates,
  type CaptchaSettings,
  type CaptchaType,
  type SubmissionState,
} from './submission/submissions.ts';
export { entriesOfAnswers } from './submission/answer-entries.ts';
export { captchaActionOf } from './submission/captcha-action.ts';
export { formRefusalMessages, type FormRefusal } from './forms-refusals.ts';
export { answerText, describeAnswers, type AnswerSummary } from './submission/answer-text.ts';
export {
  formInputs,
  inputName,
  readFormEntries,
  sentFormOf,
  sentNotice,
  type FormEntries,
} from './submission/form-entries.ts';
