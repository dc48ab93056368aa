export { undoContent, type ProductOutcome } from './change-product.ts';
export { refreshListings, storePages } from './listing-rows-store.ts';
export { listMatchingIds } from './list-products.ts';
export { productListCapability } from './product-list-capability.ts';
