export {
  readAnswers,
  type Answer,
  type AnswerFault,
  type AnswerFaults,
  type Answers,
  type ReadAnswers,
} from './answers.ts';
export { faultTexts } from './fault-texts.ts';
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
export { isMaskedPassword, maskPasswords, PASSWORD_MASK } from './password-mask.ts';
export { summarizeAnswers, type SummaryField } from './summary.ts';
export {
  autofillNames,
  captchaAlignments,
  captchaThemes,
  conditionOperators,
  fileGroups,
  formFieldsets,
  hasAnswer,
  siteFieldKinds,
  siteFormLimits,
  startForms,
  type AutofillName,
  type ConditionOperator,
  type ConfirmationEmail,
  type FieldCondition,
  type FileGroup,
  type FormStorage,
  type MailingListTarget,
  type SiteField,
  type SiteFieldKind,
  type SiteForm,
} from './site-form/site-form.ts';
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
export {
  isAnswerRequired,
  senderOf,
  validateAnswers,
  type SiteAnswerFault,
  type SiteAnswerFaults,
  type ValidatedAnswers,
} from './submission/validate-answers.ts';
export type {
  SubmissionMessage,
  SubmissionNotice,
  SubmissionText,
  SubmissionTexts,
} from './submission/submission-texts.ts';
export { siteFaultTexts, siteFormTextsIn, type SiteFormTexts } from './submission/submission-translations.ts';
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
