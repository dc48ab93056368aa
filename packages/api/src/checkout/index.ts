export { checkoutCalls } from './checkout-calls.ts';
export { checkoutRefusals } from './checkout-refusals.ts';
