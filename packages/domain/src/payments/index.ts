export { failureOfDecline } from './decline-codes.ts';
export { delayedMethods } from './delayed-methods.ts';
export { paymentMessages } from './payments-messages.ts';
export {
  finalPaymentStates,
  isFinalPayment,
  paymentFailures,
  paymentStates,
  refundStates,
  testOutcomes,
  type PaymentFailure,
  type PaymentState,
  type RefundState,
  type TestOutcome,
} from './payment-states.ts';
