/** Replaces passwords wherever answers are stored or sent. */
export const PASSWORD_MASK = '__MASKED_FIELD__';

/** Whether an answer is the unchanged mask from the server. */
export const isMaskedPassword = ({ type }: { readonly type: string }, answer: unknown): boolean =>
  type === 'password' && answer === PASSWORD_MASK;

/** The text of an answer for people: that there is a password, but not the mask of it. */
export const shownText = ({ type, text }: { readonly type: string; readonly text: string }): string =>
  isMaskedPassword({ type }, text) ? 'Hidden' : text;

/** Only the mask is stored: passwords are never read back. An empty answer stays empty. */
export const maskPasswords = <Value>(
  fields: readonly { readonly id: string; readonly type: string }[],
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
