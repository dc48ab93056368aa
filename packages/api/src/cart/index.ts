export { cartCalls } from './cart-calls.ts';
