import { isRefusal } from '../http/index.ts';
import { makeMoves, type ChangedVariant, type MoveNote, type StockContext } from './stock-moves.ts';
import { lockVariants } from './stock-store.ts';

/** Puts pieces back into stock. Variants that are not counted any more are left out. */
export const returnStock = async (
  context: StockContext,
  pieces: ReadonlyMap<string, number>,
  note: MoveNote,
): Promise<void> => {
  if (pieces.size === 0) return;
  const levels = await lockVariants(context.database, context.site.id, [...pieces.keys()]);
  const changes = [...pieces].flatMap(([variantId, quantity]): ChangedVariant[] => {
    const level = levels.get(variantId);
    return level && !level.isUnlimited ? [{ variantId, change: { kind: 'adjust', by: quantity } }] : [];
  });
  const moves = await makeMoves(context, { levels, changes }, note);
  if (isRefusal(moves)) throw new Error(`Stock could not be returned: ${moves.code}.`);
};
