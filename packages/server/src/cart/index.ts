export { cartCapability } from './cart-capability.ts';
export { listAlsoBought } from './also-bought-store.ts';
export { readCartNotice } from './plain-forms/cart-notices.ts';
export { readVisitorCart } from './cart-service.ts';
export { listCountries } from './shipping-service.ts';
