import { describe, expect, it } from 'vitest';
import { failureOfDecline } from './decline-codes.ts';

describe('the answer of a bank', () => {
  it('is told to the shopper by its decline code first, then by the code of the error', () => {
    expect(failureOfDecline('card_declined', 'insufficient_funds')).toBe('insufficient-funds');
    expect(failureOfDecline('card_declined', 'stolen_card')).toBe('declined');
    expect(failureOfDecline('expired_card', null)).toBe('card-expired');
    expect(failureOfDecline('incorrect_cvc', 'incorrect_cvc')).toBe('card-details-wrong');
    expect(failureOfDecline('payment_intent_authentication_failure', null)).toBe('authentication-failed');
    expect(failureOfDecline('authentication_required', 'authentication_required')).toBe(
      'authentication-required',
    );
    expect(failureOfDecline('processing_error', undefined)).toBe('gateway-error');
    expect(failureOfDecline(undefined, null)).toBe('declined');
  });
});
