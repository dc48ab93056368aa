export { readAnswers, type Answer, type AnswerFaults, type Answers, type ReadAnswers } from './answers.ts';
export {
  fieldKinds,
  fieldParts,
  formLimits,
  partsOf,
  type FieldKind,
  type FormDefinition,
  type FormField,
} from './form-fields.ts';
export { formMessages } from './forms-messages.ts';
export { summarizeAnswers, type SummaryField } from './summary.ts';
