/** Values of expressions. Missing values are null; arrays and objects are not supported. */
export type Scalar = string | number | boolean | null;

// Decimals require the point: otherwise the pattern would backtrack on long runs of digits.
const DECIMAL = /^[+-]?\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i;
const HEXADECIMAL = /^([+-]?)(0x[0-9a-f]+)$/i;

/** The whole text must be a number: no spaces around it, no leading dot. */
export const toNumber = (value: Scalar): number => {
  if (typeof value !== 'string') return Number(value);
  if (value === '' || DECIMAL.test(value)) return Number(value);
  const [, sign, digits] = HEXADECIMAL.exec(value) ?? [];
  if (digits === undefined) return Number.NaN;
  return sign === '-' ? -Number(digits) : Number(digits);
};

export const toText = (value: Scalar): string => `${value}`;

export const toBoolean = (value: Scalar): boolean => Boolean(value);

/** JavaScript's `==` on scalars: null equals only itself, different types are compared as numbers. */
export const looselyEqual = (left: Scalar, right: Scalar): boolean => {
  if (typeof left === typeof right || left === null || right === null) return left === right;
  return Number(left) === Number(right);
};

/** JavaScript's `<` on scalars: two strings by their characters, anything else as numbers. */
export const isLess = (left: Scalar, right: Scalar): boolean =>
  typeof left === 'string' && typeof right === 'string' ? left < right : Number(left) < Number(right);

export const isLessOrEqual = (left: Scalar, right: Scalar): boolean =>
  typeof left === 'string' && typeof right === 'string' ? left <= right : Number(left) <= Number(right);
