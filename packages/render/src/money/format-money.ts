import type {
  CurrencyFormatOptions,
  CurrencyFormatStyleType,
  CurrencySymbolWidthType,
  CurrencyType,
  Decimal,
} from '@phensley/cldr';
import { asString, property } from '@sitewright/template';
import { readDecimal, readNumberOptions, type Locale, type Option } from '../languages/index.ts';

/** Money for formatting by locale data, in any currency, not only those that shops support. */
export interface LocaleMoney {
  readonly amount: Decimal;
  readonly currency: string;
}

const STYLES: ReadonlyMap<string, CurrencyFormatStyleType> = new Map([
  ['symbol', 'symbol'],
  ['standard', 'symbol'],
  ['accounting', 'accounting'],
  ['code', 'code'],
  ['name', 'name'],
  ['short', 'short'],
]);
const SYMBOLS: ReadonlyMap<string, CurrencySymbolWidthType> = new Map([
  ['default', 'default'],
  ['narrow', 'narrow'],
]);

const lastOf = <T>(
  options: readonly Option[],
  name: string,
  values: ReadonlyMap<string, T>,
): T | undefined => {
  const option = options.findLast((each) => each.name === name && values.has(each.value));
  return option && values.get(option.value);
};

export const readCurrencyOptions = (options: readonly Option[]): CurrencyFormatOptions => ({
  group: true,
  ...readNumberOptions(options),
  style: lastOf(options, 'style', STYLES) ?? 'symbol',
  symbolWidth: lastOf(options, 'symbol', SYMBOLS) ?? 'default',
});

/** `{decimalValue, currencyCode}`, else `{value, currency}`; both keys of a pair are required. */
export const readLocaleMoney = (node: unknown): LocaleMoney | undefined => {
  const [value, currency] =
    pair(node, 'decimalValue', 'currencyCode') ?? pair(node, 'value', 'currency') ?? [];
  const amount = readDecimal(value);
  return amount && { amount, currency: asString(currency) };
};

const pair = (node: unknown, valueKey: string, currencyKey: string): [unknown, unknown] | undefined => {
  const [value, currency] = [property(node, valueKey), property(node, currencyKey)];
  return value === undefined || currency === undefined ? undefined : [value, currency];
};

export const formatLocaleMoney = (
  { amount, currency }: LocaleMoney,
  options: CurrencyFormatOptions,
  { cldr }: Locale,
): string => cldr.Numbers.formatCurrency(amount, currency as CurrencyType, options);
