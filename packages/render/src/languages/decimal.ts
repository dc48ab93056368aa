import type { Decimal, DecimalFormatOptions, DecimalFormatStyleType } from '@phensley/cldr';
import { asString, formatter } from '@sitewright/template';
import { readOptions, type Option } from './arguments.ts';
import { cldrLibrary, type Locale, type RenderHost } from './locale.ts';
import { readNumberOptions } from './number-options.ts';

const STYLES: ReadonlyMap<string, DecimalFormatStyleType> = new Map([
  ['decimal', 'decimal'],
  ['standard', 'decimal'],
  ['short', 'short'],
  ['long', 'long'],
  ['scientific', 'scientific'],
  ['percent', 'percent'],
  ['percent-scaled', 'percent-scaled'],
  ['permille', 'permille'],
  ['permille-scaled', 'permille-scaled'],
]);

/** An exact decimal of a number or text; undefined for anything else. */
export const readDecimal = (value: unknown): Decimal | undefined => {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  try {
    return new (cldrLibrary().Decimal)(asString(value));
  } catch {
    return undefined;
  }
};

export const readDecimalOptions = (options: readonly Option[]): DecimalFormatOptions => {
  const style = options.findLast((option) => option.name === 'style' && STYLES.has(option.value));
  return {
    group: true,
    ...readNumberOptions(options),
    style: STYLES.get(style?.value ?? '') ?? 'decimal',
  };
};

export const formatDecimal = (
  value: Decimal | undefined,
  options: DecimalFormatOptions,
  locale: Locale,
): string => (value ? locale.cldr.Numbers.formatDecimal(value, options) : '');

export const decimal = formatter<RenderHost>((args) => {
  const options = readDecimalOptions(readOptions(args));
  return (value, { host }) => (host.locale ? formatDecimal(readDecimal(value), options, host.locale) : '');
});
