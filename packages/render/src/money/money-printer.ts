import { decimal, formatDecimal, CURRENCIES, type CurrencyCode } from '@sitewright/domain/money';
import { openLocale, readDecimal, type Locale } from '../languages/index.ts';
import { formatLocaleMoney, readCurrencyOptions } from './format-money.ts';

export interface MoneyStyle {
  readonly language: string;
  readonly currency: CurrencyCode;
  /** Formatted by locale data; else a bare number. */
  readonly useCldr: boolean;
}

/** Formats an amount in minor units. */
export type MoneyPrinter = (cents: number) => string;

/** Cache limit. Prices repeat: 200 products of a page have a dozen, and formatting by locale data is slow. */
const MAX_TEXTS = 10_000;
const MAX_PRINTERS = 100;

const options = readCurrencyOptions([]);
const printers = new Map<string, MoneyPrinter>();

const printWith = ({ currency, useCldr }: MoneyStyle, locale: Locale): MoneyPrinter => {
  const { fractionDigits } = CURRENCIES[currency];
  if (!useCldr) return (cents) => formatDecimal(decimal(BigInt(cents), fractionDigits), fractionDigits);
  return (cents) => {
    const amount = readDecimal(formatPlain(cents, fractionDigits));
    return amount ? formatLocaleMoney({ amount, currency }, options, locale) : '';
  };
};

const formatPlain = (cents: number, digits: number): string =>
  formatDecimal(decimal(BigInt(cents), digits), digits, { group: '', point: '.' });

const cached = (print: MoneyPrinter): MoneyPrinter => {
  const texts = new Map<number, string>();
  return (cents) => {
    const known = texts.get(cents);
    if (known !== undefined) return known;
    if (texts.size >= MAX_TEXTS) texts.clear();
    const text = print(cents);
    texts.set(cents, text);
    return text;
  };
};

/** One printer per style, so that its cache is shared between pages. */
export const moneyPrinter = (style: MoneyStyle): MoneyPrinter => {
  const key = `${style.language} ${style.currency} ${String(style.useCldr)}`;
  const known = printers.get(key);
  if (known) return known;
  if (printers.size >= MAX_PRINTERS) printers.clear();
  const printer = cached(printWith(style, openLocale(style.language)));
  printers.set(key, printer);
  return printer;
};
