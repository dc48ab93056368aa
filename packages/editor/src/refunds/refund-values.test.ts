import { describe, expect, it } from 'vitest';
import { isPaidByHand, isRefundBlocked, readRefund, type RefundedOrder } from './refund-values.ts';

const format = { currency: 'EUR', locale: 'en' } as const;

const order: RefundedOrder = {
  id: 'a'.repeat(24),
  number: '00007',
  revision: 3,
  currency: 'EUR',
  totalCents: 1500,
  refundedCents: 333,
  balanceCents: 0,
  payments: [{ state: 'succeeded', amountCents: 1500, gateway: 'stripe' }],
  shippingCents: 500,
  pricesIncludeTax: true,
  giftCards: [],
  refunds: [],
  disputes: [],
  lines: [
    {
      id: 'print',
      title: 'Late Sun',
      quantity: 3,
      refundedQuantity: 1,
      unitCents: 333,
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

it('a refund of an edited order gives back what was paid, in several payments', () => {
  const edited = {
    ...order,
    totalCents: 2500,
    balanceCents: 500,
    refundedCents: 0,
    payments: [
      { state: 'succeeded' as const, amountCents: 1500, gateway: 'stripe' },
      { state: 'succeeded' as const, amountCents: 500, gateway: 'stripe' },
      { state: 'cancelled' as const, amountCents: 500, gateway: 'manual' },
    ],
  };
  const amount = (typed: string) =>
    readRefund(edited, { pieces: {}, amount: typed, giftCards: undefined }, format);
  expect(amount('20')).toMatchObject({ sumCents: 2000, leftCents: 0, faults: {} });
  expect(amount('20.01').faults).toHaveProperty('amount');
});

it('the owner transfers the money of a payment that was made by hand', () => {
  const payment = (gateway: string, state: 'succeeded' | 'cancelled') => ({
    state,
    amountCents: 500,
    gateway,
  });
  expect(isPaidByHand({ payments: [payment('manual', 'succeeded')] })).toBe(true);
  expect(isPaidByHand({ payments: [payment('manual', 'cancelled'), payment('stripe', 'succeeded')] })).toBe(
    false,
  );
});

describe('a refund of an order that a gift card paid in part', () => {
  const mixed: RefundedOrder = {
    ...order,
    totalCents: 5000,
    refundedCents: 1000,
    payments: [{ state: 'succeeded', amountCents: 3000, gateway: 'stripe' }],
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

  it('never goes back to the payment where a dispute took it', () => {
    const lost = { ...mixed, disputes: [{ state: 'lost' as const, lostCents: 2000 }], refundedCents: 3000 };
    const refund = readRefund(lost, { pieces: {}, amount: '20.00', giftCards: undefined }, format);
    expect(refund).toMatchObject({ giftCardCents: 2000, leftCents: 0, faults: {} });
    expect(isRefundBlocked(lost)).toBe(false);
    expect(isRefundBlocked({ disputes: [{ state: 'under-review', lostCents: 0 }] })).toBe(true);
  });
});
