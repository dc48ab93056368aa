import { describe, expect, it } from 'vitest';
import { checkFirstSale, type StoreFacts } from './first-sale.ts';
import { defaultStoreSettings, type StoreSettings } from './store-settings.ts';

const nothing: StoreFacts = {
  hasProduct: false,
  hasShippedProduct: false,
  hasContactEmail: false,
  hasOrder: false,
  takesCards: false,
};

const missing = (settings: Partial<StoreSettings>, facts: Partial<StoreFacts> = {}): string[] =>
  checkFirstSale({ ...defaultStoreSettings, ...settings }, { ...nothing, ...facts })
    .filter(({ isDone }) => !isDone)
    .map(({ id }) => id);

const [general] = defaultStoreSettings.shipping.profiles;
const method = (isEnabled: boolean) => ({ id: 'a', name: 'Transfer', instructions: '', isEnabled });

describe('what a store needs before its first sale', () => {
  it('is everything at first', () => {
    expect(missing({})).toEqual([
      'product',
      'shipping',
      'tax',
      'payment',
      'policies',
      'business',
      'contact',
      'test-order',
    ]);
  });

  it('is no shipping where nothing on sale is shipped', () => {
    expect(missing({}, { hasProduct: true })).not.toContain('shipping');
    expect(missing({}, { hasProduct: true, hasShippedProduct: true })).toContain('shipping');
  });

  it('is a rate, not an empty zone; a pickup location will do', () => {
    const withProfile = (change: object) =>
      missing({ shipping: { profiles: general ? [{ ...general, ...change }] : [] } });
    const zone = { id: 'z', name: 'World', countries: [], rates: [] };
    const rate = { id: 'r', name: 'Post', kind: 'flat', orderCents: 0, itemCents: 0 };
    expect(withProfile({ zones: [zone] })).toContain('shipping');
    expect(withProfile({ zones: [{ ...zone, rates: [rate] }] })).not.toContain('shipping');
    expect(withProfile({ pickups: [{ id: 'p' }] })).not.toContain('shipping');
  });

  it('is a tax rate, or the word that none is collected', () => {
    expect(missing({ firstSale: { isHidden: false, collectsNoTax: true } })).not.toContain('tax');
  });

  it('is a method that takes real money: the test gateway does not count, nor one that is off', () => {
    const paidBy = (isEnabled: boolean) =>
      missing({ payments: { ...defaultStoreSettings.payments, manualMethods: [method(isEnabled)] } });
    expect(paidBy(false)).toContain('payment');
    expect(paidBy(true)).not.toContain('payment');
    expect(missing({}, { takesCards: true })).not.toContain('payment');
  });

  it('is the name and the address of the business, which invoices need', () => {
    const { invoices } = defaultStoreSettings;
    const seller = { sellerName: 'Ink & Grain', sellerAddress: 'Rua das Flores 12' };
    expect(missing({ invoices: { ...invoices, ...seller } })).not.toContain('business');
    expect(missing({ invoices: { ...invoices, ...seller, sellerAddress: '' } })).toContain('business');
  });

  it('is all three policies', () => {
    const written = (policies: Partial<StoreSettings['checkout']['policies']>) =>
      missing({
        checkout: {
          ...defaultStoreSettings.checkout,
          policies: { returns: 'a', terms: 'b', privacy: 'c', ...policies },
        },
      });
    expect(written({})).not.toContain('policies');
    expect(written({ privacy: '' })).toContain('policies');
  });
});
