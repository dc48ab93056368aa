export {
  firstFulfilment,
  formatOrderNumber,
  fulfilmentStates,
  orderPaymentStates,
  type FulfilmentState,
  type OrderPaymentState,
} from './order-states.ts';
export type { OrderContent, OrderLine } from './orders-schemas.ts';
export { paidForLine, refundForPieces, type RefundedPieces } from './refund-amounts.ts';
