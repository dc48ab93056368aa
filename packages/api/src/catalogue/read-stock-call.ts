import { stateCalls } from '../call/index.ts';
import type { catalogueSchemas } from './catalogue-schemas.ts';

/** The only call of visitors. Separate, because their pages must not load the calls of owners. */
export const { readStock: readStockCall } = stateCalls<Pick<typeof catalogueSchemas, 'readStock'>>()({
  readStock: {
    method: 'GET',
    path: '/api/commerce/inventory/stock',
    caller: 'visitor',
    summary: 'Read the stock of a product’s variants',
  },
});
