export { cartTotalsCalls } from './cart-totals-calls.ts';
export { cartTotalsRefusals } from './cart-totals-refusals.ts';
