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

const read = (pieces: Record<string, number>, amount = '') => readRefund(order, { pieces, amount }, format);

describe('a refund in its form', () => {
  it('takes the rounding remainder with the last piece', () => {
    expect(read({ print: 1 })).toMatchObject({ sumCents: 333, leftCents: 834, faults: {} });
    expect(read({ print: 2 }, '5')).toEqual({
      faults: {},
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
