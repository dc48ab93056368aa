import type { FieldCondition, SiteField } from './site-form.ts';

/** Answers as they come in, not validated yet. */
export type GivenAnswers = Readonly<Record<string, unknown>>;

const textsOf = (answer: unknown): string[] => {
  if (typeof answer === 'string') return [answer];
  if (Array.isArray(answer)) return answer.filter((part): part is string => typeof part === 'string');
  return [];
};

const simplify = (text: string): string => text.trim().toLowerCase();

const matches = ({ operator, value = '' }: FieldCondition, answer: unknown): boolean => {
  const given = textsOf(answer)
    .map(simplify)
    .filter((text) => text !== '');
  const sought = simplify(value);
  switch (operator) {
    case 'answered':
      return given.length > 0;
    case 'not-answered':
      return given.length === 0;
    case 'is':
      return given.includes(sought);
    case 'is-not':
      return !given.includes(sought);
    case 'contains':
      return given.some((text) => text.includes(sought));
  }
};

interface Visibility {
  readonly byId: ReadonlyMap<string, SiteField>;
  readonly answers: GivenAnswers;
}

/** A hidden field has no answer, so a condition on it is compared with none. */
const isVisible = ({ byId, answers }: Visibility, field: SiteField, path: readonly string[]): boolean => {
  const { condition } = field;
  if (!condition) return true;
  const other = byId.get(condition.field);
  if (!other || path.includes(other.id)) return false;
  const answer = isVisible({ byId, answers }, other, [...path, other.id]) ? answers[other.id] : undefined;
  return matches(condition, answer);
};

/** The fields that a visitor with these answers sees, headings and page breaks included. */
export const visibleFields = <Field extends SiteField>(
  { fields }: { readonly fields: readonly Field[] },
  answers: GivenAnswers,
): Field[] => {
  const byId = new Map(fields.map((field) => [field.id, field]));
  return fields.filter((field) => isVisible({ byId, answers }, field, [field.id]));
};

export interface FormPage<Field extends SiteField = SiteField> {
  /** The page break that begins it; undefined for the first page. */
  readonly start: Field | undefined;
  readonly fields: readonly Field[];
}

/** Divides fields at page breaks. There is at least one page. */
export const pagesOf = <Field extends SiteField>(fields: readonly Field[]): FormPage<Field>[] => {
  const pages: { start: Field | undefined; fields: Field[] }[] = [{ start: undefined, fields: [] }];
  for (const field of fields)
    if (field.type === 'page') pages.push({ start: field, fields: [] });
    else pages.at(-1)?.fields.push(field);
  // A form that begins with a page break has no empty page before it.
  return pages.length > 1 && pages[0]?.fields.length === 0 ? pages.slice(1) : pages;
};
