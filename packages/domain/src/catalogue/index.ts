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
export {
  ANY_QUANTITY,
  findQuantityFault,
  quantityRangeOf,
  type QuantityRange,
  type QuantityRuleFault,
} from './quantity-rules.ts';
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
  isAlwaysAvailable,
  isInStock,
  isShownDifferently,
  NO_STOCK,
  UNLIMITED,
  visitorStock,
  type Stock,
  type StockChange,
} from './stock.ts';
export { visitorProduct, type VisitorProduct, type VisitorVariant } from './visitor-product.ts';
