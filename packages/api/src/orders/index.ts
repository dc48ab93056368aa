export { ordersActivity } from './orders-activity.ts';
export { ordersCalls } from './orders-calls.ts';
export { ordersRefusals } from './orders-refusals.ts';
