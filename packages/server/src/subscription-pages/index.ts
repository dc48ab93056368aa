export { subscriptionPagesCapability } from './subscription-pages-capability.ts';
