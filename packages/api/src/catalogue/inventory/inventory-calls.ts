import { stateCalls } from '../../call/index.ts';
import type { inventorySchemas } from './inventory-schemas.ts';

const INVENTORY = '/api/catalogue/inventory';

export const inventoryCalls = stateCalls<typeof inventorySchemas>()({
  listInventory: {
    method: 'GET',
    path: INVENTORY,
    caller: 'contributor',
    permission: 'products',
    summary: 'List the stock of all variants of the site, searched, filtered and sorted',
  },
  findInventory: {
    method: 'POST',
    path: `${INVENTORY}/lookups`,
    caller: 'contributor',
    permission: 'inventory',
    isUnlogged: true,
    summary: 'The stock of variants by id or SKU, before a file changes it',
  },
  adjustInventory: {
    method: 'POST',
    path: `${INVENTORY}/adjustments`,
    caller: 'contributor',
    permission: 'inventory',
    summary: 'Set or adjust the stock of variants of any products, all or nothing',
  },
  readLedger: {
    method: 'GET',
    path: `${INVENTORY}/{variantId}/ledger`,
    caller: 'contributor',
    permission: 'products',
    summary: 'List the stock changes of one variant, newest first',
  },
});
