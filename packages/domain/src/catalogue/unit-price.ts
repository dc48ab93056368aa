import type { ProductVariant } from './catalogue-schemas.ts';
import { currentPrice } from './offers.ts';
import { contentUnits, type ContentUnit } from './content-units.ts';

/** How much is in one piece, and the amount that its price is told for: 250 g, told per 100 g. */
export type UnitMeasure = NonNullable<ProductVariant['unitMeasure']>;

/** An amount of something that can be weighed, measured or counted. */
export interface Measure {
  readonly amount: number;
  readonly unit: ContentUnit;
}

export const contentOf = ({ amount, unit }: UnitMeasure): Measure => ({ amount, unit });

export const referenceOf = ({ referenceAmount, referenceUnit }: UnitMeasure): Measure => ({
  amount: referenceAmount,
  unit: referenceUnit,
});

/** Grams can be compared with kilograms and not with liters. */
export const areComparable = (one: Measure, other: Measure): boolean =>
  contentUnits[one.unit].quantity === contentUnits[other.unit].quantity;

const sizeOf = ({ amount, unit }: Measure): number => amount * contentUnits[unit].size;

/** Up to this, small amounts are told per 100 g or 100 ml, larger ones per kilogram or liter. */
const SMALL = 250;

/** The amount that prices of such things are usually told for. */
export const usualReference = (content: Measure): Measure => {
  const { quantity, system } = contentUnits[content.unit];
  const isSmall = sizeOf(content) <= SMALL;
  if (system === 'imperial') return { amount: 1, unit: content.unit === 'in' ? 'ft' : content.unit };
  switch (quantity) {
    case 'weight':
      return isSmall ? { amount: 100, unit: 'g' } : { amount: 1, unit: 'kg' };
    case 'volume':
      return isSmall ? { amount: 100, unit: 'ml' } : { amount: 1, unit: 'l' };
    case 'length':
      return { amount: 1, unit: 'm' };
    case 'area':
      return { amount: 1, unit: 'm2' };
    case 'count':
      return { amount: 1, unit: 'piece' };
  }
};

interface Priced {
  readonly price: number;
  readonly salePrice?: number | undefined;
  readonly onSale?: boolean;
  readonly unitMeasure?: UnitMeasure | undefined;
}

/** What the reference amount costs now, in minor units; undefined where no content is given. */
export const unitPriceOf = ({
  price,
  salePrice,
  onSale = false,
  unitMeasure,
}: Priced): number | undefined => {
  if (!unitMeasure || !areComparable(contentOf(unitMeasure), referenceOf(unitMeasure))) return undefined;
  const share = sizeOf(referenceOf(unitMeasure)) / sizeOf(contentOf(unitMeasure));
  // Twelve digits: 0.1 + 0.2 must not decide how half a cent is rounded.
  return Math.round(Number((currentPrice({ price, salePrice, onSale }) * share).toPrecision(12)));
};
