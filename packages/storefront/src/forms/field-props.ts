import type { Answer, FormField } from '@sitewright/domain/forms';

export interface FieldProps {
  readonly field: FormField;
  readonly answer: Answer | undefined;
  /** `aria-describedby`: ids of the field's description and message. */
  readonly describedBy: string | undefined;
  readonly isFaulty: boolean;
  readonly onAnswer: (answer: Answer) => void;
}

export const textOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '');

export const listOf = (answer: Answer | undefined): readonly string[] =>
  Array.isArray(answer) ? answer.filter((part) => typeof part === 'string') : [];

const isScores = (answer: Answer | undefined): answer is Readonly<Record<string, number>> =>
  typeof answer === 'object' && !Array.isArray(answer);

export const scoresOf = (answer: Answer | undefined): Readonly<Record<string, number>> =>
  isScores(answer) ? answer : {};
