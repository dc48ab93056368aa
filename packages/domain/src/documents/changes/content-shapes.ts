import { isRecord } from '../is-record.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Own fields only: content may have a key such as `constructor`. */
export const fieldOf = (bag: JsonObject, key: string): unknown =>
  Object.hasOwn(bag, key) ? bag[key] : undefined;

/** Sets a field, or removes it if undefined. */
export const withField = (bag: JsonObject, key: string, value: unknown): JsonObject =>
  value === undefined
    ? Object.fromEntries(Object.entries(bag).filter(([name]) => name !== key))
    : { ...bag, [key]: value };

export interface Member {
  readonly id: string;
}

export const isMember = (value: unknown): value is Member =>
  isRecord(value) && typeof fieldOf(value, 'id') === 'string';

/** Members are identified by id, wherever they are. An empty list counts too. */
export const isIdList = (value: unknown): value is readonly Member[] =>
  Array.isArray(value) && value.every(isMember) && new Set(value.map(({ id }) => id)).size === value.length;
