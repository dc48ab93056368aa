import { expect, it } from 'vitest';
import { awaitsResponse, disputeText, disputeTitle } from './dispute-texts.ts';

it('a dispute is told with its amount, its reason and what it means for refunds', () => {
  expect(disputeTitle({ state: 'needs-response' }, '$6.50')).toBe('Payment disputed: $6.50');
  expect(disputeText({ state: 'needs-response', reason: 'product_not_received' })).toBe(
    'The customer says the order did not arrive. The payment cannot be refunded before the dispute is closed.',
  );
  expect(disputeTitle({ state: 'lost' }, '$6.50')).toBe('Dispute lost: the bank took back $6.50');
  expect(disputeText({ state: 'lost', reason: 'fraudulent' })).toContain('cannot be refunded again');
  expect(disputeText({ state: 'inquiry', reason: 'unrecognized' })).toContain('refund the order to end');
});

it('only what the bank waits for has a day to respond by', () => {
  expect(
    (['inquiry', 'needs-response', 'under-review', 'lost'] as const).map((state) =>
      awaitsResponse({ state }),
    ),
  ).toEqual([true, true, false, false]);
});
