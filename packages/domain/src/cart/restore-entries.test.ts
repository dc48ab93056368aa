import { describe, expect, it } from 'vitest';
import { UNLIMITED } from '../catalogue/index.ts';
import { restoreEntries, type CartEntry, type SoldVariant } from './index.ts';

const variant: SoldVariant = {
  itemId: 'item',
  variantId: 'variant',
  sku: 'SKU',
  title: 'Print',
  fullUrl: '/shop/print',
  productType: 1,
  attributes: {},
  optionOrdering: [],
  price: 1200,
  salePrice: undefined,
  onSale: false,
  stock: UNLIMITED,
  isSold: true,
  isSubscribable: false,
  form: undefined,
  image: null,
};

const entry: CartEntry = {
  id: 'a',
  itemId: 'item',
  variantId: 'variant',
  quantity: 2,
  additionalFields: null,
  title: 'Print',
};

const restore = (saved: CartEntry, sold: SoldVariant) =>
  restoreEntries([], {
    entries: [saved],
    variants: new Map([[sold.variantId, sold]]),
    availabilityOf: ({ stock }) => ({ stock, isSingle: false }),
    newId: () => 'b',
  });

describe('a saved cart', () => {
  const subscribed = { ...entry, isSubscription: true };
  const subscribable = { ...variant, isSubscribable: true };

  it('brings subscriptions back as such, and what is bought once as that', () => {
    expect(restore(entry, variant)).toEqual({ entries: [{ ...entry, id: 'b' }], isIncomplete: false });
    expect(restore(subscribed, subscribable)).toEqual({
      entries: [{ ...subscribed, id: 'b' }],
      isIncomplete: false,
    });
  });

  it('leaves out what is sold in the other way now', () => {
    expect(restore(entry, subscribable)).toEqual({ entries: [], isIncomplete: true });
    expect(restore(subscribed, variant)).toEqual({ entries: [], isIncomplete: true });
  });
});
