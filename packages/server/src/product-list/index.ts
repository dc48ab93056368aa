export { undoContent, type ProductOutcome } from './change-product.ts';
export { listMatchingIds } from './list-products.ts';
export { productListCapability } from './product-list-capability.ts';
