import { changeStock, type StockChange } from '@sitewright/domain/catalogue';
import { isRefusal, RolledBack } from '../http/index.ts';
import { openLevels, type LevelToSet } from './stock-levels-store.ts';
import { countOf, makeMoves, type ChangedVariant, type Levels, type StockContext } from './stock-moves.ts';
import { lockVariants } from './stock-store.ts';

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
