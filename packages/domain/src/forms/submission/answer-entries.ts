import type { Answers } from '../answers.ts';
import { partsOf } from '../form-fields.ts';
import type { SiteField } from '../site-form/site-form.ts';
import { inputName } from './form-entries.ts';

/** A phone number without country code has one part less than inputs. */
const partEntries = ({ id, type }: SiteField, answer: readonly unknown[]): [string, string][] => {
  const missing = (partsOf(type)?.length ?? 0) - answer.length;
  const first = type === 'phone' && missing === 1 ? 1 : 0;
  return answer.map((part, index) => [inputName(id, index + first), String(part)]);
};

const entriesOf = (field: SiteField, answer: Answers[string]): [string, string][] => {
  const { id, type, options = [] } = field;
  if (typeof answer === 'string') return [[inputName(id), answer]];
  if (Array.isArray(answer))
    return partsOf(type) ? partEntries(field, answer) : answer.map((text) => [inputName(id), String(text)]);
  return Object.entries(answer).map(([statement, score]) => [
    inputName(id, options.indexOf(statement)),
    String(score),
  ]);
};

/** The values of inputs, by name, that `readFormEntries` reads as these answers. */
export const entriesOfAnswers = (
  fields: readonly SiteField[],
  answers: Answers,
): ReadonlyMap<string, readonly string[]> => {
  const values = new Map<string, string[]>();
  for (const field of fields) {
    const answer = answers[field.id];
    for (const [name, value] of answer === undefined ? [] : entriesOf(field, answer))
      values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
};
