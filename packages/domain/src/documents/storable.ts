/** PostgreSQL cannot store NUL or lone surrogates; checked here to refuse them instead of failing. */
export const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\0') && !/\p{Surrogate}/u.test(value);
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, field]) => isStorable(key) && isStorable(field));
};
