import { describe, expect, it } from 'vitest';
import { hasVariants, totalStock } from './stock.ts';
import { variantOptions } from './variants/variant-options.ts';

const product = (productType: number, variants?: unknown[], variantOptionOrdering?: string[]) => ({
  structuredContent: { productType, variants, variantOptionOrdering },
});

describe('stock of a product', () => {
  it('is the sum of its variants', () => {
    expect(totalStock(product(1, [{ qtyInStock: 2 }, { qtyInStock: '3' }, {}]))).toBe(5);
    expect(totalStock(product(1, []))).toBe(0);
    expect(totalStock(product(-1, [{ qtyInStock: 2 }]))).toBe(0);
  });

  it('has no limit for downloads, gift cards, or when a variant has none', () => {
    expect(totalStock(product(2))).toBe(Infinity);
    expect(totalStock(product(4, [{ qtyInStock: 0 }]))).toBe(Infinity);
    expect(totalStock(product(3, [{ qtyInStock: 1 }, { unlimited: true }]))).toBe(Infinity);
  });

  it('tells whether there is a choice', () => {
    expect(hasVariants(product(1, [{}, {}]))).toBe(true);
    expect(hasVariants(product(2, [{}, {}]))).toBe(false);
  });
});

describe('options of a product', () => {
  it('follow the order of the owner, values the order of the variants', () => {
    const variants = [
      { attributes: { Size: 'M', Colour: 'Red' } },
      { attributes: { Size: 'S', Colour: 'Red', Secret: 'x' } },
      {},
    ];
    expect(variantOptions(product(1, variants, ['Colour', 'Size']))).toEqual([
      { name: 'Colour', values: ['Red'] },
      { name: 'Size', values: ['M', 'S'] },
    ]);
  });

  it('read no inherited attribute', () => {
    const variants = [{ attributes: {} }, { attributes: {} }];
    expect(variantOptions(product(1, variants, ['constructor']))).toEqual([
      { name: 'constructor', values: [] },
    ]);
  });
});
