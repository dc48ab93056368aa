import type { catalogueCalls } from '@sitewright/api/catalogue';
import { isRefusal, type Handlers } from '../../http/index.ts';
import { countOf } from '../stock-moves.ts';
import { adjustStock } from '../stock-service.ts';
import { findStockedProduct } from '../draft-stock-store.ts';
import { findInventory, listInventory, readLedger } from './list-inventory.ts';

type InventoryCalls = Pick<
  typeof catalogueCalls,
  'listInventory' | 'findInventory' | 'adjustInventory' | 'readLedger'
>;

export const inventoryHandlers: Handlers<InventoryCalls> = {
  listInventory: ({ query }, { database, site }) => listInventory(database, site.id, query),
  findInventory: ({ body }, { database, site }) => findInventory(database, site.id, body),
  readLedger: ({ params: { variantId }, query: { cursor } }, { database, site }) =>
    readLedger(database, site.id, { variantId, cursor }),
  async adjustInventory({ body }, context) {
    const changes = body.changes.map(({ variantId, expected, ...change }) => ({
      variantId,
      change,
      expected,
    }));
    const levels = await adjustStock(context, changes, { reason: body.reason, note: body.note });
    if (isRefusal(levels)) return levels;
    const { database, site, now, note } = context;
    const first = await findStockedProduct(database, site.id, changes[0]?.variantId ?? '');
    note({ subject: `product:${first?.itemId ?? ''}`, after: { ...body, title: first?.title } });
    const updatedOn = now.toISOString();
    return {
      levels: [...levels].map(([variantId, stock]) => ({ variantId, stock: countOf(stock), updatedOn })),
    };
  },
};
