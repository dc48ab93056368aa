import { likertScores, partsOf } from '../form-fields.ts';
import { hasAnswer, type SiteField } from '../site-form/site-form.ts';
import type { GivenAnswers } from '../site-form/visible-fields.ts';

/** The name of a field's input; of one of its parts or statements, counted from zero. */
export const inputName = (fieldId: string, part?: number): string =>
  part === undefined ? `f.${fieldId}` : `f.${fieldId}.${part}`;

/** Other inputs of a form. */
export const formInputs = {
  /** A trap: people do not see it. */
  honeypot: 'contactMe',
  optIn: 'optIn',
  /** The text of the mailing list that the page showed. */
  consentText: 'consentText',
  pageId: 'pageId',
  pageTitle: 'pageTitle',
} as const;

/** What was entered, as `FormData` or `URLSearchParams` lists it. */
export interface FormEntries {
  getAll(name: string): readonly unknown[];
}

const textsOf = (entries: FormEntries, name: string): string[] =>
  entries.getAll(name).filter((value): value is string => typeof value === 'string');

const scoresOf = (entries: FormEntries, { id, options = [] }: SiteField): Record<string, number> =>
  Object.fromEntries(
    options.flatMap((statement, index): [string, number][] => {
      const [text = ''] = textsOf(entries, inputName(id, index));
      const score = text === '' ? Number.NaN : Number(text);
      return likertScores.some((each) => each === score) ? [[statement, score]] : [];
    }),
  );

const answerOf = (entries: FormEntries, field: SiteField): unknown => {
  const { id, type, showCountryCode } = field;
  if (type === 'likert') return scoresOf(entries, field);
  const parts = partsOf(type);
  if (parts) {
    const texts = parts.map((_, index) => textsOf(entries, inputName(id, index))[0] ?? '');
    // Without a country code three parts are sent.
    return type === 'phone' && !showCountryCode ? texts.slice(1) : texts;
  }
  const texts = textsOf(entries, inputName(id));
  if (type === 'checkbox') return texts;
  return type === 'file' ? texts.filter((text) => text !== '') : (texts[0] ?? '');
};

/** The answers that were entered in a form. */
export const readFormEntries = (fields: readonly SiteField[], entries: FormEntries): GivenAnswers =>
  Object.fromEntries(fields.filter(hasAnswer).map((field) => [field.id, answerOf(entries, field)]));

const SENT = 'form-sent.';

/** The notice in the address of a page after a form was sent without script. */
export const sentNotice = (formId: string): string => `${SENT}${formId}`;

/** The form that a notice names; undefined for other notices. */
export const sentFormOf = (notice = ''): string | undefined =>
  /^form-sent\.[0-9a-f]{24}$/.test(notice) ? notice.slice(SENT.length) : undefined;
