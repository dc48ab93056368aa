import { canonicalJson, isRecord } from '../documents/index.ts';
import {
  filledAnswers,
  formLimits,
  isMaskedPassword,
  maskPasswords,
  summarizeAnswers,
  validateProductAnswers,
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

type Given = Readonly<Record<string, unknown>>;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const asObject = (value: unknown): Given | undefined =>
  isRecord(value) ? Object.fromEntries(Object.entries(value)) : undefined;

/** Shop scripts send `null`, written as JSON, for a product without a form. */
const parseGiven = (text: string | null): Given | undefined => {
  if (text === null || text.trim() === '') return {};
  const value = parseJson(text);
  return value === null ? {} : asObject(value);
};

/** The mask stands for a password that was given before; where there was none, nothing was given. */
const withoutUnknownMasks = ({ fields }: FormDefinition, given: Given, kept: Given): Given => {
  const unknown = new Set(
    fields.filter((field) => isMaskedPassword(field, given[field.id]) && !kept[field.id]).map(({ id }) => id),
  );
  return Object.fromEntries(Object.entries(given).filter(([id]) => !unknown.has(id)));
};

export interface AdditionalFieldsRequest {
  readonly text: string | null;
  readonly form: FormDefinition | undefined;
  /** What the entry holds already, where its answers are changed. */
  readonly kept?: string | null;
}

/**
 * Equal answers become equal texts, so that the same thing filled in twice is one line of the cart. Passwords are
 * masked in them: what this returns is stored and sent to the page.
 */
export const checkAdditionalFields = ({
  text,
  form,
  kept = null,
}: AdditionalFieldsRequest): AdditionalFieldsCheck => {
  if (text !== null && text.length > formLimits.MAX_ANSWERS_LENGTH) return refuse('answers-too-long');
  const given = parseGiven(text);
  if (!given) return refuse('answers-unreadable');
  if (!form)
    return Object.keys(given).length === 0 ? { ok: true, additionalFields: null } : refuse('nothing-asked');
  const read = validateProductAnswers(form, withoutUnknownMasks(form, given, parseGiven(kept) ?? {}));
  return read.ok
    ? { ok: true, additionalFields: canonicalJson(maskPasswords(form.fields, filledAnswers(read.answers))) }
    : { ok: false, faults: read.faults };
};

/** Stored answers as they may be sent: a field that was made a password later hides what was typed before. */
export const maskAdditionalFields = (
  text: string | null,
  form: FormDefinition | undefined,
): string | null => {
  if (text === null || !form?.fields.some(({ type }) => type === 'password')) return text;
  return canonicalJson(maskPasswords(form.fields, parseGiven(text) ?? {}));
};

/** What was filled in, ready to be printed; nothing where the form is gone. */
export const summarizeAdditionalFields = (
  text: string | null,
  form: FormDefinition | undefined,
): SummaryField[] => {
  const given = text === null ? undefined : parseGiven(text);
  if (!given || !form) return [];
  const read = validateProductAnswers(
    { fields: form.fields.map((field) => ({ ...field, required: false })) },
    given,
  );
  return read.ok ? summarizeAnswers(form, read.answers) : [];
};
