export { createOrder, type CreatedOrder, type NewOrder } from './create-order.ts';
export { markOrderPaid, type PaidOrder } from './mark-order-paid.ts';
export { sendOrderMail, type OrderMail, type OrderMailContext } from './order-mail/order-mail.ts';
export { isOrderToken, orderToken, orderUrl } from './order-token.ts';
export { ordersCapability } from './orders-capability.ts';
export type { OrderServices, RefundRequest } from './changes/order-services.ts';
