import { describe, expect, it } from 'vitest';
import { UNLIMITED } from '../catalogue/index.ts';
import { newDiscountTerms, type Discount } from '../discounts/index.ts';
import { defaultStoreSettings } from '../store/index.ts';
import { deriveCart, type CartEntry, type CartContext, type SoldVariant } from './index.ts';

const entry = (fields: Partial<CartEntry> = {}): CartEntry => ({
  id: 'a',
  itemId: 'item',
  variantId: 'variant',
  quantity: 5,
  additionalFields: null,
  title: 'Print',
  ...fields,
});

const variant = (fields: Partial<SoldVariant> = {}): SoldVariant => ({
  itemId: 'item',
  variantId: 'variant',
  sku: 'P',
  title: 'Print',
  fullUrl: '/shop/print',
  productType: 1,
  attributes: {},
  optionOrdering: [],
  price: 1000,
  salePrice: undefined,
  onSale: false,
  stock: UNLIMITED,
  isSold: true,
  isSubscribable: false,
  form: undefined,
  image: null,
  ...fields,
});

const derive = (
  entries: readonly CartEntry[],
  variants: readonly SoldVariant[],
  {
    language = 'en-US',
    discounts = [],
  }: { readonly language?: string; readonly discounts?: readonly Discount[] } = {},
) => {
  const around: CartContext = {
    variants: new Map(variants.map((each) => [each.variantId, each])),
    currency: 'USD',
    settings: defaultStoreSettings,
    discounts,
    hasDiscounts: false,
    now: 0,
    language,
    printMoney: (cents) => `$${cents / 100}`,
  };
  const state = {
    id: 'c',
    websiteId: 'w',
    createdOn: 0,
    isPurchased: false,
    entries,
    shippingLocation: {},
    shippingKey: null,
    codes: [],
  };
  return deriveCart(state, around);
};

const left = (quantity: number) => variant({ stock: { isUnlimited: false, quantity } });

describe('what a cart says about things that cannot be had', () => {
  it('[CART-01 CART-06 (rule)] counts nothing that is sold out, and says so', () => {
    const cart = derive([entry()], [left(0)]);
    expect(cart).toMatchObject({ totalQuantity: 0, subtotalCents: 0 });
    expect(cart.entries).toMatchObject([{ isAvailable: false, note: 'Sold out', purchasePriceText: '$10' }]);
  });

  it('[CART-06 (rule)] says how many are left when more are wanted, together over all lines of a variant', () => {
    expect(derive([entry()], [left(5)]).entries).toMatchObject([{ isAvailable: true, note: '' }]);
    expect(derive([entry()], [left(4)]).entries).toMatchObject([{ isAvailable: true, note: 'Only 4 left' }]);
    const two = [entry({ quantity: 3 }), entry({ id: 'b', quantity: 2, additionalFields: '{}' })];
    expect(derive(two, [left(4)]).entries.map(({ note }) => note)).toEqual(['Only 4 left', 'Only 4 left']);
    expect(derive([entry()], [variant()]).entries).toMatchObject([{ note: '' }]);
  });

  it('[CART-01] has no price for what is gone', () => {
    const [gone] = derive([entry()], []).entries;
    expect(gone).toMatchObject({ isAvailable: false, note: 'No longer available' });
    expect(gone).toMatchObject({ purchasePriceText: '', nonSalePriceText: '', subTotalText: '' });
  });

  it.each([
    ['de-AT', 'Nur noch 4 da'],
    ['ja', 'Only 4 left'],
  ])('speaks %s', (language, note) => {
    expect(derive([entry()], [left(4)], { language }).entries).toMatchObject([{ note }]);
  });
});

describe('[DISC-01 (rule)] delivery that a discount makes free', () => {
  const freeDelivery: Discount = {
    ...newDiscountTerms,
    id: 'free',
    name: 'Free delivery',
    reward: { kind: 'free-shipping' },
    minimumSubtotalCents: 5000,
  };

  it('is called free before a way of delivery is chosen, as the discount is', () => {
    const cart = derive([entry()], [variant()], { discounts: [freeDelivery] });
    expect(cart).toMatchObject({ selectedShippingOption: null, shippingText: 'Free' });
    expect(cart.discounts).toMatchObject([{ isShippingFree: true }]);
  });

  it('has no price yet where the cart holds too little for it', () => {
    const cart = derive([entry({ quantity: 4 })], [variant()], { discounts: [freeDelivery] });
    expect(cart).toMatchObject({ shippingText: '', discounts: [] });
  });
});
