import { canonicalJson } from '../documents/index.ts';
import {
  formLimits,
  readAnswers,
  summarizeAnswers,
  type AnswerFault,
  type AnswerFaults,
  type FormDefinition,
  type SummaryField,
} from '../forms/index.ts';

export type AdditionalFieldsCheck =
  | { readonly ok: true; readonly additionalFields: string | null }
  | { readonly ok: false; readonly faults: AnswerFaults };

const refuse = (code: AnswerFault['code']): AdditionalFieldsCheck => ({
  ok: false,
  faults: { additionalFields: { code } },
});

const parseObject = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value))
      : undefined;
  } catch {
    return undefined;
  }
};

/** Equal answers become equal texts, so that the same thing filled in twice is one line of the cart. */
export const checkAdditionalFields = (
  text: string | null,
  form: FormDefinition | undefined,
): AdditionalFieldsCheck => {
  const isEmpty = text === null || text.trim() === '';
  if (!isEmpty && text.length > formLimits.ANSWERS_LONGEST) return refuse('answers-too-long');
  const given = isEmpty ? {} : parseObject(text);
  if (!given) return refuse('answers-unreadable');
  if (!form)
    return Object.keys(given).length === 0 ? { ok: true, additionalFields: null } : refuse('nothing-asked');
  const read = readAnswers(form, given);
  return read.ok
    ? { ok: true, additionalFields: canonicalJson(read.answers) }
    : { ok: false, faults: read.faults };
};

/** What was filled in, ready to be printed; nothing where the form is gone. */
export const summarizeAdditionalFields = (
  text: string | null,
  form: FormDefinition | undefined,
): SummaryField[] => {
  const given = text === null ? undefined : parseObject(text);
  if (!given || !form) return [];
  const read = readAnswers(
    { ...form, fields: form.fields.map((field) => ({ ...field, required: false })) },
    given,
  );
  return read.ok ? summarizeAnswers(form, read.answers) : [];
};
