export {
  checkoutPage,
  type CheckoutPage,
  type CheckoutSite,
  type GatewayHosts,
  type PlacedOrder,
} from './checkout-page.ts';
export type { EnteredValues } from './step-markup.ts';
export type { MessagePage } from './message-page.ts';
export { checkoutStyles } from './checkout-styles.ts';
export type { OrderPageKind, ShownOrder } from './order-markup.ts';
export { orderPage, orderPageTitle, type OrderPage, type SubscriptionAddressForm } from './order-page.ts';
