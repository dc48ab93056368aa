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
    summary: 'The stock of a product’s variants, with the latest moves',
  },
  findProducts: {
    method: 'GET',
    path: '/api/catalogue/products/find',
    caller: 'contributor',
    permission: 'products',
    summary: 'Published products by words of their title or SKU, or by their ids',
  },
  listSkuUses: {
    method: 'GET',
    path: '/api/catalogue/sku-uses',
    caller: 'contributor',
    permission: 'products',
    summary: 'Other products that have a SKU, drafts too',
  },
  listFileUses: {
    method: 'GET',
    path: '/api/catalogue/file-uses',
    caller: 'contributor',
    permission: 'products',
    summary: 'Products that show or deliver a file, drafts too',
  },
  changeStock: {
    method: 'POST',
    path: '/api/catalogue/products/{id}/stock',
    caller: 'contributor',
    permission: 'inventory',
    summary: 'Set or adjust the stock of a product’s variants, all of it or nothing',
  },
  ...inventoryCalls,
});
