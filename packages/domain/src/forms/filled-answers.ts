import { isEmptyAnswer } from './answers.ts';

/** The answers that are not empty. */
export const filledAnswers = <Value>(
  answers: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => !isEmptyAnswer(answer)));
