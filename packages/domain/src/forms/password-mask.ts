import type { FormField } from './form-fields.ts';

/** Stands in the place of a password wherever answers are stored or sent. */
export const PASSWORD_MASK = '__MASKED_FIELD__';

/** Whether an answer is the mask that the server sent, given back unchanged. */
export const isMaskedPassword = ({ type }: Pick<FormField, 'type'>, answer: unknown): boolean =>
  type === 'password' && answer === PASSWORD_MASK;

/** Nobody can ask for a password again, so nothing but the mask is stored of it. An empty answer stays empty. */
export const maskPasswords = <Value>(
  fields: readonly FormField[],
  answers: Readonly<Record<string, Value>>,
): Record<string, Value | typeof PASSWORD_MASK> => {
  const secret = new Set(fields.filter(({ type }) => type === 'password').map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [
      id,
      secret.has(id) && answer !== '' ? PASSWORD_MASK : answer,
    ]),
  );
};
