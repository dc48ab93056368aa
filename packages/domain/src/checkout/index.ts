export { checkoutLimits } from './checkout.ts';
export { checkoutMessages, type CheckoutRefusal } from './checkout-messages.ts';
export type { CheckoutDetails, CheckoutFault, CheckoutView, PaymentMethod } from './checkout-schemas.ts';
