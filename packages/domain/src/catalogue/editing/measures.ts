import type { ProductVariant } from '../catalogue-schemas.ts';
import { printNumber } from '../print-number.ts';

type Weight = NonNullable<ProductVariant['shippingWeight']>;
type Size = NonNullable<ProductVariant['shippingSize']>;

const MAX_MEASURE = 1_000_000;
const GRAMS = 1000;
const OUNCES = 16;

/** Units by what people type; grams and ounces are parts of the stored units. */
const weightUnits = {
  kg: { unit: 'KILOGRAM', parts: 1 },
  g: { unit: 'KILOGRAM', parts: GRAMS },
  lb: { unit: 'POUND', parts: 1 },
  lbs: { unit: 'POUND', parts: 1 },
  oz: { unit: 'POUND', parts: OUNCES },
} as const satisfies Record<string, { readonly unit: Weight['unit']; readonly parts: number }>;

const sizeUnits = { cm: 'CENTIMETER', in: 'INCH', '"': 'INCH' } as const satisfies Record<
  string,
  Size['unit']
>;

const isKey = <Keys extends object>(keys: Keys, name: string): name is keyof Keys & string =>
  Object.hasOwn(keys, name);

/** Countries that weigh in pounds and measure in inches. */
const usesPounds = (locale: string): boolean => /-(?:US|LR|MM)\b/.test(locale);

export const usualWeightUnit = (locale: string): Weight['unit'] =>
  usesPounds(locale) ? 'POUND' : 'KILOGRAM';
export const usualSizeUnit = (locale: string): Size['unit'] => (usesPounds(locale) ? 'INCH' : 'CENTIMETER');

const round = (value: number): number => Number(value.toPrecision(12));

export const readNumber = (text: string): number | undefined => {
  const tidy = text.trim().replace(',', '.');
  const value = /^\d+(?:\.\d*)?$|^\.\d+$/.test(tidy) ? Number(tidy) : Number.NaN;
  return value <= MAX_MEASURE ? value : undefined;
};

/** `420 g`, `2,1 kg`, `6 oz`; a number alone has the given unit. */
export const parseWeight = (text: string, usual: Weight['unit']): Weight | undefined => {
  const [, number = '', typedUnit = ''] = /^([\d.,]+)\s*([a-z]*)\.?$/.exec(text.trim().toLowerCase()) ?? [];
  const value = readNumber(number);
  if (value === undefined) return undefined;
  if (typedUnit === '') return { value, unit: usual };
  if (!isKey(weightUnits, typedUnit)) return undefined;
  const { unit, parts } = weightUnits[typedUnit];
  return { value: round(value / parts), unit };
};

export const formatWeight = ({ value, unit }: Weight, locale: string): string => {
  if (unit === 'POUND') return `${printNumber(value, locale)} lb`;
  return value > 0 && value < 1
    ? `${printNumber(round(value * GRAMS), locale)} g`
    : `${printNumber(value, locale)} kg`;
};

/** Width, height and length: `40 × 50 × 3 cm`. */
export const parseSize = (text: string, usual: Size['unit']): Size | undefined => {
  const tidy = text.trim().toLowerCase();
  const typedUnit = /(?:cm|in|")$/.exec(tidy)?.[0] ?? '';
  const unit = isKey(sizeUnits, typedUnit) ? sizeUnits[typedUnit] : usual;
  const numbers = tidy
    .slice(0, tidy.length - typedUnit.length)
    .split(/[x×*]/)
    .map(readNumber);
  const [width, height, len] = numbers;
  return numbers.length === 3 && width !== undefined && height !== undefined && len !== undefined
    ? { unit, width, height, len }
    : undefined;
};

export const formatSize = ({ unit, width, height, len }: Size, locale: string): string =>
  `${[width, height, len].map((side) => printNumber(side, locale)).join(' × ')} ${unit === 'INCH' ? 'in' : 'cm'}`;
