import { isRecord } from '../is-record.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Never what a prototype holds: content may have a key such as `constructor`. */
export const fieldOf = (bag: JsonObject, key: string): unknown =>
  Object.hasOwn(bag, key) ? bag[key] : undefined;

/** The bag with one field set, or without it. */
export const withField = (bag: JsonObject, key: string, value: unknown): JsonObject =>
  value === undefined
    ? Object.fromEntries(Object.entries(bag).filter(([name]) => name !== key))
    : { ...bag, [key]: value };

export interface Member {
  readonly id: string;
}

export const isMember = (value: unknown): value is Member =>
  isRecord(value) && typeof fieldOf(value, 'id') === 'string';

/** Members of such a list keep their identity wherever they stand; an empty list may become one. */
export const isIdList = (value: unknown): value is readonly Member[] =>
  Array.isArray(value) && value.every(isMember) && new Set(value.map(({ id }) => id)).size === value.length;
