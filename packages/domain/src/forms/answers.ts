import { isRequired, likertScores, partsOf, type FormDefinition, type FormField } from './form-fields.ts';
import type { FormMessage } from './forms-messages.ts';
import { isMaskedPassword } from './password-mask.ts';

/** A text; several for checkboxes and fields with parts; scores by statement for Likert scales. */
export type Answer = string | readonly string[] | Readonly<Record<string, number>>;

/** By field id. */
export type Answers = Readonly<Record<string, Answer>>;

export interface AnswerFault {
  readonly code: FormMessage;
  /** The value that is not an option. */
  readonly val?: string;
}

/** By field id. */
export type AnswerFaults = Readonly<Record<string, AnswerFault>>;

const EMAIL = { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, shortest: 3, longest: 256 } as const;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string');

const isScores = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((score) => likertScores.includes(score));

/** Whether the value has the type of answers to this kind of field. */
const fits = ({ type }: FormField, value: unknown): value is Answer => {
  if (type === 'likert') return isScores(value);
  const parts = partsOf(type);
  if (parts) return isTexts(value) && value.length <= parts.length;
  return type === 'checkbox' ? isTexts(value) : typeof value === 'string';
};

const isEmpty = (answer: Answer | undefined): boolean => {
  if (answer === undefined) return true;
  if (typeof answer === 'string') return answer.trim() === '';
  return isTexts(answer) && answer.every((part) => part.trim() === '');
};

/** The length comes first: the pattern takes quadratic time. */
export const isEmail = (text: string): boolean =>
  text.length >= EMAIL.shortest && text.length <= EMAIL.longest && EMAIL.pattern.test(text);

const optionFault = ({ options = [] }: FormField, chosen: readonly string[]): AnswerFault | undefined => {
  const val = chosen.find((each) => each !== '' && !options.includes(each));
  return val === undefined ? undefined : { code: 'option-unknown', val };
};

/** The fault of a non-empty answer. */
const findAnswerFault = (field: FormField, answer: Answer): AnswerFault | undefined => {
  if (field.type === 'checkbox') return optionFault(field, isTexts(answer) ? answer : []);
  if (typeof answer !== 'string') return undefined;
  if (field.type === 'radio' || field.type === 'select') return optionFault(field, [answer]);
  if (field.maxLength !== undefined && answer.length > field.maxLength) return { code: 'too-long' };
  return field.type === 'email' && !isEmail(answer) ? { code: 'email-invalid' } : undefined;
};

const faultOf = (field: FormField, answer: Answer | undefined): AnswerFault | undefined => {
  if (isMaskedPassword(field, answer)) return undefined;
  if (answer !== undefined && !isEmpty(answer)) return findAnswerFault(field, answer);
  return isRequired(field) ? { code: 'required' } : undefined;
};

/** Three parts are a phone number without country code. */
const completeAnswer = ({ type }: FormField, answer: Answer): Answer =>
  type === 'phone' && isTexts(answer) && answer.length === 3 ? ['', ...answer] : answer;

export type ReadAnswers =
  { readonly ok: true; readonly answers: Answers } | { readonly ok: false; readonly faults: AnswerFaults };

/** Validates answers to a form; fields that the form does not have are refused. */
export const readAnswers = (
  { fields }: FormDefinition,
  given: Readonly<Record<string, unknown>>,
): ReadAnswers => {
  const fieldsById = new Map(
    fields.filter(({ type }) => type !== 'section').map((field) => [field.id, field]),
  );
  const faults = new Map<string, AnswerFault>();
  const answers = new Map<string, Answer>();
  for (const [id, value] of Object.entries(given)) {
    const field = fieldsById.get(id);
    if (!field) faults.set(id, { code: 'field-unknown' });
    else if (fits(field, value)) answers.set(id, completeAnswer(field, value));
    else faults.set(id, { code: 'answer-unfit' });
  }
  for (const [id, field] of fieldsById) {
    const fault = faults.has(id) ? undefined : faultOf(field, answers.get(id));
    if (fault !== undefined) faults.set(id, fault);
  }
  return faults.size > 0
    ? { ok: false, faults: Object.fromEntries(faults) }
    : { ok: true, answers: Object.fromEntries(answers) };
};
