import type { Answer, Answers, FormField } from '@sitewright/domain/forms';

const valueOf = (field: FormField, query: URLSearchParams): Answer | undefined =>
  field.type === 'hidden' ? (query.get(field.key ?? field.title) ?? field.value ?? '') : undefined;

/** Initial answers: earlier ones, and hidden fields filled from the query string. */
export const firstAnswers = (
  fields: readonly FormField[],
  query: URLSearchParams,
  earlier: Answers = {},
): Answers => {
  const given = fields.flatMap((field) => {
    const value = earlier[field.id] ?? valueOf(field, query);
    return value === undefined ? [] : [[field.id, value] as const];
  });
  return Object.fromEntries(given);
};
