export { catalogueLimits } from './catalogue-limits.ts';
export { catalogueMessages, type CatalogueRefusal } from './catalogue-messages.ts';
export type {
  Product,
  ProductVariant,
  ProductVideo,
  QuantityRules,
  SubscriptionPlan,
  Swatch,
} from './catalogue-schemas.ts';
export {
  defaultMerchandisingSettings,
  defaultRestockTexts,
  merchandisingContext,
  type RestockTexts,
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
export { formatWeight, parseWeight, usualWeightUnit } from './editing/measures.ts';
export { gramsOf } from './shipping-weight.ts';
export {
  ANY_QUANTITY,
  findQuantityFault,
  quantityRangeOf,
  type QuantityRange,
  type QuantityRuleFault,
} from './quantity-rules.ts';
export { selectedOffer } from './selected-offer.ts';
export { withNewVariants, withSkus } from './skus.ts';
export { findProductFaults, type ProductFaults } from './product-faults.ts';
export {
  canBeSubscribed,
  hasVariants,
  isCounted,
  needsShipping,
  productTypeName,
  productTypeTexts,
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
export { changeProductType } from './editing/change-type.ts';
export {
  moveOption,
  moveValue,
  removeOption,
  removeValue,
  renameOption,
  renameValue,
  setSwatch,
  type OptionValue,
} from './editing/change-options.ts';
export {
  placePastedCells,
  readPastedCells,
  retireVariants,
  setVariantPicture,
  switchVariants,
  withoutPictures,
  writeCells,
  type CellFault,
  type CellInput,
  type CellsEdit,
  type VariantSwitch,
} from './editing/change-variants.ts';
export { addDenomination } from './editing/denominations.ts';
export { editableProduct, firstVariant, firstVariantId } from './editing/editable-product.ts';
export {
  addOption,
  addValues,
  bringBack,
  missingCombinations,
  type VariantSource,
} from './editing/generate-variants.ts';
export {
  optionsOf,
  variantName,
  type Attributes,
  type ProductEdit,
  type ProductOption,
} from './editing/options.ts';
export { cellText, variantColumns, writeCell, type VariantColumn } from './editing/variant-cells.ts';
export { planStockFile, type PlannedStock, type StockPlan } from './inventory/plan-stock-file.ts';
export {
  readStockFile,
  type StockFile,
  type StockFileEntry,
  type StockRowFault,
} from './inventory/stock-file.ts';
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
export { parseMeasure, withContent, withReference } from './editing/unit-measures.ts';
export { areComparable, contentOf, referenceOf, unitPriceOf, type UnitMeasure } from './unit-price.ts';
export { formatMeasure, unitReferenceText } from './unit-price-texts.ts';
export { visitorProduct, type VisitorProduct, type VisitorVariant } from './visitor-product.ts';
export { findMissingPrices, isPriceMissing } from './missing-prices.ts';
export {
  mediaOf,
  readVideoAddress,
  VIDEO_ADDRESS_FAULT,
  withVideosAt,
  type ProductMedium,
} from './product-videos.ts';
export { isDigital, isDigitalContent } from './digital-content.ts';
export { DONATION_TYPE, isDonation } from './donation-type.ts';
