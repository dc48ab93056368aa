import { formatWeight, gramsOf, parseWeight, usualWeightUnit } from '@sitewright/domain/catalogue';
import { formatPriceInput, parsePrice, priceFaultText, type PriceFormat } from '@sitewright/domain/money';

/** Reads the texts of a form; messages are collected by field. */
export interface Reading {
  readonly format: PriceFormat;
  readonly faults: Record<string, string>;
}

const MAX_COUNT = 1_000_000;
/** Orders are weighed to hundredths of a gram. */
const GRAM_DIGITS = 2;
/** So many that 2 lb, which is 907.18 g, is 2 lb again. */
const PRINTED_DIGITS = { KILOGRAM: 5, POUND: 4 } as const;

export const readPrice = ({ format, faults }: Reading, field: string, text: string): number => {
  const parsed = parsePrice(text, format);
  if ('minor' in parsed) return parsed.minor;
  faults[field] = priceFaultText(parsed.fault, format);
  return 0;
};

/** An empty text is no price. */
export const readOptionalPrice = (reading: Reading, field: string, text: string): number | undefined =>
  text.trim() === '' ? undefined : readPrice(reading, field, text);

/** In grams. */
export const readWeight = ({ format, faults }: Reading, field: string, text: string): number => {
  const unit = usualWeightUnit(format.locale);
  const weight = parseWeight(text, unit);
  if (weight) return Number(gramsOf(weight).toFixed(GRAM_DIGITS));
  faults[field] = `Enter a weight such as ${unit === 'POUND' ? '1.5 lb' : '1.5 kg'}.`;
  return 0;
};

export const readCount = ({ faults }: Reading, field: string, text: string): number => {
  const tidy = text.trim();
  if (/^\d+$/.test(tidy) && Number(tidy) <= MAX_COUNT) return Number(tidy);
  faults[field] = 'Enter a whole number of items, such as 5.';
  return 0;
};

export const readName = ({ faults }: Reading, field: string, text: string): string => {
  const name = text.trim();
  if (name === '') faults[field] = 'Enter a name.';
  return name;
};

/** An empty text is left out. */
export const optionalText = <Field extends string>(
  field: Field,
  text: string,
): Partial<Record<Field, string>> =>
  text.trim() === '' ? {} : ({ [field]: text.trim() } as Record<Field, string>);

export const printGrams = (grams: number, locale: string): string => {
  const unit = usualWeightUnit(locale);
  const value = grams / gramsOf({ value: 1, unit });
  return formatWeight({ value: Number(value.toFixed(PRINTED_DIGITS[unit])), unit }, locale);
};

export const printOptionalPrice = (minor: number | undefined, format: PriceFormat): string =>
  minor === undefined ? '' : formatPriceInput(minor, format);
