const MAX_TEXT = 200;

/** Ids of forms and submissions. */
export const ID = /^[0-9a-f]{24}$/;

/** A part of an address, where it is as it should be. */
export const matching = (name: string, value: unknown, pattern: RegExp): Record<string, string> =>
  typeof value === 'string' && pattern.test(value) ? { [name]: value } : {};

/** Addresses have no types: a text of digits arrives as a number. */
export const typedText = (name: string, value: unknown): Record<string, string> => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? { [name]: text.slice(0, MAX_TEXT) } : {};
};
