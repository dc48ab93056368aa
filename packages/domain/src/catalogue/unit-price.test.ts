import { describe, expect, it } from 'vitest';
import { cellText, writeCell } from './editing/variant-cells.ts';
import { findProductFaults } from './product-faults.ts';
import type { ProductVariant } from './catalogue-schemas.ts';
import { unitPriceOf, usualReference, type UnitMeasure } from './unit-price.ts';
import { unitReferenceText } from './unit-price-texts.ts';

const measure = (
  amount: number,
  unit: UnitMeasure['unit'],
  reference: readonly [number, UnitMeasure['unit']],
): UnitMeasure => ({ amount, unit, referenceAmount: reference[0], referenceUnit: reference[1] });

describe('unit prices', () => {
  it.each([
    [1200, measure(250, 'g', [100, 'g']), 480],
    [1200, measure(250, 'g', [1, 'kg']), 4800],
    [999, measure(0.75, 'l', [1, 'l']), 1332],
    [1500, measure(33, 'cl', [100, 'ml']), 455],
    [900, measure(500, 'piece', [100, 'piece']), 180],
    [5000, measure(2.5, 'm2', [1, 'm2']), 2000],
    [1000, measure(1, 'lb', [1, 'oz']), 63],
    // Exactly half a cent is rounded up.
    [101, measure(2, 'm', [1, 'm']), 51],
  ])('of %i for %o is %i', (price, unitMeasure, unitPrice) => {
    expect(unitPriceOf({ price, unitMeasure })).toBe(unitPrice);
  });

  it('is that of the sale while there is one', () => {
    const variant = { price: 1200, salePrice: 1000, unitMeasure: measure(250, 'g', [100, 'g']) };
    expect(unitPriceOf({ ...variant, onSale: true })).toBe(400);
    expect(unitPriceOf({ ...variant, onSale: false })).toBe(480);
  });

  it('is none without a content, or with a reference of another sort', () => {
    expect(unitPriceOf({ price: 1200 })).toBeUndefined();
    expect(unitPriceOf({ price: 1200, unitMeasure: measure(250, 'g', [1, 'l']) })).toBeUndefined();
  });

  it.each([
    ['en-US', 'per 100 g'],
    ['de-DE', 'je 100 g'],
    ['fr', '/ 100 g'],
    ['es', 'por 100 g'],
    ['it', 'per 100 g'],
  ])('says in %s what it is for', (language, text) => {
    expect(unitReferenceText(measure(250, 'g', [100, 'g']), language)).toBe(text);
  });

  it.each([
    ['en', [1, 'kg'], 'per kg'],
    ['en', [1, 'm2'], 'per m²'],
    ['de', [1, 'piece'], 'je Stück'],
    ['en', [100, 'piece'], 'per 100 pieces'],
    ['de', [0.5, 'l'], 'je 0,5 l'],
  ] as const)('leaves the number one out: %s %o', (language, reference, text) => {
    expect(unitReferenceText(measure(1, 'g', reference), language)).toBe(text);
  });

  it.each([
    [
      { amount: 250, unit: 'g' },
      { amount: 100, unit: 'g' },
    ],
    [
      { amount: 251, unit: 'g' },
      { amount: 1, unit: 'kg' },
    ],
    [
      { amount: 5, unit: 'cl' },
      { amount: 100, unit: 'ml' },
    ],
    [
      { amount: 2, unit: 'l' },
      { amount: 1, unit: 'l' },
    ],
    [
      { amount: 40, unit: 'in' },
      { amount: 1, unit: 'ft' },
    ],
    [
      { amount: 8, unit: 'oz' },
      { amount: 1, unit: 'oz' },
    ],
    [
      { amount: 12, unit: 'piece' },
      { amount: 1, unit: 'piece' },
    ],
  ] as const)('of %o is told for %o where the owner says nothing', (content, reference) => {
    expect(usualReference(content)).toEqual(reference);
  });
});

const format = { currency: 'EUR', locale: 'de-DE' } as const;
const variant: ProductVariant = { id: '1'.repeat(24), sku: '', attributes: {}, price: 1200 };
const write = (of: ProductVariant, column: 'content' | 'reference', text: string): ProductVariant => {
  const edit = writeCell(of, { column, text }, format);
  if ('fault' in edit) throw new Error(edit.fault);
  return edit.variant;
};
const faultOf = (of: ProductVariant, column: 'content' | 'reference', text: string) =>
  writeCell(of, { column, text }, format);

describe('cells of a unit price', () => {
  it('take a content as people write it, and the usual reference with it', () => {
    const tea = write(variant, 'content', '250 g');
    expect(tea.unitMeasure).toEqual(measure(250, 'g', [100, 'g']));
    expect(cellText(tea, 'content', format)).toBe('250 g');
    expect(cellText(tea, 'reference', format)).toBe('100 g');
    expect(write(variant, 'content', '0,75 L').unitMeasure).toMatchObject({ amount: 0.75, unit: 'l' });
    expect(write(variant, 'content', '2 m²').unitMeasure).toMatchObject({ unit: 'm2' });
    expect(write(variant, 'content', '12 Stück').unitMeasure).toMatchObject({ unit: 'piece' });
    expect(write(variant, 'content', '8 fl. oz').unitMeasure).toMatchObject({ unit: 'floz' });
  });

  it('keep a reference that still fits', () => {
    const tea = write(write(variant, 'content', '250 g'), 'reference', '1 kg');
    expect(write(tea, 'content', '80 g').unitMeasure).toEqual(measure(80, 'g', [1, 'kg']));
    expect(write(tea, 'content', '2 l').unitMeasure).toEqual(measure(2, 'l', [1, 'l']));
    expect(write(tea, 'reference', '').unitMeasure).toEqual(measure(250, 'g', [100, 'g']));
    expect(write(tea, 'content', '')).toEqual(variant);
  });

  it('say what is wrong', () => {
    const tea = write(variant, 'content', '250 g');
    for (const text of ['250', 'g', '0 g', '-5 g', '250 bags', '9999999 g', '1.2.3 g'])
      expect(faultOf(variant, 'content', text)).toEqual({
        fault: 'Enter what is in it, such as 250 g, 0.75 l, 2 m² or 12 pieces.',
      });
    expect(faultOf(variant, 'reference', '100 g')).toEqual({ fault: 'Enter the content first.' });
    expect(faultOf(tea, 'reference', '1 l')).toEqual({
      fault: 'It cannot be compared with the content, 250 g.',
    });
  });
});

it('a product whose unit price cannot be worked out is refused', () => {
  const unitMeasure = measure(250, 'g', [1, 'l']);
  expect(findProductFaults({ productType: 1, variants: [{ ...variant, unitMeasure }] })).toEqual({
    'structuredContent.variants.0.unitMeasure':
      'Content and unit price must be of one sort: both weights, for example.',
  });
});
