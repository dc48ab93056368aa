import { DONATION_TYPE } from '@sitewright/domain/catalogue';
import { describe, expect, it } from 'vitest';
import {
  customerOrdersText,
  disputeBadge,
  deliveryText,
  orderBadges,
  placeText,
  refundStateNames,
  returnBadge,
} from './order-texts.ts';

describe('the badges of an order', () => {
  it('say what there is to do', () => {
    const badge = (
      paymentState: 'paid' | 'awaiting' | 'refunded',
      fulfilmentState: 'pending' | 'fulfilled',
    ) => orderBadges({ paymentState, fulfilmentState });
    expect(badge('paid', 'pending').fulfilment).toEqual({ text: 'To fulfil', tone: 'warning' });
    expect(badge('awaiting', 'pending')).toEqual({
      payment: { text: 'Awaiting payment', tone: 'accent' },
      fulfilment: { text: 'On hold', tone: 'neutral' },
    });
    expect(badge('refunded', 'pending').fulfilment).toEqual({ text: 'Not fulfilled', tone: 'neutral' });
    expect(badge('paid', 'fulfilled').fulfilment.text).toBe('Fulfilled');
  });
});

it('a withdrawal before shipping holds the order; later it only marks it', () => {
  const fulfilment = (fulfilmentState: 'pending' | 'part-fulfilled') =>
    orderBadges({ paymentState: 'paid', fulfilmentState, openReturn: 'withdrawal' }).fulfilment.text;
  expect(fulfilment('pending')).toBe('On hold');
  expect(fulfilment('part-fulfilled')).toBe('Partially fulfilled');
  expect(returnBadge({ openReturn: 'withdrawal' })?.text).toBe('Withdrawn');
  expect(returnBadge({ openReturn: null })).toBeUndefined();
});

it('an open or lost dispute marks an order; one that was won does not', () => {
  const texts = (['inquiry', 'needs-response', 'under-review', 'lost', 'won', null] as const).map(
    (dispute) => disputeBadge({ dispute })?.text,
  );
  expect(texts).toEqual(['Inquiry', 'Disputed', 'Disputed', 'Dispute lost', undefined, undefined]);
});

it.each([
  [1, 'new'],
  [2, '2nd order'],
  [3, '3rd order'],
  [11, '11th order'],
  [21, '21st order'],
  [100, 'regular'],
])('order %d of a customer reads %s', (count, text) => {
  expect(customerOrdersText(count)).toBe(text);
});

it('place and delivery leave out what is empty', () => {
  expect(placeText({ city: 'Porto', country: 'PT' })).toBe('Porto, PT');
  expect(placeText({ city: '', country: 'PT' })).toBe('PT');
  expect(deliveryText({ delivery: 'Parcel', isPickup: false, isTracked: true, productTypes: [1] })).toBe(
    'Parcel · tracked',
  );
});

it.each([
  [[2], 'Download'],
  [[4], 'Email'],
  [[2, 4, DONATION_TYPE], 'Download, Email'],
  [[DONATION_TYPE], '–'],
])('what is not sent reaches the customer by its type: %j', (types, text) => {
  expect(deliveryText({ delivery: '', isPickup: false, isTracked: false, productTypes: types })).toBe(text);
});

it('a refund in the list of payments is named once', () => {
  expect(Object.values(refundStateNames)).toEqual([
    'refund requested',
    'refund pending',
    'refunded',
    'refund failed',
  ]);
});
