export { checkoutCapability } from './checkout-capability.ts';
export { readCheckout, saveCheckout, type CheckoutVisitor } from './checkout-service.ts';
export { findRequestVisitor, type RequestVisitor, type VisitorServices } from './request-visitor.ts';
export { translateCheckoutRefusal } from './checkout-routes.ts';
export { describePayment, pay, readPayment, type PaymentReply, type PayServices } from './pay/pay.ts';
export { isTrustedVisitor } from './trusted-visitor.ts';
export { beginPayment, type PaymentRequest } from './pay/begin-payment.ts';
export { readDelivery } from './page/form-details.ts';
export { findStoredOrder } from './page/order-page-store.ts';
export { insertCheckout, lockCheckout } from './checkouts-store.ts';
export { completeDetails, totalCheckout, type CheckoutSource, type LoadedCheckout } from './load-checkout.ts';
export type { OpenLink } from './request-visitor.ts';
export { createSubscriptionOpener } from './subscriptions/subscription-cart.ts';
export {
  linkOf,
  openLinkedOrder,
  returnQuestionUrl,
  returnUrl,
  type OpenedOrder,
} from './page/order-link.ts';
