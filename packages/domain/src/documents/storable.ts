/** The database keeps neither NUL nor half a surrogate pair; found here, it is a refusal instead of a fault. */
export const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\0') && !/\p{Surrogate}/u.test(value);
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, field]) => isStorable(key) && isStorable(field));
};
