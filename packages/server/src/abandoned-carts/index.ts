export { abandonedCartsCapability } from './abandoned-carts-capability.ts';
export { composeCartMail, sampleCartMail, type CartMailToCompose } from './cart-mail.ts';
export { readCartMail } from './read-cart-mail.ts';
