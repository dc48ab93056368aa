export { listAlsoBought } from './also-bought-store.ts';
export { registerCartForms, type CartFormServices } from './plain-forms/cart-forms.ts';
export { createCartJobs } from './cart-jobs.ts';
export { readCartNotice } from './plain-forms/cart-notices.ts';
export { implementCartCalls } from './cart-routes.ts';
export { readVisitorCart } from './cart-service.ts';
