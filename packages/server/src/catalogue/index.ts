export { catalogueCapability } from './catalogue-capability.ts';
export { withNewVariantIds } from './copy-variants.ts';
export { checkProduct, completeProduct, findProductFormFaults } from './product-content.ts';
export { eraseProducts, writeProducts } from './product-projection-store.ts';
export { importDraftStock, importStock, undoImportedStock } from './import-stock.ts';
export type { StockContext } from './stock-moves.ts';
export { changeProductStock } from './stock-service.ts';
export { listStockLevels, type LevelToSet } from './stock-levels-store.ts';
export { listSiteStock, type StockByItem } from './stock-store.ts';
