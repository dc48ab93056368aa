import { describe, expect, it } from 'vitest';
import { readRefund, type RefundedOrder } from './refund-values.ts';

const format = { currency: 'EUR', locale: 'en' } as const;

const order: RefundedOrder = {
  id: 'a'.repeat(24),
  number: '00007',
  revision: 3,
  currency: 'EUR',
  totalCents: 1500,
  refundedCents: 333,
  shippingCents: 500,
  pricesIncludeTax: true,
  giftCards: [],
  refunds: [],
  lines: [
    {
      id: 'print',
      title: 'Late Sun',
      quantity: 3,
      refundedQuantity: 1,
      subtotalCents: 1000,
      discountCents: 0,
      taxCents: 0,
      optionValues: [],
    },
  ],
};

const read = (pieces: Record<string, number>, amount = '') =>
  readRefund(order, { pieces, amount, giftCards: undefined }, format);

describe('a refund in its form', () => {
  it('takes the rounding remainder with the last piece', () => {
    expect(read({ print: 1 })).toMatchObject({ sumCents: 333, leftCents: 834, faults: {} });
    expect(read({ print: 2 }, '5')).toEqual({
      faults: {},
      giftCardCents: 0,
      lines: [{ lineId: 'print', quantity: 2 }],
      amountCents: 500,
      sumCents: 1167,
      leftCents: 0,
    });
  });

  it('says at the field what cannot be refunded', () => {
    for (const pieces of [3, -1, 0.5, Number.NaN])
      expect(read({ print: pieces }).faults).toEqual({ print: 'Enter a whole number from 0 to 2.' });
    expect(read({ print: 2 }, '5.01').faults).toEqual({ amount: 'This is more than is left to refund.' });
    expect(read({}, '-1').faults).toEqual({ amount: 'A price cannot be negative.' });
  });
});

describe('a refund of an order that a gift card paid in part', () => {
  const mixed: RefundedOrder = {
    ...order,
    totalCents: 5000,
    refundedCents: 1000,
    giftCards: [{ id: 'b'.repeat(24), lastFour: 'WXYZ', amountCents: 2000 }],
    refunds: [
      { state: 'succeeded', amountCents: 1000, giftCardCents: 0 },
      { state: 'failed', amountCents: 3000, giftCardCents: 0 },
    ],
  };
  const readMixed = (amount: string, giftCards?: string) =>
    readRefund(mixed, { pieces: {}, amount, giftCards }, format);

  it('goes to the payment first, and the rest to the card', () => {
    expect(readMixed('20.00')).toMatchObject({ sumCents: 2000, giftCardCents: 0, faults: {} });
    expect(readMixed('35.00')).toMatchObject({ sumCents: 3500, giftCardCents: 1500, faults: {} });
  });

  it('goes where the owner wants it, as far as it came from there', () => {
    expect(readMixed('20.00', '20.00')).toMatchObject({ giftCardCents: 2000, faults: {} });
    expect(readMixed('35.00', '10.00').faults).toHaveProperty('giftCards');
    expect(readMixed('20.00', '20.01').faults).toHaveProperty('giftCards');
  });
});
