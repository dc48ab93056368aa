/** A step of a path: integers index arrays, and objects by their decimal text. */
export type Key = string | number;

const hasOwn = Object.prototype.hasOwnProperty;

const isRecord = (value: unknown): value is Readonly<Record<Key, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Own properties only, integers only for arrays, none for strings: `length`, `constructor` and everything
 * inherited must be out of a template's reach, whatever the host added to a prototype.
 */
export const property = (value: unknown, key: Key): unknown => {
  if (!isRecord(value) || !hasOwn.call(value, key)) return undefined;
  if (Array.isArray(value) && typeof key !== 'number') return undefined;
  const found = value[key];
  return typeof found === 'function' ? undefined : found;
};

/** Follows a path; missing if a value on the way is null or missing. */
export const propertyPath = (value: unknown, path: readonly Key[]): unknown => {
  let current = value;
  for (let i = 0; i < path.length && current !== undefined; i++) {
    const key = path[i];
    current = key === undefined ? undefined : property(current, key);
  }
  return current;
};

const MAX_INDEX = 2_147_483_647;

/** Splits a dotted path. Digits become an integer if they fit. */
export const splitPath = (text: string): Key[] =>
  text.includes('.') ? text.split('.').map(toKey) : [toKey(text)];

const DIGITS = /^\d+$/;

const toKey = (segment: string): Key => {
  if (!DIGITS.test(segment)) return segment;
  const index = Number(segment);
  return index <= MAX_INDEX ? index : segment;
};
