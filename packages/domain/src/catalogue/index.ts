export { catalogueLimits } from './catalogue-limits.ts';
export { catalogueMessages, type CatalogueRefusal } from './catalogue-messages.ts';
export type {
  Product,
  ProductVariant,
  QuantityRules,
  SubscriptionPlan,
  Swatch,
} from './catalogue-schemas.ts';
export {
  defaultMerchandisingSettings,
  merchandisingContext,
  type MerchandisingContext,
  type MerchandisingSettings,
  type ShownProduct,
  type StockedOffer,
} from './merchandising.ts';
export {
  currentPrice,
  findVariant,
  sellableVariantsOf,
  optionValuesOf,
  type SellableVariant,
} from './offers.ts';
export { readProduct } from './read-product.ts';
export { withNewVariants, withSkus } from './skus.ts';
export { findProductFaults, type ProductFaults } from './product-faults.ts';
export {
  canBeSubscribed,
  hasVariants,
  isCounted,
  isDigital,
  needsShipping,
  productTypes,
  type ProductType,
} from './product-types.ts';
export {
  availableOf,
  changeStock,
  firstStock,
  isInStock,
  isShownDifferently,
  NO_STOCK,
  UNLIMITED,
  type Stock,
  type StockChange,
} from './stock.ts';
export { readStockEntry, type StockEntry } from './inventory/read-stock-entry.ts';
export {
  describeStockReason,
  stockReasonNames,
  stockReasons,
  type StockReason,
} from './inventory/stock-reasons.ts';
export {
  fellToLow,
  stockStatuses,
  stockStatusNames,
  stockStatusOf,
  type StockStatus,
} from './inventory/stock-status.ts';
