export { cartCapability } from './cart-capability.ts';
export { translateCartRefusal } from './cart-routes.ts';
export { listAlsoBought } from './also-bought-store.ts';
export { readCartNotice } from './plain-forms/cart-notices.ts';
export { readTypedCode } from './plain-forms/typed-code.ts';
export { addToCart, loadVisitorCart, readOffered, readVisitorCart, type CartReader } from './cart-service.ts';
export {
  addSubscriptionToCart,
  changeSubscriptionQuantity,
  loadSubscriptionCart,
  subscriptionCart,
} from './subscription-service.ts';
export { giveDonation } from './donation-service.ts';
export { purchaseCart } from './purchase-cart-store.ts';
export {
  applyCode,
  applyDiscountCode,
  attemptCode,
  refuseCode,
  removeCode,
  type ChosenCart,
} from './codes-service.ts';
export { restoreCart, restoreSubscription, type RestoredCart } from './restore-service.ts';
export { loadMoneyPrinter, loadVariants, type LoadedCart } from './load/load-cart.ts';
export { hashCartToken, readCartToken } from './update/cart-tokens.ts';
export { chooseShipping, listCountries } from './shipping-service.ts';
export type { CartVisitor } from './update/change-cart.ts';
