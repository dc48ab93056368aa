import { CURRENCIES, type CurrencyCode } from './currencies.ts';
import { divideRounded, decimal, plainText, type Decimal } from './decimal.ts';

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

export const money = (minor: bigint, currency: CurrencyCode): Money => ({ minor, currency });

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
