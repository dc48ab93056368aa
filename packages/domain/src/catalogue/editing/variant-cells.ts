import { formatPriceInput, parsePrice, priceFaultText, type PriceFormat } from '../../money/index.ts';
import { catalogueLimits as limits } from '../catalogue-limits.ts';
import type { ProductVariant } from '../catalogue-schemas.ts';
import { isPriceMissing } from '../missing-prices.ts';
import { areComparable, contentOf, referenceOf, type Measure } from '../unit-price.ts';
import { formatMeasure } from '../unit-price-texts.ts';
import {
  formatSize,
  formatWeight,
  parseSize,
  parseWeight,
  usualSizeUnit,
  usualWeightUnit,
} from './measures.ts';
import { parseMeasure, withContent, withReference } from './unit-measures.ts';

/** The fields of a variant that are typed into cells. */
export const variantColumns = [
  'sku',
  'price',
  'salePrice',
  'weight',
  'barcode',
  'cost',
  'size',
  'content',
  'reference',
] as const;

export type VariantColumn = (typeof variantColumns)[number];

export type CellEdit = { readonly variant: ProductVariant } | { readonly fault: string };

type Fields = Partial<Omit<ProductVariant, 'id' | 'attributes'>>;
type Read = { readonly fields: Fields; readonly without?: readonly (keyof ProductVariant)[] };

interface CellContext {
  readonly variant: ProductVariant;
  readonly format: PriceFormat;
}

type ReadCell = (text: string, context: CellContext) => Read | { readonly fault: string };

const MAX_BARCODE_LENGTH = 60;

const readPrice = (text: string, format: PriceFormat): { minor: number } | { fault: string } => {
  const parsed = parsePrice(text, format);
  return 'minor' in parsed ? parsed : { fault: priceFaultText(parsed.fault, format) };
};

const readSalePrice: ReadCell = (text, { variant, format }) => {
  if (text === '') return { fields: {}, without: ['salePrice', 'onSale'] };
  const read = readPrice(text, format);
  if ('fault' in read) return read;
  return read.minor > variant.price
    ? { fault: 'The sale price cannot be higher than the price.' }
    : { fields: { salePrice: read.minor, onSale: true } };
};

/** A price below the sale price would leave a sale that raises it. */
const readOwnPrice: ReadCell = (text, { variant, format }) => {
  const read = readPrice(text, format);
  if ('fault' in read) return read;
  const isBelowSale = variant.onSale && (variant.salePrice ?? 0) > read.minor;
  return isBelowSale
    ? { fault: 'The price cannot be lower than the sale price. Change the sale price first.' }
    : { fields: { price: read.minor }, without: ['isPriceMissing'] };
};

const readContent: ReadCell = (text, { variant }) => {
  if (text === '') return { fields: {}, without: ['unitMeasure'] };
  const content = parseMeasure(text);
  return content
    ? { fields: { unitMeasure: withContent(content, variant.unitMeasure) } }
    : { fault: 'Enter what is in it, such as 250 g, 0.75 l, 2 m² or 12 pieces.' };
};

const readReference: ReadCell = (text, { variant: { unitMeasure }, format }) => {
  if (!unitMeasure) return text === '' ? { fields: {} } : { fault: 'Enter the content first.' };
  if (text === '') return { fields: { unitMeasure: withReference(unitMeasure, undefined) } };
  const reference = parseMeasure(text);
  if (!reference) return { fault: 'Enter an amount such as 100 g, 1 l or 1 piece.' };
  return areComparable(reference, contentOf(unitMeasure))
    ? { fields: { unitMeasure: withReference(unitMeasure, reference) } }
    : { fault: `It cannot be compared with the content, ${measureText(contentOf(unitMeasure), format)}.` };
};

const measureText = (measure: Measure, { locale }: PriceFormat): string => formatMeasure(measure, locale);

const readers: Readonly<Record<VariantColumn, ReadCell>> = {
  sku: (text) =>
    text.length > limits.MAX_SKU_LENGTH
      ? { fault: `A SKU has up to ${limits.MAX_SKU_LENGTH} characters.` }
      : { fields: { sku: text } },
  price: readOwnPrice,
  salePrice: readSalePrice,
  weight: (text, { variant, format }) => {
    if (text === '') return { fields: {}, without: ['shippingWeight'] };
    const shippingWeight = parseWeight(text, variant.shippingWeight?.unit ?? usualWeightUnit(format.locale));
    return shippingWeight
      ? { fields: { shippingWeight } }
      : { fault: 'Enter a weight such as 420 g or 1.5 lb.' };
  },
  barcode: (text) => {
    if (text === '') return { fields: {}, without: ['barcode'] };
    return text.length > MAX_BARCODE_LENGTH
      ? { fault: `A barcode has up to ${MAX_BARCODE_LENGTH} characters.` }
      : { fields: { barcode: text } };
  },
  cost: (text, { format }) => {
    if (text === '') return { fields: {}, without: ['cost'] };
    const read = readPrice(text, format);
    return 'fault' in read ? read : { fields: { cost: read.minor } };
  },
  size: (text, { variant, format }) => {
    if (text === '') return { fields: {}, without: ['shippingSize'] };
    const shippingSize = parseSize(text, variant.shippingSize?.unit ?? usualSizeUnit(format.locale));
    return shippingSize
      ? { fields: { shippingSize } }
      : { fault: 'Enter width, height and length, such as 40 × 50 × 3 cm.' };
  },
  content: readContent,
  reference: readReference,
};

/** Writes typed text into a field of a variant. */
export const writeCell = (
  variant: ProductVariant,
  { column, text }: { readonly column: VariantColumn; readonly text: string },
  format: PriceFormat,
): CellEdit => {
  const read = readers[column](text.trim(), { variant, format });
  if ('fault' in read) return read;
  const gone = new Set<string>(read.without);
  const kept = Object.fromEntries(Object.entries(variant).filter(([name]) => !gone.has(name)));
  return { variant: { ...(kept as ProductVariant), ...read.fields } };
};

/** A field of a variant as it is shown in its cell. */
export const cellText = (variant: ProductVariant, column: VariantColumn, format: PriceFormat): string => {
  const price = (minor: number | undefined): string =>
    minor === undefined ? '' : formatPriceInput(minor, format);
  switch (column) {
    case 'sku':
      return variant.sku;
    case 'barcode':
      return variant.barcode ?? '';
    case 'weight':
      return variant.shippingWeight ? formatWeight(variant.shippingWeight, format.locale) : '';
    case 'size':
      return variant.shippingSize ? formatSize(variant.shippingSize, format.locale) : '';
    case 'content':
      return variant.unitMeasure ? measureText(contentOf(variant.unitMeasure), format) : '';
    case 'reference':
      return variant.unitMeasure ? measureText(referenceOf(variant.unitMeasure), format) : '';
    case 'price':
      return isPriceMissing(variant) ? '' : price(variant.price);
    case 'salePrice':
    case 'cost':
      return price(variant[column]);
  }
};
