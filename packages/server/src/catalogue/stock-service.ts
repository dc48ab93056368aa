import type { Stock } from '@sitewright/domain/catalogue';
import type { Queryable } from '../database/index.ts';
import { isRefusal, refuse, type Refusal } from '../http/index.ts';
import { refreshListings } from '../product-list/index.ts';
import {
  countDraftProducts,
  findDraftCollection,
  openDraftLevels,
  openDraftStock,
} from './draft-stock-store.ts';
import {
  makeMoves,
  type ChangedVariant,
  type Levels,
  type MoveNote,
  type StockContext,
} from './stock-moves.ts';
import { findCollectionOf, findCollectionsOf, lockStock, lockVariants } from './stock-store.ts';

/** The page of a product that is published, or saved as a draft. */
export const findStockedCollection = async (
  database: Queryable,
  websiteId: string,
  itemId: string,
): Promise<string | undefined> =>
  (await findCollectionOf(database, websiteId, itemId)) ??
  (await findDraftCollection(database, { websiteId, itemId }));

export const changeProductStock = async (
  context: StockContext,
  itemId: string,
  changes: readonly ChangedVariant[],
): Promise<Record<string, never> | Refusal> => {
  const { database, site } = context;
  if ((await findStockedCollection(database, site.id, itemId)) === undefined) return refuse('not-found');
  await openDraftStock(database, { websiteId: site.id, itemId });
  const levels = await lockStock(database, site.id, itemId);
  const moves = await makeMoves(context, { levels, changes }, {});
  return isRefusal(moves) ? moves : {};
};

/** Whether all of them are published, or saved as drafts. */
const areStocked = async ({ database, site }: StockContext, itemIds: readonly string[]): Promise<boolean> => {
  const published = await findCollectionsOf(database, site.id, itemIds);
  const drafts = itemIds.filter((id) => !published.has(id));
  return drafts.length === 0 || (await countDraftProducts(database, site.id, drafts)) === drafts.length;
};

/** Locked levels. Variants of drafts get theirs when they are counted first. */
const lockOpened = async ({ database, site }: StockContext, ids: readonly string[]): Promise<Levels> => {
  const levels = await lockVariants(database, site.id, ids);
  const missing = ids.filter((id) => !levels.has(id));
  if (missing.length === 0) return levels;
  await refreshListings(database, site.id);
  await openDraftLevels(database, site.id, missing);
  return lockVariants(database, site.id, ids);
};

/** Changes the stock of variants of any products; returns the resulting levels. */
export const adjustStock = async (
  context: StockContext,
  changes: readonly ChangedVariant[],
  note: MoveNote,
): Promise<ReadonlyMap<string, Stock> | Refusal> => {
  const ids = [...new Set(changes.map(({ variantId }) => variantId))];
  const levels = await lockOpened(context, ids);
  const itemIds = [...new Set([...levels.values()].map(({ itemId }) => itemId))];
  if (!(await areStocked(context, itemIds))) return refuse('not-found');
  const moves = await makeMoves(context, { levels, changes }, note);
  return isRefusal(moves) ? moves : new Map(moves.map(({ variantId, after }) => [variantId, after]));
};
