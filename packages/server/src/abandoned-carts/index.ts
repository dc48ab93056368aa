export { abandonedCartsCapability } from './abandoned-carts-capability.ts';
export { composeCartMail, sampleCartMail } from './cart-mail.ts';
