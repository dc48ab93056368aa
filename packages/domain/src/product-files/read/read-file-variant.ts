import { catalogueLimits } from '../../catalogue/index.ts';
import { isId } from '../../ids/index.ts';
import { GRAMS_PER_POUND } from '../units.ts';
import type { FileVariant } from './file-product.ts';
import { CellFault, readMeasure, readPrice, readStock, readYesNo } from './read-cells.ts';
import { readUnitMeasure } from './read-unit-measure.ts';
import type { RowReader } from './row-reader.ts';

const round = (value: number): number => Math.round(value * 1_000_000) / 1_000_000;

const orNull =
  <Value>(parse: (cell: string) => Value) =>
  (cell: string): Value | null =>
    cell === '' ? null : parse(cell);

const orNothing =
  <Value>(parse: (cell: string) => Value) =>
  (cell: string): Value | undefined =>
    cell === '' ? undefined : parse(cell);

/** An option of the product, and which pair of columns it is in. */
export interface ReadOption {
  readonly name: string;
  readonly place: number;
}

const readAttributes = (reader: RowReader, options: readonly ReadOption[]): Record<string, string> => {
  const attributes: Record<string, string> = {};
  for (const { name, place } of options) {
    const value = reader.cell('optionValue', place) ?? '';
    if (value === '') reader.fault('optionValue', `Write the value of “${name}”.`, place);
    else if (value.length > catalogueLimits.MAX_OPTION_LENGTH)
      reader.fault(
        'optionValue',
        `Shorten the value to ${catalogueLimits.MAX_OPTION_LENGTH} characters.`,
        place,
      );
    else attributes[name] = value;
  }
  return attributes;
};

const readSku = (cell: string): string | undefined => {
  if (cell.length > catalogueLimits.MAX_SKU_LENGTH)
    throw new CellFault(`Shorten the SKU to ${catalogueLimits.MAX_SKU_LENGTH} characters.`);
  return cell === '' ? undefined : cell;
};

const MAX_BARCODE_LENGTH = 60;

const readBarcode = (cell: string): string => {
  if (cell.length > MAX_BARCODE_LENGTH)
    throw new CellFault(`Shorten the barcode to ${MAX_BARCODE_LENGTH} characters.`);
  return cell;
};

const readWeight = (reader: RowReader): FileVariant['weight'] => {
  const plain = reader.read(
    'weight',
    orNull((cell) => ({ value: readMeasure(cell) })),
  );
  if (plain !== undefined) return plain;
  const grams = reader.read('grams', orNull(readMeasure));
  if (grams === undefined) return undefined;
  if (grams === null || grams === 0) return null;
  const isPounds = ['lb', 'oz'].includes((reader.cell('weightUnit') ?? '').toLowerCase());
  return isPounds
    ? { value: round(grams / GRAMS_PER_POUND), unit: 'POUND' }
    : { value: round(grams / 1000), unit: 'KILOGRAM' };
};

/** What is not tracked never runs out. */
const readLevel = (reader: RowReader): FileVariant['stock'] => {
  const tracker = reader.cell('stockTracker');
  if (tracker === '') return null;
  // Shopify counts below zero where selling goes on without stock.
  const isNegative = reader.recognized.set === 'shopify' && /^-\d+$/.test(reader.cell('stock') ?? '');
  return isNegative ? 0 : reader.read('stock', orNothing(readStock));
};

interface Prices {
  readonly price?: number | undefined;
  readonly salePrice?: number | null | undefined;
  readonly onSale?: boolean | undefined;
}

/** Shopify names the higher price apart: what is compared with is the price, and the price is the sale price. */
const comparedPrices = (price: number | undefined, compareAt: number | null | undefined): Prices => {
  if (compareAt === undefined) return { price };
  return price !== undefined && compareAt !== null && compareAt > price
    ? { price: compareAt, salePrice: price, onSale: true }
    : { price, onSale: false };
};

const readPrices = (reader: RowReader): Prices => {
  const parse = (cell: string): number => readPrice(cell, reader.options.fractionDigits);
  const price = reader.read('price', (cell) => {
    if (cell === '') throw new CellFault('Write the price.');
    return parse(cell);
  });
  if (reader.recognized.set === 'shopify')
    return comparedPrices(price, reader.read('compareAtPrice', orNull(parse)));
  const salePrice = reader.read('salePrice', orNull(parse));
  const onSale = reader.read('onSale', readYesNo);
  if (onSale && salePrice === null) reader.fault('salePrice', 'What is on sale needs its sale price.');
  else if (onSale && price !== undefined && typeof salePrice === 'number' && salePrice > price)
    reader.fault('salePrice', 'The sale price cannot be higher than the price.');
  return { price, salePrice, onSale };
};

const readPolicy = (cell: string): boolean => {
  const text = cell.toLowerCase();
  if (text === 'continue') return true;
  if (text === 'deny' || text === '') return false;
  throw new CellFault('Write deny or continue.');
};

const readOptional = (reader: RowReader) => ({
  variantId: reader.read('variantId', (cell) => (isId(cell) ? cell : undefined)),
  sku: reader.read('sku', readSku),
  barcode: reader.read('barcode', readBarcode),
  ...readPrices(reader),
  stock: readLevel(reader),
  weight: readWeight(reader),
  length: reader.read('length', orNothing(readMeasure)),
  width: reader.read('width', orNothing(readMeasure)),
  height: reader.read('height', orNothing(readMeasure)),
  cost: reader.read(
    'cost',
    orNull((cell) => readPrice(cell, reader.options.fractionDigits)),
  ),
  unitMeasure: readUnitMeasure(reader),
  allowBackorder: reader.read('stockPolicy', readPolicy),
  requiresShipping: reader.read('requiresShipping', orNothing(readYesNo)),
  picture: reader.cell('variantPicture'),
});

/** What one row says of its variant. */
export const readVariant = (
  reader: RowReader,
  { options, isFirst }: { readonly options: readonly ReadOption[]; readonly isFirst: boolean },
): FileVariant => {
  const fields = Object.entries(readOptional(reader)).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(fields) as Omit<FileVariant, 'line' | 'attributes' | 'kept'>),
    line: reader.row.line,
    attributes: readAttributes(reader, options),
    kept: reader.kept('variant', isFirst),
  };
};
