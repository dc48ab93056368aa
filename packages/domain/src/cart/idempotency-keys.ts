import { cartLimits } from './quantity.ts';

/** The idempotency keys of the requests that added to a cart line, newest last. */
export interface KeyedEntry {
  readonly idempotencyKeys?: readonly string[];
}

/** A request whose response was lost is retried with the same key: it has been applied already. */
export const isSameAddition = (
  { idempotencyKeys: known = [] }: KeyedEntry,
  { idempotencyKeys = [] }: KeyedEntry,
): boolean => idempotencyKeys.some((key) => known.includes(key));

/** The newest keys of two lines that are merged. */
export const joinIdempotencyKeys = (
  { idempotencyKeys: known = [] }: KeyedEntry,
  { idempotencyKeys = [] }: KeyedEntry,
): KeyedEntry => {
  const joined = [...known, ...idempotencyKeys].slice(-cartLimits.IDEMPOTENCY_KEYS);
  return joined.length > 0 ? { idempotencyKeys: joined } : {};
};
