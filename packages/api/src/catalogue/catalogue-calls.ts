import { stateCalls } from '../call/index.ts';
import { inventoryCalls } from './inventory/inventory-calls.ts';
import type { catalogueSchemas } from './catalogue-schemas.ts';

/** Products themselves are documents of the kind `item`; what is live about them has its calls here. */
export const catalogueCalls = stateCalls<typeof catalogueSchemas>()({
  readStock: {
    method: 'GET',
    path: '/api/commerce/inventory/stock',
    caller: 'visitor',
    summary: 'How many of a product’s variants are in stock',
  },
  listStock: {
    method: 'GET',
    path: '/api/catalogue/products/{id}/stock',
    caller: 'contributor',
    permission: 'products',
    summary: 'The stock of a product’s variants, with the latest moves',
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
