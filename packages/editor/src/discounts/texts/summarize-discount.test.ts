import { newDiscountTerms, type DiscountTerms } from '@sitewright/domain/discounts';
import { describe, expect, it } from 'vitest';
import { compareDiscounts } from './compare-discounts.ts';
import { summarizeDiscount } from './summarize-discount.ts';

const format = { price: { currency: 'EUR', locale: 'en-IE' }, zone: 'Europe/Berlin' } as const;
const order = { kind: 'order' } as const;
const summarize = (terms: Partial<DiscountTerms>): string =>
  summarizeDiscount({ ...newDiscountTerms, ...terms }, format);

describe('the summary of a discount', () => {
  it('says what shoppers get, how, when and with what', () => {
    expect(summarize({ code: 'SUMMER' })).toBe(
      'Shoppers get 10 % off the whole order with the code SUMMER. It has no end date. It combines with other discounts.',
    );
    expect(
      summarize({
        reward: { kind: 'amount', cents: 500, isPerItem: false },
        target: { kind: 'categories', categories: ['Prints', 'Cards'] },
        minimumSubtotalCents: 5000,
        minimumQuantity: 2,
        isFirstPurchaseOnly: true,
        maxUses: 1000,
        maxUsesPerCustomer: 1,
        isCombinable: false,
        startsOn: Date.UTC(2026, 11, 1, 8),
        endsOn: Date.UTC(2026, 11, 24, 17),
      }),
    ).toBe(
      'Shoppers get €5.00 off products in Prints and Cards automatically. They must spend at least €50.00 and buy at least 2 items, counting only products in Prints and Cards. Only for their first purchase. It can be used up to 1,000 times in total and once per customer. It starts on 1 December 2026 at 09:00 and ends on 24 December 2026 at 18:00. It does not combine with other discounts.',
    );
  });

  it('tells the kinds apart', () => {
    const products = { kind: 'products', productIds: ['a', 'b'] } as const;
    const offer = { kind: 'buy-x-get-y', buyQuantity: 2, getQuantity: 1, gets: order } as const;
    expect(summarize({ reward: { kind: 'free-shipping' } })).toContain('get free shipping automatically.');
    expect(summarize({ reward: { kind: 'free-shipping' }, target: products })).toContain(
      'get free shipping when they buy 2 chosen products automatically.',
    );
    expect(
      summarize({ reward: { kind: 'amount', cents: 100, isPerItem: true }, target: products }),
    ).toContain('get €1.00 off each item of 2 chosen products');
    expect(summarize({ reward: { ...offer, percent: '100' } })).toContain(
      'Shoppers who buy 2 items get 1 item free automatically.',
    );
    const [one, prints] = [
      { kind: 'products', productIds: ['a'] },
      { kind: 'categories', categories: ['Prints'] },
    ] as const;
    expect(summarize({ reward: { ...offer, gets: one, percent: '100' }, target: prints })).toContain(
      'Shoppers who buy 2 products in Prints get 1 of the chosen product free automatically.',
    );
    expect(
      summarize({ reward: { ...offer, gets: products, percent: '50', maxPerOrder: 3 }, target: products }),
    ).toMatch(
      /buy 2 of 2 chosen products get 1 of 2 chosen products at 50 % off .* up to 3 times per order\./,
    );
  });

  it('reads well while parts are missing', () => {
    expect(summarize({ code: '', reward: { kind: 'percent', percent: '0' }, isEnabled: false })).toContain(
      'Switched off. Shoppers get a percentage off the whole order with a code.',
    );
    expect(
      summarize({
        reward: { kind: 'amount', cents: 0, isPerItem: false },
        target: { kind: 'products', productIds: [] },
      }),
    ).toContain('get an amount off chosen products automatically.');
  });
});

describe('two versions of a discount', () => {
  it('differ in what was changed, also where it reads the same', () => {
    const terms = { ...newDiscountTerms, target: { kind: 'products', productIds: ['a'] } } as const;
    expect(compareDiscounts(terms, terms, format)).toEqual([]);
    expect(
      compareDiscounts(
        terms,
        { ...terms, code: 'X', maxUses: 5, target: { kind: 'products', productIds: ['b'] } },
        format,
      ),
    ).toEqual([
      { label: 'Code', mine: 'Automatic', theirs: 'X' },
      { label: 'Applies to', mine: '1 product', theirs: '1 product' },
      { label: 'Limits', mine: 'None', theirs: '5 uses in total' },
    ]);
  });
});
