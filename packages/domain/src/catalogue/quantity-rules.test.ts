import { describe, expect, it } from 'vitest';
import { findProductFaults } from './product-faults.ts';
import { findQuantityFault, quantityRangeOf } from './quantity-rules.ts';

describe('quantity rules', () => {
  it('are any quantity where a product states none', () => {
    expect(quantityRangeOf()).toEqual({ min: 1, max: 9999, step: 1 });
    expect(quantityRangeOf({ min: 3 })).toEqual({ min: 3, max: 9999, step: 1 });
  });

  it('begin and end at multiples of the step', () => {
    expect(quantityRangeOf({ min: 4, max: 20, step: 6 })).toEqual({ min: 6, max: 18, step: 6 });
  });

  it.each([
    [0, 'quantity-too-small', 6],
    [5, 'quantity-too-small', 6],
    [19, 'quantity-too-large', 18],
    [7, 'quantity-off-step', 6],
  ])('refuse %i with the number of the rule', (quantity, code, limit) => {
    expect(findQuantityFault(quantity, quantityRangeOf({ max: 20, step: 6 }))).toEqual({ code, limit });
  });

  it.each([6, 12, 18])('allow %i', (quantity) => {
    expect(findQuantityFault(quantity, quantityRangeOf({ max: 20, step: 6 }))).toBeUndefined();
  });

  it('are refused when no quantity keeps them, at the field of the maximum', () => {
    const product = { productType: 1, variants: [] } as const;
    const faults = (quantityRules: object) => findProductFaults({ ...product, variants: [], quantityRules });
    expect(faults({ min: 5, max: 4 })).toHaveProperty(['structuredContent.quantityRules.max']);
    expect(faults({ min: 2, max: 5, step: 6 })).toHaveProperty(['structuredContent.quantityRules.max']);
    expect(faults({ min: 5, max: 5 })).toEqual({});
  });
});
