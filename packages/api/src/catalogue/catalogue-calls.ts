import { stateCalls } from '../call/index.ts';
import { readStockCall } from './read-stock-call.ts';
import { inventoryCalls } from './inventory/inventory-calls.ts';
import type { catalogueSchemas } from './catalogue-schemas.ts';

/** Products themselves are documents of the kind `item`; what is live about them has its calls here. */
export const catalogueCalls = stateCalls<typeof catalogueSchemas>()({
  readStock: readStockCall,
  listStock: {
    method: 'GET',
    path: '/api/catalogue/products/{id}/stock',
    caller: 'contributor',
    permission: 'products',
    summary: 'Read the stock of a product’s variants, with the latest changes',
  },
  findProducts: {
    method: 'GET',
    path: '/api/catalogue/products/find',
    caller: 'contributor',
    permission: 'products',
    summary: 'Search published products by title or SKU, or read them by id',
  },
  listSkuUses: {
    method: 'GET',
    path: '/api/catalogue/sku-uses',
    caller: 'contributor',
    permission: 'products',
    summary: 'Find other products with the same SKU, drafts included',
  },
  listFileUses: {
    method: 'GET',
    path: '/api/catalogue/file-uses',
    caller: 'contributor',
    permission: 'products',
    summary: 'List the products that show or deliver a file, drafts included',
  },
  changeStock: {
    method: 'POST',
    path: '/api/catalogue/products/{id}/stock',
    caller: 'contributor',
    permission: 'inventory',
    summary: 'Set or adjust the stock of a product’s variants, all or nothing',
  },
  ...inventoryCalls,
});
