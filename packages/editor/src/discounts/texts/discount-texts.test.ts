import { newDiscountTerms } from '@sitewright/domain/discounts';
import { describe, expect, it } from 'vitest';
import { appliesToText, conditionTexts, datesText, limitTexts, valueText } from './discount-texts.ts';

const euros = { currency: 'EUR', locale: 'en-IE' } as const;
const yen = { currency: 'JPY', locale: 'en-US' } as const;
const order = { kind: 'order' } as const;
const offer = { kind: 'buy-x-get-y', buyQuantity: 2, getQuantity: 1, gets: order, percent: '100' } as const;

describe('the value of a discount', () => {
  it('is a percentage, an amount, free shipping or an offer', () => {
    expect(valueText({ kind: 'percent', percent: '10' }, euros)).toBe('10 % off');
    expect(valueText({ kind: 'percent', percent: '12.50' }, euros)).toBe('12.5 % off');
    expect(valueText({ kind: 'amount', cents: 500, isPerItem: false }, euros)).toBe('€5.00 off');
    expect(valueText({ kind: 'amount', cents: 500, isPerItem: true }, yen)).toBe('¥500 off each item');
    expect(valueText({ kind: 'free-shipping' }, euros)).toBe('Free shipping');
    expect(valueText(offer, euros)).toBe('Buy 2 get 1');
    expect(valueText({ ...offer, percent: '50' }, euros)).toBe('Buy 2 get 1 at 50 % off');
  });
});

describe('what a discount applies to', () => {
  const percent = { kind: 'percent', percent: '10' } as const;
  const productsOf = (count: number) =>
    ({ kind: 'products', productIds: Array.from({ length: count }, String) }) as const;

  it('is the order, a number of products, or categories by name', () => {
    expect(appliesToText({ reward: percent, target: order })).toBe('Whole order');
    expect(appliesToText({ reward: percent, target: productsOf(1) })).toBe('1 product');
    expect(appliesToText({ reward: percent, target: productsOf(500) })).toBe('500 products');
    const categories = ['Prints', 'Cards', 'Books'];
    expect(
      appliesToText({ reward: percent, target: { kind: 'categories', categories: ['Prints', 'Cards'] } }),
    ).toBe('Prints, Cards');
    expect(appliesToText({ reward: percent, target: { kind: 'categories', categories } })).toBe(
      '3 categories',
    );
  });

  it('names both sides of an offer if they differ', () => {
    expect(appliesToText({ reward: offer, target: order })).toBe('Any product');
    expect(appliesToText({ reward: offer, target: productsOf(2) })).toBe('2 products → Any product');
  });
});

describe('limits and dates of a discount', () => {
  it('list what is set only', () => {
    expect(conditionTexts(newDiscountTerms, euros)).toEqual([]);
    expect(
      conditionTexts({ minimumSubtotalCents: 5000, minimumQuantity: 1, isFirstPurchaseOnly: true }, euros),
    ).toEqual(['Minimum €50.00', 'Minimum 1 item', 'First purchase']);
    expect(limitTexts({})).toEqual([]);
    expect(limitTexts({ maxUses: 1000, maxUsesPerCustomer: 1 })).toEqual([
      '1,000 uses in total',
      'Once per customer',
    ]);
    expect(limitTexts({ maxUses: 1, maxUsesPerCustomer: 3 })).toEqual(['1 use in total', '3 per customer']);
  });

  it('are in the time zone of the site', () => {
    const startsOn = Date.UTC(2026, 11, 1, 23, 30);
    const endsOn = Date.UTC(2026, 11, 24, 17);
    expect(datesText({ startsOn: null, endsOn: null }, 'Europe/Berlin')).toBe('No end date');
    expect(datesText({ startsOn, endsOn: null }, 'Europe/Berlin')).toBe('From 2 Dec 2026, 00:30');
    expect(datesText({ startsOn: null, endsOn }, 'America/New_York')).toBe('Until 24 Dec 2026, 12:00');
    expect(datesText({ startsOn, endsOn }, 'UTC')).toBe('1 Dec 2026, 23:30 – 24 Dec 2026, 17:00');
  });
});
