export { checkoutPage, type CheckoutPage, type CheckoutSite, type GatewayHosts } from './checkout-page.ts';
export { checkoutStyles } from './checkout-styles.ts';
export {
  orderPage,
  orderPageTitle,
  type OrderPage,
  type OrderPageKind,
  type ShownOrder,
} from './order-page.ts';
