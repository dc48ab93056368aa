import { expect, it, vi } from 'vitest';
import { sampleProduct, sampleVariant } from '../testing/sample-product.ts';

it('[CAT-03] names the variant that has all the chosen values', () => {
  const product = sampleProduct();
  product.choose({ Size: '50 × 70' });
  expect(product.unchosen).toEqual(['Frame']);
  expect(product.variant).toBeUndefined();
  product.choose({ Frame: 'Oak' });
  expect(product.unchosen).toEqual([]);
  expect(product.variant?.sku).toBe('SKU-50 × 70-Oak');
});

it('has no variant for values that are not sold together', () => {
  const product = sampleProduct();
  product.choose({ Size: '30 × 40', Frame: 'Oak' });
  expect(product.unchosen).toEqual([]);
  expect(product.variant).toBeUndefined();
});

it('counts a choice that was taken back as not made', () => {
  const product = sampleProduct();
  product.choose({ Size: '30 × 40', Frame: 'None' });
  product.choose({ Size: '' });
  expect(product.unchosen).toEqual(['Size']);
  expect(product.variant).toBeUndefined();
});

it('tells everything that watches it, at once and at every choice', () => {
  const product = sampleProduct();
  const watcher = vi.fn();
  product.watch(watcher);
  product.choose({ Size: '30 × 40', Frame: 'None' });
  expect(watcher.mock.calls.map(([variant]) => variant?.sku)).toEqual([undefined, 'SKU-30 × 40-None']);
});

it('[CAT-04] is sold out when no variant is left, and not when nothing is known', () => {
  const gone = [sampleVariant('30 × 40', 'None', { qtyInStock: 0 })];
  expect(sampleProduct({ variants: gone }).isSoldOut).toBe(true);
  expect(sampleProduct().isSoldOut).toBe(false);
  expect(sampleProduct({ variants: [], optionNames: [] }).isSoldOut).toBe(false);
});
