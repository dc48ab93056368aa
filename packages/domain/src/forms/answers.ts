/** A text; several for checkboxes and fields with parts; scores by statement for Likert scales. */
export type Answer = string | readonly string[] | Readonly<Record<string, number>>;

/** By field id. */
export type Answers = Readonly<Record<string, Answer>>;

/** Whether the visitor left an answer empty. */
export const isEmptyAnswer = (answer: unknown): boolean => {
  if (answer === undefined || answer === null) return true;
  if (typeof answer === 'string') return answer.trim() === '';
  if (Array.isArray(answer)) return answer.every((part) => typeof part === 'string' && part.trim() === '');
  return typeof answer === 'object' && Object.keys(answer).length === 0;
};
