export { cartCalls } from './cart-calls.ts';
export { cartRefusals } from './cart-refusals.ts';
