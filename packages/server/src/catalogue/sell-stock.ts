import { isRefusal } from '../http/index.ts';
import { lockVariants } from './stock-store.ts';
import { makeMoves, type ChangedVariant, type StockContext } from './stock-moves.ts';

/** By variant. */
export interface SoldStock {
  /** Pieces that were there. What is backordered or not counted takes none. */
  readonly taken: ReadonlyMap<string, number>;
  /** Pieces that are not there and cannot be backordered. */
  readonly missing: ReadonlyMap<string, number>;
}

/** Takes sold pieces out of stock. */
export const sellStock = async (
  context: StockContext,
  pieces: ReadonlyMap<string, number>,
): Promise<SoldStock> => {
  const { database, site } = context;
  const levels = await lockVariants(database, site.id, [...pieces.keys()]);
  const taken = new Map<string, number>();
  const missing = new Map<string, number>();
  for (const [variantId, quantity] of pieces) {
    const level = levels.get(variantId);
    if (!level || level.isUnlimited) continue;
    const there = Math.min(quantity, level.quantity);
    if (there > 0) taken.set(variantId, there);
    if (there < quantity && !level.allowsBackorder) missing.set(variantId, quantity - there);
  }
  const changes = [...taken].map(([variantId, there]): ChangedVariant => ({
    variantId,
    change: { kind: 'adjust', by: -there },
  }));
  const moves = await makeMoves(context, { levels, changes }, { reason: 'sale' });
  if (isRefusal(moves)) throw new Error(`Sold stock could not be taken: ${moves.code}.`);
  return { taken, missing };
};

export interface StockQuestion {
  readonly pieces: ReadonlyMap<string, number>;
  /** What others hold. Sent right after the levels are locked, so that it is counted with their locks. */
  countHeld(variantIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

export interface CheckedStock {
  /** Variants of which there are too few. */
  readonly short: readonly string[];
  /** Pieces whose stock is counted. */
  readonly counted: ReadonlyMap<string, number>;
}

/** Locks the levels of variants and finds those of which there are too few. */
export const findShortages = async (
  { database, site }: Pick<StockContext, 'database' | 'site'>,
  { pieces, countHeld }: StockQuestion,
): Promise<CheckedStock> => {
  const ids = [...pieces.keys()];
  const [levels, held] = await Promise.all([lockVariants(database, site.id, ids), countHeld(ids)]);
  const short = ids.filter((id) => {
    const level = levels.get(id);
    if (level?.isUnlimited || level?.allowsBackorder) return false;
    return (level?.quantity ?? 0) - (held.get(id) ?? 0) < (pieces.get(id) ?? 0);
  });
  const counted = new Map([...pieces].filter(([id]) => levels.get(id)?.isUnlimited === false));
  return { short, counted };
};
