import {
  CURRENCIES,
  DEFAULT_CURRENCY,
  formatDecimal,
  isCurrencyCode,
  parseDecimal,
  placeSymbol,
  symbolSide,
  ZERO,
  type Currency,
  type Separators,
} from '@sitewright/domain/money';
import { asString, formatter, property } from '@sitewright/template';
import { textField } from '../data/index.ts';

const DEFAULT_LOCALE = 'en-US';

const separatorsOf = (locale: string): Separators => {
  const parts = numberFormat(locale).formatToParts(1_234_567.8);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return { group: part('group'), point: part('decimal') };
};

const numberFormat = (locale: string): Intl.NumberFormat => {
  try {
    return new Intl.NumberFormat(locale);
  } catch {
    return new Intl.NumberFormat(DEFAULT_LOCALE);
  }
};

const currencyOf = (code: string): Currency =>
  isCurrencyCode(code) ? CURRENCIES[code] : { symbol: code, fractionDigits: 2 };

/** Money by fixed patterns with a locale's separators, as before locale data was used. */
export const legacyMoney = formatter((args) => {
  const locale = args[0] || DEFAULT_LOCALE;
  const separators = separatorsOf(locale);
  const side = symbolSide(locale);
  return (value) => {
    const { symbol, fractionDigits } = currencyOf(textField(value, 'currencyCode') || DEFAULT_CURRENCY);
    const amount = parseDecimal(asString(property(value, 'decimalValue'))) ?? ZERO;
    const negative = amount.unscaled < 0n;
    const size = { ...amount, unscaled: negative ? -amount.unscaled : amount.unscaled };
    return placeSymbol(formatDecimal(size, fractionDigits, separators), { symbol, side, negative });
  };
});
