import { CURRENCIES, isCurrencyCode, type CurrencyCode } from './currencies.ts';
import { divideRounded, parseDecimal, toUnits, decimal, plainText, type Decimal } from './decimal.ts';

/** An amount in the smallest unit of its currency: 1250n of USD is $12.50, of JPY ¥1250. */
export interface Money {
  readonly minor: bigint;
  readonly currency: CurrencyCode;
}

/** How amounts travel in JSON: exact decimal text beside the currency code. */
export interface MoneyText {
  readonly value: string;
  readonly currency: string;
}

export type MoneyRefusal = 'unknown-currency' | 'not-a-number' | 'too-precise' | 'too-large';
export type MoneyResult =
  { readonly ok: true; readonly money: Money } | { readonly ok: false; readonly refusal: MoneyRefusal };

export const MAX_INTEGER_PLACES = 15;

const refuse = (refusal: MoneyRefusal): MoneyResult => ({ ok: false, refusal });

export const money = (minor: bigint, currency: CurrencyCode): Money => ({ minor, currency });

/** Reads an amount exactly. More fraction digits than the currency has are refused, never rounded away. */
export const readMoney = ({ value, currency }: MoneyText): MoneyResult => {
  if (!isCurrencyCode(currency)) return refuse('unknown-currency');
  const amount = parseDecimal(value);
  if (!amount) return refuse('not-a-number');
  const digits = CURRENCIES[currency].fractionDigits;
  const minor = toUnits(amount, digits);
  if (!isExact(amount, minor, digits)) return refuse('too-precise');
  return isWithinLimit(minor, digits) ? { ok: true, money: money(minor, currency) } : refuse('too-large');
};

const isExact = (amount: Decimal, minor: bigint, digits: number): boolean =>
  amount.scale <= digits || minor * 10n ** BigInt(amount.scale - digits) === amount.unscaled;

const isWithinLimit = (minor: bigint, digits: number): boolean => {
  const limit = 10n ** BigInt(MAX_INTEGER_PLACES + digits);
  return minor < limit && minor > -limit;
};

/** The amount as decimal text with exactly the currency's fraction digits: 12.50, 1250. */
export const moneyText = ({ minor, currency }: Money): MoneyText => {
  const digits = CURRENCIES[currency].fractionDigits;
  const text = plainText(decimal(minor, digits));
  const point = text.indexOf('.');
  const missing = digits - (point < 0 ? 0 : text.length - point - 1);
  const value = missing === 0 ? text : `${text}${point < 0 ? '.' : ''}${'0'.repeat(missing)}`;
  return { value, currency };
};

const sameCurrency = (a: Money, b: Money): CurrencyCode => {
  if (a.currency !== b.currency) throw new TypeError(`Cannot combine ${a.currency} with ${b.currency}.`);
  return a.currency;
};

export const addMoney = (a: Money, b: Money): Money => money(a.minor + b.minor, sameCurrency(a, b));
export const subtractMoney = (a: Money, b: Money): Money => money(a.minor - b.minor, sameCurrency(a, b));

export const sumMoney = (amounts: readonly Money[], currency: CurrencyCode): Money =>
  amounts.reduce(addMoney, money(0n, currency));

export const multiplyMoney = (amount: Money, quantity: number): Money =>
  money(amount.minor * BigInt(quantity), amount.currency);

/** A share of an amount, such as 8.875 % tax, rounded half away from zero to a whole minor unit. */
export const percentOf = (amount: Money, percent: Decimal): Money =>
  money(divideRounded(amount.minor * percent.unscaled, 100n * 10n ** BigInt(percent.scale)), amount.currency);
