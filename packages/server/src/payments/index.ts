export { createAnnouncer } from './announce-order.ts';
export { orderPayments } from './order-payments.ts';
export { applyResult, type AnnouncedOrder } from './apply-result.ts';
export { savesMethod } from './creation-choice.ts';
export {
  cancelPayment,
  chargePayment,
  chargeSavedMethod,
  refreshPayment,
  type PaymentServices,
} from './drive-payment.ts';
export type { Gateway, PaymentChoice } from './gateways/gateway.ts';
export { HOSTED } from './gateways/stripe/stripe-sessions.ts';
export { stripePage } from './gateways/stripe/stripe-page.ts';
export { piecesOf } from './make-order.ts';
export { createPayments, paymentsCapability, type PaymentsConfiguration } from './payments-capability.ts';
export { recordPayment } from './record-payment.ts';
export { requestRefund, type RefundToRequest } from './refunds/request-refund.ts';
