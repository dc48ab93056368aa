import { describe, expect, it } from 'vitest';
import { asksForWaiver, findCheckoutFaults, orderContentOf } from './index.ts';
import { sampleAddress, sampleCart, sampleDetails } from './testing/index.ts';

const PHYSICAL = 1;
const DIGITAL = 2;
const SERVICE = 3;
const GIFT_CARD = 4;
const PAYWALL = 5;

const billedIn = (country: string) => ({
  ...sampleDetails,
  isBillingSame: false,
  billingAddress: { ...sampleAddress, country },
});

describe('the waiver of the right of withdrawal', () => {
  it('is asked for where digital content is sold', () => {
    const asks = (productType: number) => asksForWaiver(billedIn('PT'), sampleCart({ productType }));
    expect([DIGITAL, PAYWALL].map(asks)).toEqual([true, true]);
    expect([PHYSICAL, SERVICE, GIFT_CARD].map(asks)).toEqual([false, false, false]);
  });

  it('is asked for in the European Economic Area and the United Kingdom', () => {
    const asks = (country: string) => asksForWaiver(billedIn(country), sampleCart({ productType: DIGITAL }));
    expect(['PT', 'NO', 'GB'].map(asks)).toEqual([true, true, true]);
    expect(['US', 'CH', ''].map(asks)).toEqual([false, false, false]);
  });

  it('is missing until the buyer gives it, in the language of the store', () => {
    const cart = sampleCart({ productType: DIGITAL });
    const faults = (changes: object, rules: object = {}) =>
      findCheckoutFaults({ ...billedIn('PT'), ...changes }, cart, {
        phone: 'hidden',
        language: 'en',
        ...rules,
      }).payment;
    expect(faults({})).toEqual([
      {
        field: 'waivesWithdrawal',
        code: 'waiver-missing',
        message: 'Please agree to this, so that we may provide your downloads at once.',
      },
    ]);
    expect(faults({}, { language: 'de' })[0]?.message).toContain('stimmen Sie zu');
    expect(faults({ waivesWithdrawal: true })).toEqual([]);
    expect(faults({}, { isPlacedByOwner: true })).toEqual([]);
  });

  it('is copied to the order as it was worded, where it was asked for', () => {
    const order = (country: string, productType = DIGITAL) => {
      const details = { ...billedIn(country), waivesWithdrawal: true };
      const cart = sampleCart({ productType });
      const totals = { lines: [] } as never;
      const orderedAt = new Date('2026-11-17T12:00:00Z');
      return orderContentOf(
        { cart, totals, cartRevision: 1, language: 'fr', form: null, orderedAt },
        details,
      );
    };
    expect(order('FR').withdrawalWaiver).toEqual({
      text: expect.stringContaining('perdre mon droit de rétractation'),
      on: '2026-11-17T12:00:00.000Z',
    });
    expect(order('US').withdrawalWaiver).toBeUndefined();
    expect(order('FR', PHYSICAL).withdrawalWaiver).toBeUndefined();
  });
});
