import {
  describeAnswers,
  shownText,
  faultTexts,
  hasAnswer,
  maskPasswords,
  siteFormTextsIn,
  validateAnswers,
  type Answers,
  type GivenAnswers,
  type SiteField,
} from '../forms/index.ts';
import type { CheckoutFault } from './checkout-schemas.ts';

/** The questions of the owner that are asked with the contact. */
export interface CheckoutForm {
  readonly fields: readonly SiteField[];
}

/** Files and page breaks are left out: the checkout has no uploads, and steps of its own. */
export const checkoutFormOf = ({ fields }: CheckoutForm): CheckoutForm => ({
  fields: fields.filter(({ type }) => type !== 'file' && type !== 'page'),
});

/** The field of a fault, as the page names it. */
export const questionField = (id: string): string => `form.${id}`;

/** Characters that nobody can type and the database cannot store. */
const cleanValue = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll(/[\0\p{Surrogate}]/gu, '');
  if (Array.isArray(value)) return value.map(cleanValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [String(cleanValue(key)), cleanValue(each)]),
  );
};

/** What is stored, right or wrong: answers to the questions that there are, and no password. */
export const storedAnswers = ({ fields }: CheckoutForm, given: GivenAnswers): GivenAnswers => {
  const asked = fields.filter((field) => hasAnswer(field) && Object.hasOwn(given, field.id));
  return maskPasswords(asked, Object.fromEntries(asked.map(({ id }) => [id, cleanValue(given[id])])));
};

/** The form may have changed since it was answered. */
const answersTo = (form: CheckoutForm, given: GivenAnswers): GivenAnswers => {
  const ids = new Set(form.fields.map(({ id }) => id));
  return Object.fromEntries(Object.entries(given).filter(([id]) => ids.has(id)));
};

export const findQuestionFaults = (
  form: CheckoutForm,
  given: GivenAnswers,
  language: string,
): CheckoutFault[] => {
  const read = validateAnswers(form, answersTo(form, given));
  if (read.ok) return [];
  const texts = faultTexts(read.faults, siteFormTextsIn(language));
  return form.fields.flatMap(({ id }) => {
    const message = texts[id];
    return message === undefined
      ? []
      : [{ field: questionField(id), code: read.faults[id]?.code ?? '', message }];
  });
};

/** The answers of an order, each with the title that its question had. */
export const orderAnswersOf = (form: CheckoutForm, given: GivenAnswers, language: string) => {
  const read = validateAnswers(form, answersTo(form, given));
  const answers: Answers = read.ok ? read.answers : {};
  return describeAnswers(form, answers, siteFormTextsIn(language))
    .filter(({ text }) => text !== '')
    .map((answer) => ({ title: answer.title, value: shownText(answer) }));
};
