export type Bag = Readonly<Record<string, unknown>>;

export const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Never what a prototype holds: content may have a key such as `constructor`. */
export const fieldOf = (bag: Bag, key: string): unknown => (Object.hasOwn(bag, key) ? bag[key] : undefined);

/** The bag with one field set, or without it. */
export const withField = (bag: Bag, key: string, value: unknown): Bag =>
  value === undefined
    ? Object.fromEntries(Object.entries(bag).filter(([name]) => name !== key))
    : { ...bag, [key]: value };

export interface Member {
  readonly id: string;
}

export const isMember = (value: unknown): value is Member =>
  isBag(value) && typeof fieldOf(value, 'id') === 'string';

/** Members of such a list keep their identity wherever they stand; an empty list may become one. */
export const isIdList = (value: unknown): value is readonly Member[] =>
  Array.isArray(value) && value.every(isMember) && new Set(value.map(({ id }) => id)).size === value.length;
