/**
 * An exact decimal: `unscaled / 10^scale`. Prices never pass through a float, where 1.005 is already
 * 1.00499999999999989 and rounds to the wrong cent.
 */
export interface Decimal {
  readonly unscaled: bigint;
  readonly scale: number;
}

const DECIMAL_TEXT = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;

export const decimal = (unscaled: bigint, scale: number): Decimal => ({ unscaled, scale });
export const ZERO: Decimal = decimal(0n, 0);

const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);

/** Reads `12`, `-1.50`, `.5`, `5.` and `1e3`; anything else is undefined. */
export const parseDecimal = (text: string): Decimal | undefined => {
  const match = DECIMAL_TEXT.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  if (whole === '' && fraction === '') return undefined;
  const digits = BigInt(whole + fraction);
  const unscaled = sign === '-' ? -digits : digits;
  const scale = fraction.length - Number(exponent);
  return scale >= 0 ? decimal(unscaled, scale) : decimal(unscaled * powerOfTen(-scale), 0);
};

/** Moves the decimal point to the right: 1.5 by 2 places is 150. */
export const movePointRight = (value: Decimal, places: number): Decimal => {
  const scale = value.scale - places;
  return scale >= 0 ? decimal(value.unscaled, scale) : decimal(value.unscaled * powerOfTen(-scale), 0);
};

export const compareDecimals = (a: Decimal, b: Decimal): number => {
  if (a.scale === b.scale) return a.unscaled < b.unscaled ? -1 : Number(a.unscaled > b.unscaled);
  const left = a.unscaled * powerOfTen(Math.max(0, b.scale - a.scale));
  const right = b.unscaled * powerOfTen(Math.max(0, a.scale - b.scale));
  return left < right ? -1 : Number(left > right);
};

/** Divides whole numbers, rounding half away from zero: what a shopper expects of a price. */
export const divideRounded = (numerator: bigint, denominator: bigint): bigint => {
  const negative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const quotient = (top * 2n + bottom) / (bottom * 2n);
  return negative ? -quotient : quotient;
};

/** The value in units of `10^-places`, rounded half away from zero. */
export const toUnits = (value: Decimal, places: number): bigint =>
  value.scale <= places
    ? value.unscaled * powerOfTen(places - value.scale)
    : divideRounded(value.unscaled, powerOfTen(value.scale - places));

/** Plain digits without an exponent and without zeros at the end of the fraction: 7500, 0.5, -12.25. */
export const plainText = ({ unscaled, scale }: Decimal): string => {
  const digits = (unscaled < 0n ? -unscaled : unscaled).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return `${unscaled < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
};
