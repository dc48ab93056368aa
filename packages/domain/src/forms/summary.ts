import type { Answer, Answers } from './answers.ts';
import { partsOf, type FormDefinition, type FormField } from './form-fields.ts';
import { maskPasswords } from './password-mask.ts';

/** An answered field as templates print it. */
export interface SummaryField {
  readonly id: string;
  readonly type: string;
  readonly rawTitle: string;
  readonly value: string;
  readonly values: readonly string[] | Readonly<Record<string, string | number>>;
}

const namedParts = (names: readonly string[], answer: Answer): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name, index) => [name, Array.isArray(answer) ? (answer[index] ?? '') : '']));

const summaryOf = ({ id, type, title }: FormField, answer: Answer): SummaryField => {
  const plain = { id, type, rawTitle: title };
  if (typeof answer === 'string') return { ...plain, value: answer, values: [] };
  const parts = partsOf(type);
  return { ...plain, value: '', values: parts ? namedParts(parts, answer) : answer };
};

export const summarizeAnswers = ({ fields }: FormDefinition, answers: Answers): SummaryField[] => {
  const shown = maskPasswords(fields, answers);
  return fields.flatMap((field) => {
    const answer = shown[field.id];
    return answer === undefined || field.type === 'section' ? [] : [summaryOf(field, answer)];
  });
};
