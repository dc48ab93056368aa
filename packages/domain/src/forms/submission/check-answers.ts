import type { Answer, Answers } from '../answers.ts';
import { hasAnswer, type SiteField } from '../site-form/site-form.ts';
import { visibleFields, type GivenAnswers } from '../site-form/visible-fields.ts';
import {
  completeAnswer,
  findAnswerFault,
  fitsField,
  type AnswerFault,
  type AnswerFaults,
} from './find-answer-fault.ts';

/** What is validated: the fields of a form on a page or of a product. */
export interface AnsweredForm {
  readonly fields: readonly SiteField[];
}

export type ValidatedAnswers =
  { readonly ok: true; readonly answers: Answers } | { readonly ok: false; readonly faults: AnswerFaults };

export type ValidateAnswers = (form: AnsweredForm, given: GivenAnswers) => ValidatedAnswers;

export type FaultEntry = readonly [id: string, fault: AnswerFault | undefined];

/** Rules that not every form has. They are passed in, so that pages carry only those that their forms need. */
export interface FurtherRules {
  /** Without it numbers, dates and the like are accepted as they were typed, incomplete ones too. */
  readonly findFormatFault?: (field: SiteField, answer: Answer) => AnswerFault | undefined;
  /** Without it a form has no files. */
  readonly findFileFaults?: (files: readonly SiteField[], given: GivenAnswers) => readonly FaultEntry[];
}

const isFile = ({ type }: SiteField): boolean => type === 'file';

const faultOf = (
  field: SiteField,
  answer: unknown,
  { findFormatFault }: FurtherRules,
): AnswerFault | undefined => {
  if (answer === undefined) return findAnswerFault(field, undefined);
  if (!fitsField(field, answer)) return { code: 'answer-unfit' };
  return findAnswerFault(field, answer) ?? findFormatFault?.(field, answer);
};

/** Answers to fields that conditions hide are dropped; fields that the form does not have are refused. */
export const checkAnswers = (
  form: AnsweredForm,
  sent: GivenAnswers,
  rules: FurtherRules,
): ValidatedAnswers => {
  // Without a prototype: a field may be called `constructor`.
  const given: GivenAnswers = Object.assign(Object.create(null) as object, sent);
  const shown = visibleFields(form, given);
  const files = rules.findFileFaults ? shown.filter(isFile) : [];
  const questions = shown.filter((field) => hasAnswer(field) && !isFile(field));
  const hidden = form.fields.filter((field) => !shown.includes(field));
  const known = new Set([...files, ...questions, ...hidden].map(({ id }) => id));
  const entries: FaultEntry[] = [
    ...Object.keys(given)
      .filter((id) => !known.has(id))
      .map((id): FaultEntry => [id, { code: 'field-unknown' }]),
    ...(rules.findFileFaults?.(files, given) ?? []),
    ...questions.map((field): FaultEntry => [field.id, faultOf(field, given[field.id], rules)]),
  ];
  const faults = entries.filter((entry): entry is [string, AnswerFault] => entry[1] !== undefined);
  if (faults.length > 0) return { ok: false, faults: Object.fromEntries(faults) };
  const answers = questions
    .filter(({ id }) => given[id] !== undefined)
    .map((field) => [field.id, completeAnswer(field, given[field.id] as Answer)] as const);
  const uploads = files.map(({ id }) => [id, (given[id] ?? []) as readonly string[]] as const);
  return { ok: true, answers: Object.fromEntries([...answers, ...uploads]) };
};
