import type { PaymentFailure } from './payment-states.ts';

/** What banks answer, by the codes of Stripe. Every other code is a plain decline. */
const failures: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'insufficient-funds',
  withdrawal_count_limit_exceeded: 'insufficient-funds',
  authentication_required: 'authentication-required',
  authentication_not_handled: 'authentication-failed',
  payment_intent_authentication_failure: 'authentication-failed',
  expired_card: 'card-expired',
  incorrect_number: 'card-details-wrong',
  invalid_number: 'card-details-wrong',
  incorrect_cvc: 'card-details-wrong',
  invalid_cvc: 'card-details-wrong',
  invalid_expiry_month: 'card-details-wrong',
  invalid_expiry_year: 'card-details-wrong',
  incorrect_address: 'card-details-wrong',
  incorrect_zip: 'card-details-wrong',
  processing_error: 'gateway-error',
  issuer_not_available: 'gateway-error',
  try_again_later: 'gateway-error',
};

/** Why a payment failed. The code of the bank says more than that of the error. */
export const failureOfDecline = (
  code: string | null | undefined,
  declineCode: string | null | undefined,
): PaymentFailure => failures[declineCode ?? ''] ?? failures[code ?? ''] ?? 'declined';
