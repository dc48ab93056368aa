const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, field]) => [key, sortKeys(field)]),
  );
};

/** The same text for equal values: the database returns keys in another order. */
export const canonicalJson = (value: unknown, indent?: number): string =>
  JSON.stringify(sortKeys(value), undefined, indent);

export const isSameContent = (a: unknown, b: unknown): boolean =>
  a === b || canonicalJson(a) === canonicalJson(b);
