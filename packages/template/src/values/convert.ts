/** Text of a scalar; empty for null, missing values, arrays and objects. */
export const asString = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isNaN(value) ? 'NaN' : `${value}`;
  return typeof value === 'boolean' ? `${value}` : '';
};

/** Leading number of a text (`"12px"` is 12, `"abc"` is NaN); booleans are 1 and 0; everything else is 0. */
export const asNumber = (value: unknown): number => {
  if (typeof value === 'number') return value;
  if (typeof value === 'string')
    return value.includes('.') ? Number.parseFloat(value) : Number.parseInt(value, 10);
  return value === true ? 1 : 0;
};

/**
 * Milliseconds since 1970, NaN for anything that is not a time. Null and missing values are NaN: as 0 they
 * would print 1970.
 */
export const asTime = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Math.trunc(asNumber(value)) : Number.NaN;

/** True for `true`, the text "true" and integers other than 0. */
export const asBoolean = (value: unknown): boolean => {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return value === 'true';
  return typeof value === 'number' && Number.isInteger(value) && value !== 0;
};

export const isTruthy = (value: unknown): boolean => {
  switch (typeof value) {
    case 'boolean':
      return value;
    case 'string':
      return value !== '';
    case 'number':
      return value !== 0 && !Number.isNaN(value);
    case 'object':
      return value !== null && isFilled(value);
    default:
      return false;
  }
};

const hasOwn = Object.prototype.hasOwnProperty;

const isFilled = (value: object): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  for (const key in value) if (hasOwn.call(value, key)) return true;
  return false;
};

/** Text that a variable instruction prints. */
export const printValue = (value: unknown): string => {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'boolean':
      return `${value}`;
    default:
      return Array.isArray(value) ? printArray(value) : '';
  }
};

const printArray = (list: readonly unknown[]): string =>
  list.map((value) => coerceToString(value, 'null')).join(',');

/** Text of a value in a concatenation, which differs from `printValue`. */
export const coerceToString = (value: unknown, ofNull = ''): string => {
  if (value === null || value === undefined) return ofNull;
  if (Array.isArray(value)) return value.map((element: unknown) => coerceToString(element)).join(',');
  return typeof value === 'object' ? '[object Object]' : printValue(value);
};
