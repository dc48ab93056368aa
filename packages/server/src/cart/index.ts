export { cartCapability } from './cart-capability.ts';
export { listAlsoBought } from './also-bought-store.ts';
export { readCartNotice } from './plain-forms/cart-notices.ts';
export { loadVisitorCart, readVisitorCart, type CartReader } from './cart-service.ts';
export { purchaseCart } from './purchase-cart-store.ts';
export type { LoadedCart } from './load/load-cart.ts';
export { hashCartToken, readCartToken } from './update/cart-tokens.ts';
export { chooseShipping, listCountries } from './shipping-service.ts';
export type { CartVisitor } from './update/change-cart.ts';
