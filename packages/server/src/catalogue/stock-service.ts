import {
  changeStock,
  isShownDifferently,
  type Stock,
  type StockChange,
  type StockReason,
} from '@sitewright/domain/catalogue';
import type { Site } from '@sitewright/domain/sites';
import type { Queryable } from '../database/index.ts';
import { isRefusal, refuse, refuseWithData, RolledBack, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { invalidateCacheTags } from '../sites/index.ts';
import { readStoreSettings } from '../store/index.ts';
import {
  countDraftProducts,
  findDraftCollection,
  openDraftLevels,
  openDraftStock,
} from './draft-stock-store.ts';
import { refreshListings } from '../product-list/index.ts';
import { sendLowStockAlert } from './low-stock/low-stock-alert.ts';
import { openLevels, type LevelToSet } from './stock-levels-store.ts';
import {
  findCollectionOf,
  findCollectionsOf,
  lockStock,
  lockVariants,
  writeMoves,
  type LockedStock,
  type StockMove,
} from './stock-store.ts';

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
interface MoveNote {
  readonly reason?: StockReason | 'import' | 'import-undone';
  readonly note?: string | undefined;
}

interface PlannedMove extends ChangedVariant {
  readonly itemId: string;
  readonly before: Stock;
  readonly after: Stock;
}

type Levels = ReadonlyMap<string, LockedStock>;

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
    current.set(changed.variantId, { ...after, itemId: before.itemId });
    moves.push({ ...changed, itemId: before.itemId, before, after });
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
  readonly collections: ReadonlyMap<string, string>;
  readonly scarcityThreshold: number;
}

/** Cached pages are invalidated only if their content would differ. */
const invalidatePages = async (
  { database, site }: StockContext,
  { moves, collections, scarcityThreshold }: ChangedPages,
): Promise<void> => {
  const seen = moves.filter(({ before, after }) => isShownDifferently(before, after, scarcityThreshold));
  const itemIds = [...new Set(seen.map(({ itemId }) => itemId))];
  const tags = itemIds.flatMap((id) => [`item:${id}` as const, `collection:${collections.get(id)}` as const]);
  if (tags.length > 0) await invalidateCacheTags(database, site.id, [...new Set(tags)]);
};

const makeMoves = async (
  context: StockContext,
  { levels, changes }: { readonly levels: Levels; readonly changes: readonly ChangedVariant[] },
  note: MoveNote,
): Promise<PlannedMove[] | Refusal> => {
  const { database, site, now } = context;
  const moves = refuseStale(levels, changes) ?? planMoves(levels, changes);
  if (isRefusal(moves)) return moves;
  const collections = await findCollectionsOf(
    database,
    site.id,
    moves.map(({ itemId }) => itemId),
  );
  const rows = moves.map((move) => moveRow(context, move, note));
  await writeMoves(database, { websiteId: site.id, now }, rows);
  const { merchandising, lowStockAlert } = await readStoreSettings(database, site.id);
  const { scarcityThreshold } = merchandising;
  const published = moves.filter(({ itemId }) => collections.has(itemId));
  await invalidatePages(context, { moves: published, collections, scarcityThreshold });
  await sendLowStockAlert(context, lowStockAlert, published);
  return moves;
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

const settingOf = ({ quantity }: LevelToSet): StockChange =>
  quantity === null ? { kind: 'unlimited' } : { kind: 'set', quantity };

/** Levels that stay as they are, cannot be set or belong to another product are left out. */
const settingsOf = (stored: Levels, levels: readonly LevelToSet[]): ChangedVariant[] =>
  levels.flatMap((level) => {
    const { variantId, itemId } = level;
    const before = stored.get(variantId);
    const change = settingOf(level);
    const after = before?.itemId === itemId ? changeStock(before, change) : undefined;
    const isSame = after?.quantity === before?.quantity && after?.isUnlimited === before?.isUnlimited;
    return after && !isSame ? [{ variantId, change }] : [];
  });

/** Moves per statement, limited by the number of parameters. */
const IMPORT_BATCH = 1000;

/** Sets many imported levels. Variants without a level are left out. */
export const importStock = async (context: StockContext, levels: readonly LevelToSet[]): Promise<void> => {
  const { database, site } = context;
  const ids = [...new Set(levels.map(({ variantId }) => variantId))];
  if (ids.length === 0) return;
  const stored = await lockVariants(database, site.id, ids);
  const changes = settingsOf(stored, levels);
  for (let start = 0; start < changes.length; start += IMPORT_BATCH) {
    const batch = { levels: stored, changes: changes.slice(start, start + IMPORT_BATCH) };
    const moves = await makeMoves(context, batch, { reason: 'import' });
    if (isRefusal(moves)) throw new RolledBack(moves);
  }
};

/** Also of variants that were never published. */
export const importDraftStock = async (
  context: StockContext,
  levels: readonly LevelToSet[],
): Promise<void> => {
  if (levels.length > 0) await openLevels(context.database, context.site.id, levels);
  await importStock(context, levels);
};

/** A level that an import set, and what it was before. */
export interface ImportedLevel extends LevelToSet {
  readonly before: number | null;
}

/** Sets imported levels back to what they were. Those that changed since stay; returns how many. */
export const undoImportedStock = async (
  context: StockContext,
  levels: readonly ImportedLevel[],
): Promise<number> => {
  if (levels.length === 0) return 0;
  const ids = levels.map(({ variantId }) => variantId);
  const stored = await lockVariants(context.database, context.site.id, ids);
  const unchanged = levels.filter(({ variantId, quantity }) => {
    const level = stored.get(variantId);
    return level !== undefined && countOf(level) === quantity;
  });
  const settings = unchanged.map(({ before, ...level }) => ({ ...level, quantity: before }));
  const changes = settingsOf(stored, settings);
  const moves = await makeMoves(context, { levels: stored, changes }, { reason: 'import-undone' });
  if (isRefusal(moves)) throw new RolledBack(moves);
  return levels.length - unchanged.length;
};
