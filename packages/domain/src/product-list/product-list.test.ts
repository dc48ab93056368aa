import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItemContent } from '../pages/index.ts';
import { applyBulkAction, bulkFaults, changedPrice, discountedPrice, type ContentAction } from './index.ts';

const variant = (price: number, rest: object = {}) => ({
  id: '5f1b2c3d4e5f6a7b8c9d0e1f',
  sku: 'A',
  attributes: {},
  price,
  ...rest,
});

const item = (structuredContent: Record<string, unknown>, rest: Partial<ItemContent> = {}): ItemContent => ({
  id: '5f1b2c3d4e5f6a7b8c9d0e10',
  collectionId: '5f1b2c3d4e5f6a7b8c9d0e11',
  recordType: 11,
  title: 'Print',
  urlId: 'print',
  status: 'published',
  structuredContent,
  ...rest,
});

const act = (of: ItemContent, action: ContentAction) => applyBulkAction(of, action);
const productOf = (result: ReturnType<typeof act>) =>
  typeof result === 'string' ? result : result.structuredContent;

describe('a price', () => {
  it.each([
    [1999, { unit: 'percent', value: 10 }, 2199],
    [1000, { unit: 'percent', value: 8.5 }, 1085],
    [995, { unit: 'percent', value: -10 }, 896],
    [5, { unit: 'percent', value: -50 }, 3],
    [1000, { unit: 'amount', value: -250 }, 750],
  ] as const)('of %i changed by %j is %i, in whole minor units', (price, by, result) => {
    expect(changedPrice(price, by)).toBe(result);
  });

  it('is discounted by amount and by percent', () => {
    expect(discountedPrice(1999, { unit: 'percent', value: 15 })).toBe(1699);
    expect(discountedPrice(1999, { unit: 'amount', value: 500 })).toBe(1499);
  });

  it('stays a whole number between nothing and the price under any discount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        (price, hundredths) => {
          const discounted = discountedPrice(price, { unit: 'percent', value: hundredths / 100 });
          return Number.isInteger(discounted) && discounted >= 0 && discounted <= price;
        },
      ),
    );
  });
});

describe('a bulk action', () => {
  const two = item({
    productType: 1,
    variants: [variant(1000), variant(3000, { salePrice: 2500, onSale: true })],
  });

  it('changes every variant, or none', () => {
    expect(productOf(act(two, { kind: 'change-price', by: { unit: 'amount', value: 100 } }))).toMatchObject({
      variants: [{ price: 1100 }, { price: 3100, salePrice: 2500 }],
    });
    expect(act(two, { kind: 'change-price', by: { unit: 'amount', value: -1500 } })).toBe('price-too-low');
    expect(act(two, { kind: 'change-price', by: { unit: 'amount', value: 100_000_000_000 } })).toBe(
      'price-too-high',
    );
  });

  it('never leaves a sale price above the price', () => {
    expect(productOf(act(two, { kind: 'change-price', by: { unit: 'percent', value: -50 } }))).toMatchObject({
      variants: [{ price: 500 }, { price: 1500, salePrice: 1500 }],
    });
  });

  it('changes sale prices by the same where that is wanted', () => {
    const raise = { unit: 'percent', value: 10 } as const;
    expect(productOf(act(two, { kind: 'change-price', by: raise, withSalePrices: true }))).toMatchObject({
      variants: [{ price: 1100 }, { price: 3300, salePrice: 2750 }],
    });
    const cheap = item({ productType: 2, price: 900, salePrice: 100, onSale: true });
    const lower = { unit: 'amount', value: -200 } as const;
    expect(act(cheap, { kind: 'change-price', by: lower, withSalePrices: true })).toBe('sale-too-low');
    expect(productOf(act(cheap, { kind: 'change-price', by: lower }))).toMatchObject({ salePrice: 100 });
  });

  it('has no price to change where none was entered', () => {
    const begun = item({ productType: 1, variants: [variant(0, { isPriceMissing: true })] });
    expect(act(begun, { kind: 'change-price', by: { unit: 'amount', value: 100 } })).toBe('no-price');
    const free = item({ productType: 1, variants: [variant(0)] });
    expect(productOf(act(free, { kind: 'change-price', by: { unit: 'amount', value: 100 } }))).toMatchObject({
      variants: [{ price: 100 }],
    });
  });

  it('puts on sale and ends the sale, of products with one price too', () => {
    const single = item({ productType: 2, price: 900 });
    const onSale = act(single, { kind: 'start-sale', off: { unit: 'percent', value: 20 } });
    expect(productOf(onSale)).toMatchObject({ price: 900, salePrice: 720, onSale: true });
    if (typeof onSale === 'string') throw new Error(onSale);
    expect(productOf(act(onSale, { kind: 'end-sale' }))).toMatchObject({ price: 900, onSale: false });
    expect(act(single, { kind: 'start-sale', off: { unit: 'amount', value: 901 } })).toBe('sale-too-low');
  });

  it('refuses what cannot be on sale or has no price', () => {
    const card = item({ productType: 4, variants: [variant(2500)] });
    expect(act(card, { kind: 'start-sale', off: { unit: 'percent', value: 10 } })).toBe('gift-card-sale');
    expect(act(card, { kind: 'change-price', by: { unit: 'amount', value: -2500 } })).toBe(
      'gift-card-worthless',
    );
    const { structuredContent: _none, ...bare } = two;
    expect(act(bare, { kind: 'end-sale' })).toBe('no-price');
    expect(act(item({ productType: 1 }), { kind: 'change-price', by: { unit: 'amount', value: 1 } })).toBe(
      'no-price',
    );
  });

  it('adds terms once and removes them', () => {
    const tagged = item({ productType: 1 }, { tags: ['red'], categories: ['Prints'] });
    expect(act(tagged, { kind: 'add-tags', tags: ['red', 'new'] })).toMatchObject({ tags: ['red', 'new'] });
    expect(act(tagged, { kind: 'remove-tags', tags: ['red'] })).toMatchObject({ tags: [] });
    expect(act(tagged, { kind: 'add-category', category: 'Sale' })).toMatchObject({
      categories: ['Prints', 'Sale'],
    });
    expect(act(tagged, { kind: 'remove-category', category: 'Prints' })).toMatchObject({ categories: [] });
  });

  it('says what to do about each fault', () => {
    for (const text of Object.values(bulkFaults)) expect(text).toMatch(/^[A-Z].*\.$/);
  });
});
