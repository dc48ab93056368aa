import {
  changeStock,
  isInStock,
  isShownDifferently,
  type Stock,
  type StockChange,
  type StockReason,
} from '@sitewright/domain/catalogue';
import { returnedPieces } from '@sitewright/domain/restock';
import type { Site } from '@sitewright/domain/sites';
import type { Queryable } from '../database/index.ts';
import { isRefusal, refuse, refuseWithData, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { refreshFilters } from '../product-filters/index.ts';
import { noteReturnedPieces } from '../restock-records/index.ts';
import { invalidateCacheTags } from '../sites/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { sendLowStockAlert } from './low-stock/low-stock-alert.ts';
import { announceStock } from './stock-events.ts';
import { writeMoves, type LockedStock, type StockMove } from './stock-store.ts';

/** Who changes stock and when. A contributor's context is one. */
export interface StockContext {
  /** The transaction of the whole change. */
  readonly database: Queryable;
  readonly site: Site;
  readonly now: Date;
  readonly contributor: { readonly name: string };
  /** For the link in the email to the merchant. */
  readonly publicOrigin?: string;
}

export interface ChangedVariant {
  readonly variantId: string;
  readonly change: StockChange;
  /** What the contributor saw, null for unlimited: the change is refused if it is no longer so. */
  readonly expected?: number | null | undefined;
}

/** Without a chosen reason the ledger names the sort of change. */
export interface MoveNote {
  readonly reason?: StockReason | 'import' | 'import-undone' | 'sale' | 'sale-cancelled';
  readonly note?: string | undefined;
}

interface PlannedMove extends ChangedVariant {
  readonly itemId: string;
  readonly collectionId: string | null;
  readonly before: Stock;
  readonly after: Stock;
}

export type Levels = ReadonlyMap<string, LockedStock>;

export const countOf = ({ isUnlimited, quantity }: Stock): number | null => (isUnlimited ? null : quantity);

const refuseStale = (levels: Levels, changes: readonly ChangedVariant[]): Refusal | undefined => {
  const stale = changes.flatMap(({ variantId, expected }) => {
    const stock = levels.get(variantId);
    return stock === undefined || expected === undefined || expected === countOf(stock)
      ? []
      : [{ variantId, stock: countOf(stock) }];
  });
  return stale.length > 0 ? refuseWithData('stock-changed', { levels: stale }) : undefined;
};

/** Each change applies to the result of the one before; an impossible one refuses all. */
const planMoves = (levels: Levels, changes: readonly ChangedVariant[]): PlannedMove[] | Refusal => {
  const current = new Map(levels);
  const moves: PlannedMove[] = [];
  for (const changed of changes) {
    const before = current.get(changed.variantId);
    if (!before) return refuse('not-found');
    const after = changeStock(before, changed.change);
    if (!after) return refuse('stock-impossible');
    current.set(changed.variantId, { ...before, ...after });
    const { itemId, collectionId } = before;
    moves.push({ ...changed, itemId, collectionId, before, after });
  }
  return moves;
};

const moveRow = (
  { site, now, contributor }: StockContext,
  { variantId, change, before, after }: PlannedMove,
  { reason, note = '' }: MoveNote,
): StockMove => ({
  websiteId: site.id,
  moveId: newId(),
  variantId,
  change: after.quantity - before.quantity,
  quantityAfter: after.quantity,
  wasUnlimited: before.isUnlimited,
  isUnlimited: after.isUnlimited,
  reason: reason ?? change.kind,
  note,
  madeBy: contributor.name,
  createdAt: now,
});

interface ChangedPages {
  readonly moves: readonly PlannedMove[];
  readonly scarcityThreshold: number;
}

/** Cached pages are invalidated only if their content would differ. */
const invalidatePages = async (
  { database, site }: StockContext,
  { moves, scarcityThreshold }: ChangedPages,
): Promise<void> => {
  const seen = moves.filter(({ before, after }) => isShownDifferently(before, after, scarcityThreshold));
  const tags = seen.flatMap(({ itemId, collectionId }) => [
    `item:${itemId}` as const,
    `collection:${collectionId}` as const,
  ]);
  if (tags.length > 0) await invalidateCacheTags(database, site.id, [...new Set(tags)]);
};

/** Lists can be filtered by what is in stock. Publishing locks the filters before the cache tags, too. */
const refreshAvailability = (
  { database, site }: StockContext,
  moves: readonly PlannedMove[],
): Promise<void> => {
  const turned = moves.filter(({ before, after }) => isInStock(before) !== isInStock(after));
  return refreshFilters(database, site.id, [...new Set(turned.map(({ itemId }) => itemId))]);
};

/** Pieces that came back, by variant. */
const returnedOf = (moves: readonly PlannedMove[]): ReadonlyMap<string, number> => {
  const pieces = new Map<string, number>();
  for (const { variantId, before, after } of moves) {
    const count = returnedPieces(before, after);
    if (count > 0) pieces.set(variantId, (pieces.get(variantId) ?? 0) + count);
  }
  return pieces;
};

/** Writes the moves to the ledger, and tells pages and the merchant of them. */
export const makeMoves = async (
  context: StockContext,
  { levels, changes }: { readonly levels: Levels; readonly changes: readonly ChangedVariant[] },
  note: MoveNote,
): Promise<PlannedMove[] | Refusal> => {
  const { database, site, now } = context;
  const moves = refuseStale(levels, changes) ?? planMoves(levels, changes);
  if (isRefusal(moves)) return moves;
  const rows = moves.map((move) => moveRow(context, move, note));
  await writeMoves(database, { websiteId: site.id, now }, rows);
  const { merchandising, lowStockAlert, restock } = await readStoreSettings(database, site.id);
  const { scarcityThreshold } = merchandising;
  const published = moves.filter(({ collectionId }) => collectionId !== null);
  await refreshAvailability(context, published);
  await invalidatePages(context, { moves: published, scarcityThreshold });
  await sendLowStockAlert(context, lowStockAlert, published);
  await announceStock(context, published, lowStockAlert.threshold);
  if (merchandising.restockNotificationsEnabled && restock.isAutomatic)
    await noteReturnedPieces(database, site.id, returnedOf(published));
  return moves;
};
