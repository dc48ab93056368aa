import { describe, expect, it } from 'vitest';
import {
  blocksRefunds,
  disputeReasonText,
  disputeStateOf,
  isOpenDispute,
  laterDisputeState,
  lostCentsOf,
} from './disputes.ts';

describe('the state of a dispute', () => {
  it('is read from the status of the gateway; an unknown one counts as open', () => {
    expect(
      ['warning_needs_response', 'needs_response', 'under_review', 'warning_closed', 'won', 'lost'].map(
        disputeStateOf,
      ),
    ).toEqual(['inquiry', 'needs-response', 'under-review', 'won', 'won', 'lost']);
    expect(isOpenDispute(disputeStateOf('charged_back_soon'))).toBe(true);
  });

  it('is never taken back by an older answer; a decision may be changed by the bank', () => {
    expect(laterDisputeState('needs-response', 'inquiry')).toBe('needs-response');
    expect(laterDisputeState('lost', 'under-review')).toBe('lost');
    expect(laterDisputeState('inquiry', 'needs-response')).toBe('needs-response');
    expect(laterDisputeState('lost', 'won')).toBe('won');
  });

  it('blocks refunds while the bank holds the money', () => {
    expect(blocksRefunds('inquiry')).toBe(false);
    expect(blocksRefunds('needs-response')).toBe(true);
    expect(blocksRefunds('under-review')).toBe(true);
    expect(blocksRefunds('won')).toBe(false);
  });
});

describe('a lost dispute', () => {
  const payment = { amountCents: 5000, currency: 'EUR', takenCents: 0 };

  it('takes the disputed amount, and never more than is left of the payment', () => {
    expect(lostCentsOf({ amountCents: 2000, currency: 'EUR' }, payment)).toBe(2000);
    expect(lostCentsOf({ amountCents: 5000, currency: 'EUR' }, { ...payment, takenCents: 1500 })).toBe(3500);
    expect(lostCentsOf({ amountCents: 5000, currency: 'EUR' }, { ...payment, takenCents: 6000 })).toBe(0);
  });

  it('in another currency takes all that is left', () => {
    expect(lostCentsOf({ amountCents: 10, currency: 'USD' }, { ...payment, takenCents: 1000 })).toBe(4000);
  });
});

describe('the reason of a dispute', () => {
  it('is told in plain words', () => {
    expect(disputeReasonText('fraudulent')).toBe('The customer says they did not make this payment.');
    expect(disputeReasonText('general')).toBe('The bank gave no reason.');
  });
});
