import { expect, it } from 'vitest';
import { describeEvent, noteOf } from './describe-event.ts';

const event = (kind: string, data: Record<string, unknown> = {}, madeBy = 'Ada') => ({
  id: '1',
  kind,
  data,
  madeBy,
  createdOn: '2026-11-17T09:00:00.000Z',
});

it.each([
  [event('placed-and-paid', {}, ''), 'Order placed and paid'],
  [event('paid', {}, ''), 'Payment received'],
  [event('paid'), 'Ada marked the order as paid'],
  [event('fulfilled', { carrier: 'ups', trackingNumber: '1Z' }), 'Ada fulfilled the order: UPS 1Z'],
  [event('fulfilled', { isPart: true }), 'Ada fulfilled a part of the order'],
  [event('cancelled', { isRestocked: true }), 'Ada cancelled the order and restocked the items'],
  [event('cancelled', {}, ''), 'Order cancelled'],
  [event('tagged', { after: ['VIP', 'Gift'] }), 'Ada changed the tags: VIP, Gift'],
  [event('emailed', { mail: 'fulfilled' }, ''), 'Shipping email sent to the customer'],
  [event('teleported', {}, ''), 'teleported'],
])('an entry of the timeline is a sentence', (entry, text) => {
  expect(describeEvent(entry)).toBe(text);
});

it('a note has a text of its own', () => {
  expect(noteOf(event('note', { text: 'Call first' }))).toBe('Call first');
  expect(noteOf(event('paid'))).toBeUndefined();
});
