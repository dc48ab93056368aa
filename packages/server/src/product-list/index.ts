export { productListCapability } from './product-list-capability.ts';
