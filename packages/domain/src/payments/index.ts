export { findAmountFault, minimumChargeOf, type AmountFault } from './charge-limits.ts';
export { failureOfDecline } from './decline-codes.ts';
export {
  blocksRefunds,
  disputeReasonText,
  disputeStateOf,
  disputeStates,
  isOpenDispute,
  laterDisputeState,
  lostCentsOf,
  type DisputeState,
} from './disputes.ts';
export { excludedMethods } from './excluded-methods.ts';
export { paymentMessages } from './payments-messages.ts';
export {
  isOpenPayment,
  openPaymentStates,
  paymentFailures,
  paymentStates,
  refundStates,
  testOutcomes,
  type PaymentFailure,
  type PaymentState,
  type RefundState,
  type TestOutcome,
} from './payment-states.ts';
