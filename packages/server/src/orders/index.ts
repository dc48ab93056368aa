export { createOrder, type CreatedOrder, type NewOrder } from './create-order.ts';
export { isOrderToken, orderToken, orderUrl } from './order-token.ts';
