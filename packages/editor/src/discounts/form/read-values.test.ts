import { newDiscountTerms, type DiscountTerms } from '@sitewright/domain/discounts';
import { describe, expect, it } from 'vitest';
import { valuesOf, type DiscountValues } from './discount-values.ts';
import { readValues } from './read-values.ts';

const format = { price: { currency: 'EUR', locale: 'de-DE' }, zone: 'Europe/Berlin' } as const;
const terms: DiscountTerms = { ...newDiscountTerms, name: 'Summer', code: 'SUMMER' };
const blank = valuesOf(terms, format);
const read = (values: Partial<DiscountValues>, stored?: DiscountTerms) =>
  readValues({ ...blank, ...values }, format, stored);

describe('what is typed into the form of a discount', () => {
  it('is the terms again if nothing is changed', () => {
    const full: DiscountTerms = {
      ...terms,
      reward: {
        kind: 'buy-x-get-y',
        buyQuantity: 3,
        getQuantity: 2,
        gets: { kind: 'categories', categories: ['Cards'] },
        percent: '12.50',
        maxPerOrder: 4,
      },
      target: { kind: 'products', productIds: ['a', 'b'] },
      minimumSubtotalCents: 123_450,
      minimumQuantity: 2,
      isFirstPurchaseOnly: true,
      maxUses: 100,
      maxUsesPerCustomer: 1,
      isCombinable: false,
      subscriptionPayments: 'ALL_PAYMENTS',
      startsOn: Date.UTC(2026, 11, 1, 8, 0, 30),
      endsOn: Date.UTC(2026, 11, 24, 22, 59, 59, 999),
    };
    expect(readValues(valuesOf(full, format), format, full)).toEqual({ terms: full, faults: {} });
  });

  it('is read as people type it', () => {
    const { terms: found, faults } = read({
      code: ' autumn-5 ',
      kind: 'amount',
      amount: '1.234,50 €',
      minimumAmount: '0',
      endsOn: '2026-12-24T18:00',
    });
    expect(faults).toEqual({});
    expect(found).toMatchObject({
      code: 'AUTUMN-5',
      reward: { kind: 'amount', cents: 123_450, isPerItem: false },
      endsOn: Date.UTC(2026, 11, 24, 17),
    });
    expect(found).not.toHaveProperty('minimumSubtotalCents');
    expect(read({ percent: '25 %' }).terms.reward).toEqual({ kind: 'percent', percent: '25' });
    expect(read({ trigger: 'automatic' }).terms.code).toBeNull();
  });

  it.each([
    [{ name: '  ' }, { name: 'Enter a name. Shoppers see it at checkout.' }],
    [{ code: 'ten percent' }, { code: 'Use 1 to 50 letters, digits, hyphens and underscores.' }],
    [{ percent: '12.5' }, { percent: 'Enter a whole number from 1 to 100.' }],
    [{ percent: '101' }, { percent: 'Enter a whole number from 1 to 100.' }],
    [{ kind: 'amount', amount: '0' }, { amount: 'Enter an amount above 0.' }],
    [{ kind: 'amount', amount: '-5' }, { amount: 'A price cannot be negative.' }],
    [{ kind: 'buy-x-get-y', buyQuantity: '0' }, { buyQuantity: 'Enter a whole number from 1 to 9,999.' }],
    [{ kind: 'buy-x-get-y', getsPercent: '0' }, { getsPercent: 'Enter a whole number from 1 to 100.' }],
    [{ kind: 'buy-x-get-y', getsKind: 'products' }, { getsProductIds: 'Choose at least one product.' }],
    [{ targetKind: 'products' }, { targetProductIds: 'Choose at least one product.' }],
    [{ targetKind: 'categories' }, { targetCategories: 'Choose at least one category.' }],
    [{ maxUses: '1.5' }, { maxUses: 'Enter a whole number from 1 to 1,000,000,000.' }],
    [
      { startsOn: '2026-12-24T18:00', endsOn: '2026-12-24T18:00' },
      { endsOn: 'The end must be after the start.' },
    ],
  ] satisfies [Partial<DiscountValues>, object][])('%o is refused at its field', (values, faults) => {
    expect(read(values).faults).toEqual(faults);
  });

  it('of other kinds of discounts is not checked', () => {
    expect(read({ kind: 'free-shipping', percent: 'x', amount: 'x', buyQuantity: 'x' }).faults).toEqual({});
  });

  it('replaces a stored decimal only by a whole number', () => {
    const stored: DiscountTerms = { ...terms, reward: { kind: 'percent', percent: '12.5' } };
    expect(read({ percent: '12.5' }, stored).terms.reward).toEqual(stored.reward);
    expect(read({ percent: '12.6' }, stored).faults).toHaveProperty('percent');
  });
});
