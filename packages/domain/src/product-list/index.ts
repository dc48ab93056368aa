export { applyBulkAction, isContentAction, type ContentAction } from './apply-bulk-action.ts';
export type { BulkAction, Discount, PriceChange } from './product-list-schemas.ts';
export { changedPrice, discountedPrice, salePriceAfter } from './change-prices.ts';
export { productListLimits } from './product-list-limits.ts';
export {
  bulkFaults,
  productListMessages,
  type BulkFault,
  type ProductListRefusal,
} from './product-list-messages.ts';
