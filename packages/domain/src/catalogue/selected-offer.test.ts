import { expect, it } from 'vitest';
import { selectedOffer } from './selected-offer.ts';

const offer = (id: string, quantity: number) => ({
  id,
  sku: id,
  attributes: { Size: id },
  price: 100,
  salePrice: undefined,
  onSale: false,
  imageId: undefined,
  stock: { isUnlimited: false, quantity },
});
const offers = [offer('gone', 0), offer('left', 2), offer('more', 9)];
const asked = (variantId: string | undefined, isFirstPreselected = false) =>
  selectedOffer(offers, { variantId, isFirstPreselected })?.id;

it('shows the variant that the address names, also one that is gone', () => {
  expect(asked('more')).toBe('more');
  expect(asked('gone')).toBe('gone');
});

it('shows none, or the first that is left, where the address names no variant of the product', () => {
  expect(asked(undefined)).toBeUndefined();
  expect(asked('of-another-product')).toBeUndefined();
  expect(asked(undefined, true)).toBe('left');
  expect(asked('of-another-product', true)).toBe('left');
});

it('chooses nothing where there is nothing to choose', () => {
  expect(selectedOffer([offer('only', 3)], { variantId: 'only', isFirstPreselected: true })).toBeUndefined();
});
