import { changeStock, isShownDifferently, type Stock, type StockChange } from '@sitewright/domain/catalogue';
import type { Site } from '@sitewright/domain/sites';
import type { Queryable } from '../database/index.ts';
import { refuse, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { invalidateCacheTags } from '../sites/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { findDraftCollection, openDraftStock } from './draft-stock-store.ts';
import { findCollectionOf, lockStock, writeMove } from './stock-store.ts';

/** Who changes stock and when. A contributor's context is one. */
export interface StockContext {
  /** The transaction of the whole change. */
  readonly database: Queryable;
  readonly site: Site;
  readonly now: Date;
  readonly contributor: { readonly name: string };
}

export interface ChangedVariant {
  readonly variantId: string;
  readonly change: StockChange;
}

interface Move extends ChangedVariant {
  readonly before: Stock;
  readonly after: Stock;
}

/** Each change applies to the result of the one before; an impossible one refuses all. */
const planMoves = (
  levels: ReadonlyMap<string, Stock>,
  changes: readonly ChangedVariant[],
): Move[] | Refusal => {
  const current = new Map(levels);
  const moves: Move[] = [];
  for (const { variantId, change } of changes) {
    const before = current.get(variantId);
    if (!before) return refuse('not-found');
    const after = changeStock(before, change);
    if (!after) return refuse('stock-impossible');
    current.set(variantId, after);
    moves.push({ variantId, change, before, after });
  }
  return moves;
};

const keepMove = (
  { database, site, now, contributor }: StockContext,
  { variantId, change, before, after }: Move,
): Promise<void> =>
  writeMove(
    database,
    {
      websiteId: site.id,
      moveId: newId(),
      variantId,
      change: after.quantity - before.quantity,
      quantityAfter: after.quantity,
      reason: change.kind,
      madeBy: contributor.name,
      createdAt: now,
    },
    after,
  );

/** Cached pages are invalidated only if their content would differ. */
const invalidatePages = async (
  { database, site }: StockContext,
  itemId: string,
  { moves, collectionId }: { readonly moves: readonly Move[]; readonly collectionId: string },
): Promise<void> => {
  const { merchandising } = await readStoreSettings(database, site.id);
  const isSeen = moves.some(({ before, after }) =>
    isShownDifferently(before, after, merchandising.scarcityThreshold),
  );
  if (isSeen) await invalidateCacheTags(database, site.id, [`item:${itemId}`, `collection:${collectionId}`]);
};

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
  const collectionId = await findStockedCollection(database, site.id, itemId);
  if (collectionId === undefined) return refuse('not-found');
  await openDraftStock(database, { websiteId: site.id, itemId });
  const moves = planMoves(await lockStock(database, site.id, itemId), changes);
  if (!Array.isArray(moves)) return moves;
  for (const move of moves) await keepMove(context, move);
  await invalidatePages(context, itemId, { moves, collectionId });
  return {};
};

/** Sets imported stock levels. */
export const importStock = async (
  { database, site, now }: Omit<StockContext, 'contributor'>,
  itemId: string,
  levels: Readonly<Record<string, number | null>>,
): Promise<void> => {
  const known = await lockStock(database, site.id, itemId);
  for (const [variantId, quantity] of Object.entries(levels)) {
    const before = known.get(variantId);
    const change: StockChange = quantity === null ? { kind: 'unlimited' } : { kind: 'set', quantity };
    const after = before && changeStock(before, change);
    if (before && after)
      await keepMove(
        { database, site, now, contributor: { name: '' } },
        { variantId, change, before, after },
      );
  }
};
