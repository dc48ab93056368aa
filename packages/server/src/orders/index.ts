export {
  announceCreated,
  announceRefunded,
  describeForWebhook,
  describeRefund,
  describeShipment,
} from './order-event.ts';
export { createOrder, storeCustomer, storeOrder, type CreatedOrder } from './create-order.ts';
export { orderRows, searchTextOf, type NewOrder, type OrderRows } from './order-rows.ts';
export { settleBalance } from './changes/settle-balance.ts';
export { markOrderPaid, type PaidOrder } from './changes/mark-order-paid.ts';
export {
  mailNewOrder,
  prepareOrderMail,
  sendOrderMail,
  type OrderMail,
  type OrderMailContext,
} from './order-mail/order-mail.ts';
export { orderMailHtml, orderMailText } from './order-mail/write-order-mail.ts';
export type { MailParts } from './order-mail/mail-parts.ts';
export { orderToken, orderUrl } from './order-token.ts';
export { ordersCapability } from './orders-capability.ts';
export type { OrderServices, RefundRequest } from './changes/order-services.ts';
export {
  countRefund,
  hasLiveOrders,
  insertOrderEvent,
  limitLineStock,
  takeOrderNumber,
} from './orders-store.ts';
export { findOrders, lockOrder, type StoredOrder } from './read/read-order-store.ts';
export { situationOf } from './read/order-situation.ts';
export { expireOrder, failOrder, type UnpaidOrder } from './changes/end-unpaid-order.ts';
export { composeOrderMail, type ComposedMail } from './order-mail/compose-order-mail.ts';
export type { MailedOrder } from './order-mail/mailed-order.ts';
export {
  sendPaymentFailedMail,
  sendPaymentReturnedMail,
  sendUnreturnedMail,
} from './order-mail/payment-failed-mail.ts';
export { listExpiredOrders, updateOrder } from './changes/order-changes-store.ts';
export { addEvent, noteOrder, numberOf, openOrder } from './changes/change-order.ts';
export { quantitiesOf } from './read/order-situation.ts';
export { mailShopper } from './order-mail/order-mail.ts';
export { invoicedOrder } from './read/invoiced-order.ts';
export { matchingOrders } from './list/order-filter-query.ts';
