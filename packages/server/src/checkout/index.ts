export { checkoutCapability } from './checkout-capability.ts';
export { readCheckout, saveCheckout, type CheckoutVisitor } from './checkout-service.ts';
export { findRequestVisitor, type RequestVisitor, type VisitorServices } from './request-visitor.ts';
export { translateCheckoutRefusal } from './checkout-routes.ts';
export { describePayment, pay, readPayment, type PaymentReply, type PayServices } from './pay/pay.ts';
export { isTrustedVisitor } from './trusted-visitor.ts';
export { linkOf, openLinkedOrder, type OpenedOrder } from './page/order-link.ts';
