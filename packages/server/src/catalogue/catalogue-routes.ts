import { catalogueCalls } from '@sitewright/api/catalogue';
import { catalogueSchemas } from '@sitewright/api/catalogue/schemas';
import { visitorStock } from '@sitewright/domain/catalogue';
import { accessOf } from '../page-access/index.ts';
import type { Queryable } from '../database/index.ts';
import { implementCalls, isRefusal, refuse, type ImplementedCall, type Refusal } from '../http/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { describeProducts } from './describe-products.ts';
import { findFileUses, findSkuUses } from './product-uses-store.ts';
import { inventoryHandlers } from './inventory/inventory-routes.ts';
import { listDraftStock } from './draft-stock-store.ts';
import { changeProductStock, findStockedCollection } from './stock-service.ts';
import {
  findVisibleProduct,
  listMoves,
  listRetiredVariants,
  listStock,
  type StockRow,
} from './stock-store.ts';

const MOVES_SHOWN = 50;

const describeLevel = ({ variantId, sku, isUnlimited, quantity }: StockRow) => ({
  variantId,
  sku,
  unlimited: isUnlimited,
  qtyInStock: isUnlimited ? 0 : quantity,
});

const describeForVisitors = ({ variantId, sku, ...stock }: StockRow) => ({
  variantId,
  sku,
  ...visitorStock(stock),
});

const describeStock = async (database: Queryable, websiteId: string, itemId: string) => {
  if ((await findStockedCollection(database, websiteId, itemId)) === undefined)
    return refuse('not-found') satisfies Refusal;
  const rows = [
    ...(await listStock(database, websiteId, itemId)),
    ...(await listDraftStock(database, { websiteId, itemId })),
  ];
  const retired = await listRetiredVariants(database, websiteId, itemId);
  const moves = await listMoves(database, websiteId, { itemId, limit: MOVES_SHOWN });
  const { lowStockAlert } = await readStoreSettings(database, websiteId);
  return {
    lowThreshold: lowStockAlert.threshold,
    results: rows.map((row) => ({ ...describeLevel(row), isRetired: row.isRetired })),
    retired: retired.map(({ variantId, sku, attributes, price, imageId }) => ({
      id: variantId,
      sku,
      attributes,
      price,
      ...(imageId !== null && { imageId }),
    })),
    moves: moves.map(({ variantId, change, quantityAfter, reason, madeBy, createdAt }) => ({
      variantId,
      change,
      quantityAfter,
      reason,
      madeBy,
      madeOn: createdAt.toISOString(),
    })),
  };
};

export const implementCatalogueCalls = (secret: string): ImplementedCall[] =>
  implementCalls({
    capability: 'catalogue',
    calls: catalogueCalls,
    schemas: catalogueSchemas,
    handlers: {
      async readStock({ query: { itemId } }, context) {
        const { database, site, now } = context;
        const asked = { itemId, now, access: accessOf(context, secret) };
        if (!(await findVisibleProduct(database, site.id, asked))) return refuse('not-found');
        const rows = await listStock(database, site.id, itemId);
        return { results: rows.filter(({ isRetired }) => !isRetired).map(describeForVisitors) };
      },
      listStock: ({ params }, { database, site }) => describeStock(database, site.id, params.id),
      findProducts: ({ query: { search = '', ids } }, { database, site }) =>
        describeProducts(database, site, { text: search.trim(), ids: ids?.split(',') }),
      listSkuUses: async ({ query: { sku, except } }, { database, site }) => ({
        products: await findSkuUses(database, site.id, { sku, exceptId: except }),
      }),
      listFileUses: async ({ query: { assetId } }, { database, site }) => ({
        products: await findFileUses(database, site.id, assetId),
      }),
      async changeStock({ params, body }, context) {
        const { database, site, note } = context;
        const changes = body.changes.map(({ variantId, ...change }) => ({ variantId, change }));
        const changed = await changeProductStock(context, params.id, changes);
        if (isRefusal(changed)) return changed;
        note({ subject: `product:${params.id}`, after: body });
        return describeStock(database, site.id, params.id);
      },
      ...inventoryHandlers,
    },
  });
