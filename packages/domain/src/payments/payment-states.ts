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

/** Under way: what has become of such a payment is still to be found out. */
export const openPaymentStates = [
  'created',
  'requires_action',
  'processing',
] as const satisfies PaymentState[];

export const isOpenPayment = (state: PaymentState): boolean =>
  openPaymentStates.some((open) => open === state);

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
  'card-limited',
  'gateway-error',
] as const;

export type PaymentFailure = (typeof paymentFailures)[number];
