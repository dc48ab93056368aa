import { compareDecimals, parseDecimal, ZERO, type Decimal } from '@sitewright/domain/money';

/** What an amount is compared by: a float where that is exact, which is many times faster than a decimal. */
export type Comparable = number | Decimal;

/** Floats keep the order of all numbers of up to fifteen digits. */
const SHORT_AMOUNT = /^\d{1,12}(?:\.\d{1,3})?$/;

/** An amount that is missing or no number counts as 0, so that one bad variant cannot take a page down. */
export const readAmount = (text: string): Decimal => parseDecimal(text) ?? ZERO;

export const readComparable = (text: string): Comparable =>
  SHORT_AMOUNT.test(text) ? Number(text) : readAmount(text);

export const isLess = (a: Comparable, b: Comparable): boolean =>
  typeof a === 'number' && typeof b === 'number' ? a < b : compareDecimals(toDecimal(a), toDecimal(b)) < 0;

const toDecimal = (amount: Comparable): Decimal =>
  typeof amount === 'number' ? readAmount(`${amount}`) : amount;
