/** States of an attempt to pay. The last three are final. */
export const paymentStates = [
  'created',
  'requires_action',
  'processing',
  'succeeded',
  'failed',
  'cancelled',
] as const;

export type PaymentState = (typeof paymentStates)[number];

export const finalPaymentStates = ['succeeded', 'failed', 'cancelled'] as const satisfies PaymentState[];

export const isFinalPayment = (state: PaymentState): boolean =>
  finalPaymentStates.some((final) => final === state);

export const refundStates = ['requested', 'pending', 'succeeded', 'failed'] as const;

export type RefundState = (typeof refundStates)[number];

/** What the test gateway does with a payment. Chosen from a list, never typed as a card number. */
export const testOutcomes = [
  'success',
  'decline',
  'insufficient-funds',
  'authentication',
  'processing-error',
  'timeout-after-charge',
  'webhook-late',
  'webhook-twice',
  'webhook-first',
] as const;

export type TestOutcome = (typeof testOutcomes)[number];

/** Why a gateway refused a payment. Shoppers read these. */
export const paymentFailures = [
  'declined',
  'insufficient-funds',
  'authentication-failed',
  'authentication-required',
  'card-expired',
  'card-details-wrong',
  'gateway-error',
] as const;

export type PaymentFailure = (typeof paymentFailures)[number];
