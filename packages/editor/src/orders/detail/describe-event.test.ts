import { expect, it } from 'vitest';
import { describeEvent, noteOf } from './describe-event.ts';

const event = (kind: string, data: Record<string, unknown> = {}, madeBy = 'Ada') => ({
  id: '1',
  kind,
  data,
  madeBy,
  createdOn: '2026-11-17T09:00:00.000Z',
  mailState: null,
});

const wording = { amount: (cents: number) => `€${(cents / 100).toFixed(2)}` };

it.each([
  [
    event('refunded', {
      amountCents: 1200,
      lines: [{ title: 'Pollen', quantity: 1 }],
      reason: 'wrong file',
    }),
    'Ada refunded €12.00 for 1 × Pollen: wrong file',
  ],
  [event('refunded', { amountCents: 500 }, ''), 'Refunded €5.00'],
  [event('placed-and-paid', {}, ''), 'Order placed and paid'],
  [event('renewed', { periodIndex: 1 }, ''), 'Made and paid by the renewal of a subscription'],
  [event('paid', {}, ''), 'Payment received'],
  [event('paid'), 'Ada marked the order as paid'],
  [event('balance-paid', {}, ''), 'The customer paid the balance'],
  [event('balance-paid', {}), 'Ada marked the balance as paid'],
  [event('balance-returned', {}, ''), 'A payment came that was no longer due, and is returned'],
  [
    event('edited', { lines: [{ title: 'Pollen', before: 0, after: 1 }], reason: 'Forgotten' }),
    'Ada added 1 × Pollen: Forgotten',
  ],
  [event('refund-failed', {}, ''), 'A refund failed; no money was moved'],
  [
    event('refund-failed', { creditNote: 'CN-00007' }, ''),
    'A refund failed; no money was moved. Credit note CN-00007 was already issued',
  ],
  [event('fulfilled', { carrier: 'ups', trackingNumber: '1Z' }), 'Ada fulfilled the order: UPS 1Z'],
  [event('fulfilled', { isPart: true }), 'Ada fulfilled a part of the order'],
  [event('cancelled', { isRestocked: true }), 'Ada cancelled the order and restocked the items'],
  [event('cancelled', {}, ''), 'Order cancelled'],
  [event('tagged', { after: ['VIP', 'Gift'] }), 'Ada changed the tags: VIP, Gift'],
  [event('recovered', {}, ''), 'Recovered: the order followed the email about the abandoned cart'],
  [
    event('disputed', { reason: 'fraudulent' }, ''),
    'The customer’s bank disputes the payment. The customer says they did not make this payment.',
  ],
  [event('dispute-won', {}, ''), 'Dispute closed: the money stays with you'],
  [event('teleported', {}, ''), 'teleported'],
])('an entry of the timeline is a sentence', (entry, text) => {
  expect(describeEvent(entry, wording)).toBe(text);
});

it('a note has a text of its own', () => {
  expect(noteOf(event('note', { text: 'Call first' }))).toBe('Call first');
  expect(noteOf(event('paid'))).toBeUndefined();
});

it.each([
  ['queued', 'Shipping email on its way to the customer'],
  ['sent', 'Shipping email sent to the customer'],
  ['kept', 'Shipping email not sent: no mail server'],
  ['withheld', 'Shipping email not sent: the customer of a demo order does not exist'],
  ['failed', 'Shipping email could not be sent to the customer'],
  [null, 'Shipping email made for the customer; it is no longer stored whether it was sent'],
] as const)('an entry about an email says what became of that email: %s', (mailState, text) => {
  expect(describeEvent({ ...event('emailed', { mail: 'fulfilled' }, ''), mailState }, wording)).toBe(text);
});
