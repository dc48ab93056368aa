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
export { isMaskedPassword, maskPasswords, PASSWORD_MASK } from './password-mask.ts';
export { summarizeAnswers, type SummaryField } from './summary.ts';
