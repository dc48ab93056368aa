import { readAnswers, type Answer, type AnswerFault, type Answers } from '../answers.ts';
import type { FormField } from '../form-fields.ts';
import { maxFilesOf } from '../site-form/file-types.ts';
import { hasAnswer, siteFormLimits, type SiteField, type SiteForm } from '../site-form/site-form.ts';
import { visibleFields, type GivenAnswers } from '../site-form/visible-fields.ts';
import type { SubmissionMessage } from './submission-texts.ts';

export interface SiteAnswerFault {
  readonly code: AnswerFault['code'] | SubmissionMessage;
  readonly val?: string;
}

export type SiteAnswerFaults = Readonly<Record<string, SiteAnswerFault>>;

export type ValidatedAnswers =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly faults: SiteAnswerFaults };

const isFile = ({ type }: SiteField): boolean => type === 'file';

const isQuestion = (field: SiteField): field is SiteField & FormField => hasAnswer(field) && !isFile(field);

const NUMBER = /^[+-]?(\d+([.,]\d+)?|[.,]\d+)$/;
const AMOUNT = /^[+-]?\d{1,3}([., ]?\d{3})*([.,]\d{1,2})?$/;

const WEBSITE = /^(https?:\/\/)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]\S*)?$/iu;

const isWithin = (text: string, min: number, max: number): boolean =>
  /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max;

const isDate = ([month = '', day = '', year = '']: readonly string[]): boolean => {
  if (!isWithin(month, 1, 12) || !isWithin(day, 1, 31) || !/^\d{4}$/.test(year)) return false;
  return Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
};

const isTime = ([hour = '', minute = '0', second = '0', half = '']: readonly string[]): boolean =>
  isWithin(hour, 0, half === '' ? 23 : 12) &&
  isWithin(minute || '0', 0, 59) &&
  isWithin(second || '0', 0, 59) &&
  /^(|am|pm)$/i.test(half);

const textFaults: Readonly<
  Partial<Record<SiteField['type'], readonly [(text: string) => boolean, SubmissionMessage]>>
> = {
  number: [(text) => NUMBER.test(text), 'number-invalid'],
  currency: [(text) => AMOUNT.test(text), 'amount-invalid'],
  website: [(text) => WEBSITE.test(text), 'website-invalid'],
};

const partFaults: Readonly<
  Partial<Record<SiteField['type'], readonly [(parts: readonly string[]) => boolean, SubmissionMessage]>>
> = {
  date: [isDate, 'date-invalid'],
  time: [isTime, 'time-invalid'],
};

const findStatementFault = ({ options = [] }: SiteField, answer: Answer): SiteAnswerFault | undefined => {
  const val = Object.keys(answer).find((statement) => !options.includes(statement));
  return val === undefined ? undefined : { code: 'option-unknown', val };
};

/** Faults of a filled-in answer beyond those that all forms have. */
const findFormatFault = (field: SiteField, answer: Answer): SiteAnswerFault | undefined => {
  const { type } = field;
  if (type === 'likert') return findStatementFault(field, answer);
  if (typeof answer === 'string') {
    const [isRight, code] = textFaults[type] ?? [];
    return code && answer.trim() !== '' && !isRight?.(answer.trim()) ? { code } : undefined;
  }
  const [isRight, code] = partFaults[type] ?? [];
  if (!code || !Array.isArray(answer)) return undefined;
  const parts = answer.map((part) => String(part).trim());
  return parts.every((part) => part === '') || isRight?.(parts) ? undefined : { code };
};

const UPLOAD_ID = /^[0-9a-f]{24}$/;

/** An answer to a file field lists the ids of uploaded files. */
const findFileFault = (field: SiteField, answer: unknown): SiteAnswerFault | undefined => {
  const ids = answer ?? [];
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string' && UPLOAD_ID.test(id)))
    return { code: 'answer-unfit' };
  const max = maxFilesOf(field);
  if (ids.length > max)
    return max === 1 ? { code: 'one-file-only' } : { code: 'files-too-many', val: String(max) };
  return field.required === true && ids.length === 0 ? { code: 'required' } : undefined;
};

/** A submission has a limit of its own, at the field that exceeds it. */
const findTotalFaults = (files: readonly SiteField[], given: GivenAnswers): [string, SiteAnswerFault][] => {
  let count = 0;
  for (const { id } of files) {
    const ids = given[id];
    count += Array.isArray(ids) ? ids.length : 0;
    if (count > siteFormLimits.FILES)
      return [[id, { code: 'files-too-many', val: String(siteFormLimits.FILES) }]];
  }
  return [];
};

const omit = (answers: GivenAnswers, ids: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.has(id)));

/**
 * Validates answers to a form, in the browser and on the server. Answers to fields that conditions hide are dropped;
 * fields that the form does not have are refused.
 */
export const validateAnswers = (
  { fields }: Pick<SiteForm, 'fields'>,
  given: GivenAnswers,
): ValidatedAnswers => {
  const shown = visibleFields({ fields }, given);
  const hidden = new Set(fields.filter((field) => !shown.includes(field)).map(({ id }) => id));
  const files = shown.filter(isFile);
  const fileIds = new Set(files.map(({ id }) => id));
  const questions = shown.filter(isQuestion);
  const read = readAnswers({ id: '', name: '', fields: questions }, omit(omit(given, hidden), fileIds));
  const answers = read.ok ? read.answers : {};
  const faults = [
    ...(read.ok ? [] : Object.entries(read.faults)),
    ...findTotalFaults(files, given),
    ...files.map((field) => [field.id, findFileFault(field, given[field.id])] as const),
    ...questions.map((field) => {
      const answer = answers[field.id];
      return [field.id, answer === undefined ? undefined : findFormatFault(field, answer)] as const;
    }),
  ].filter((entry): entry is [string, SiteAnswerFault] => entry[1] !== undefined);
  if (faults.length > 0) return { ok: false, faults: Object.fromEntries(faults) };
  const uploads = files.map(({ id }) => [id, (given[id] ?? []) as readonly string[]] as const);
  return { ok: true, answers: { ...answers, ...Object.fromEntries(uploads) } };
};

/** Whether the visitor has to answer a field that is shown. */
export const isAnswerRequired = ({ type, required }: Pick<SiteField, 'type' | 'required'>): boolean =>
  required === true && type !== 'likert' && hasAnswer({ type });

/** The sender's address: the first filled-in email field. */
export const senderOf = ({ fields }: Pick<SiteForm, 'fields'>, answers: Answers): string | undefined => {
  for (const { id, type } of fields) {
    const answer = answers[id];
    if (type === 'email' && typeof answer === 'string' && answer.trim() !== '') return answer.trim();
  }
  return undefined;
};
