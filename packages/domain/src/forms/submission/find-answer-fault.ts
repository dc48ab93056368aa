import { isEmptyAnswer, type Answer } from '../answers.ts';
import { isRequired, likertScores, partsOf } from '../form-fields.ts';
import type { FormMessage } from '../forms-messages.ts';
import { isMaskedPassword } from '../password-mask.ts';
import type { SiteField } from '../site-form/site-form.ts';
import type { SubmissionMessage } from './submission-texts.ts';

export interface AnswerFault {
  readonly code: FormMessage | SubmissionMessage;
  /** What the message names, such as a value that is not an option. */
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
export const fitsField = ({ type }: SiteField, value: unknown): value is Answer => {
  if (type === 'likert') return isScores(value);
  const parts = partsOf(type);
  if (parts) return isTexts(value) && value.length <= parts.length;
  return type === 'checkbox' ? isTexts(value) : typeof value === 'string';
};

/** The length comes first: the pattern takes quadratic time. */
const isEmail = (text: string): boolean =>
  text.length >= EMAIL.shortest && text.length <= EMAIL.longest && EMAIL.pattern.test(text);

const optionFault = ({ options = [] }: SiteField, chosen: readonly string[]): AnswerFault | undefined => {
  const val = chosen.find((each) => !options.includes(each));
  return val === undefined ? undefined : { code: 'option-unknown', val };
};

const filledFault = (field: SiteField, answer: Answer): AnswerFault | undefined => {
  if (field.type === 'likert') return optionFault(field, Object.keys(answer));
  if (field.type === 'checkbox')
    return optionFault(field, isTexts(answer) ? answer.filter((each) => each !== '') : []);
  if (typeof answer !== 'string') return undefined;
  if (field.type === 'radio' || field.type === 'select') return optionFault(field, [answer]);
  if (field.maxLength !== undefined && answer.length > field.maxLength) return { code: 'too-long' };
  return field.type === 'email' && !isEmail(answer) ? { code: 'email-invalid' } : undefined;
};

/** A missing answer, one that is not offered, or one that is too long. */
export const findAnswerFault = (field: SiteField, answer: Answer | undefined): AnswerFault | undefined => {
  if (isMaskedPassword(field, answer)) return undefined;
  if (answer !== undefined && !isEmptyAnswer(answer)) return filledFault(field, answer);
  return isRequired(field) ? { code: 'required' } : undefined;
};

/** The chosen options once each, in the order of the form: the same choice is the same answer, however it was sent. */
const chosenOptions = ({ options = [] }: SiteField, chosen: readonly string[]): readonly string[] =>
  options.filter((option, index) => chosen.includes(option) && options.indexOf(option) === index);

/** An answer as it is stored. Three parts are a phone number without country code. */
export const completeAnswer = (field: SiteField, answer: Answer): Answer => {
  if (!isTexts(answer)) return answer;
  if (field.type === 'checkbox') return chosenOptions(field, answer);
  return field.type === 'phone' && answer.length === 3 ? ['', ...answer] : answer;
};
