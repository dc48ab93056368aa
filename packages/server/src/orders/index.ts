export { createOrder, type CreatedOrder, type NewOrder } from './create-order.ts';
export { markOrderPaid, type PaidOrder } from './mark-order-paid.ts';
export { isOrderToken, orderToken, orderUrl } from './order-token.ts';
