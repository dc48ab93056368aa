export {
  billingAddressOf,
  billingLocationOf,
  checkoutLimits,
  isDelivered,
  newCheckoutDetails,
} from './checkout.ts';
export { checkoutMessages, type CheckoutRefusal } from './checkout-messages.ts';
export type { CheckoutDetails, CheckoutFault, CheckoutView, PaymentMethod } from './checkout-schemas.ts';
export { findCheckoutFaults, type CheckoutFaults } from './find-checkout-faults.ts';
export { orderContentOf, type OrderedCart } from './order-content.ts';
export { checkoutReply, isCheckoutReply } from './texts/replies.ts';
export type { CheckoutReply } from './texts/reply-texts.ts';
