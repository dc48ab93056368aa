import { changeStock, type Stock } from '@sitewright/domain/catalogue';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';

export interface LevelToSet {
  readonly itemId: string;
  readonly variantId: string;
  /** Null is unlimited. */
  readonly quantity: number | null;
}

export interface LevelSetting {
  readonly websiteId: string;
  readonly levels: readonly LevelToSet[];
  readonly reason: string;
  readonly madeBy: string;
  readonly now: Date;
}

const asRows = (rows: readonly unknown[]) => sql`${JSON.stringify(rows)}::jsonb`;

/** Variants of drafts have no level yet; publishing keeps one that is there. */
const openLevels = (transaction: Queryable, websiteId: string, levels: readonly LevelToSet[]) =>
  transaction.execute(sql`
    insert into stock_levels (website_id, variant_id, item_id, quantity, is_unlimited)
    select ${websiteId}, r.variant_id, r.item_id, 0, false
    from jsonb_to_recordset(${asRows(
      levels.map(({ itemId, variantId }) => ({ item_id: itemId, variant_id: variantId })),
    )}) as r(variant_id text, item_id text)
    on conflict do nothing`);

const lockLevels = async (
  transaction: Queryable,
  websiteId: string,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, Stock & { readonly itemId: string }>> => {
  const { rows } = await transaction.execute<{
    variantId: string;
    itemId: string;
    quantity: number;
    isUnlimited: boolean;
  }>(sql`
    select variant_id as "variantId", item_id as "itemId", quantity, is_unlimited as "isUnlimited" from stock_levels
    where website_id = ${websiteId} and variant_id = any(${sql.param(variantIds)}) order by variant_id for update`);
  return new Map(rows.map(({ variantId, ...stock }) => [variantId, stock]));
};

const writeLevels = async (
  transaction: Queryable,
  { websiteId, reason, madeBy, now }: LevelSetting,
  moves: readonly object[],
): Promise<void> => {
  await transaction.execute(sql`
    update stock_levels l set quantity = r.quantity, is_unlimited = r.is_unlimited
    from jsonb_to_recordset(${asRows(moves)}) as r(variant_id text, quantity int, is_unlimited boolean)
    where l.website_id = ${websiteId} and l.variant_id = r.variant_id`);
  await transaction.execute(sql`
    insert into stock_moves (website_id, move_id, variant_id, change, quantity_after, reason, made_by, created_at)
    select ${websiteId}, r.move_id, r.variant_id, r.change, r.quantity, ${reason}, ${madeBy}, ${now}
    from jsonb_to_recordset(${asRows(moves)}) as r(move_id text, variant_id text, change int, quantity int)`);
};

/** Sets many levels at once, each with its move in the ledger. Levels of other products are left alone. */
export const setStockLevels = async (transaction: Queryable, setting: LevelSetting): Promise<void> => {
  const { websiteId, levels } = setting;
  if (levels.length === 0) return;
  await openLevels(transaction, websiteId, levels);
  const variantIds = levels.map(({ variantId }) => variantId);
  const stored = await lockLevels(transaction, websiteId, variantIds);
  const moves = levels.flatMap(({ itemId, variantId, quantity }) => {
    const before = stored.get(variantId);
    if (before?.itemId !== itemId) return [];
    const after = changeStock(before, quantity === null ? { kind: 'unlimited' } : { kind: 'set', quantity });
    if (!after || (after.quantity === before.quantity && after.isUnlimited === before.isUnlimited)) return [];
    const change = after.quantity - before.quantity;
    return [
      {
        move_id: newId(),
        variant_id: variantId,
        change,
        quantity: after.quantity,
        is_unlimited: after.isUnlimited,
      },
    ];
  });
  if (moves.length > 0) await writeLevels(transaction, setting, moves);
};

/** Levels by item and variant, also of variants that were never published; null is unlimited. */
export const listStockLevels = async (
  database: Queryable,
  websiteId: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, number | null>>>> => {
  const { rows } = await database.execute<{ itemId: string; levels: Record<string, number | null> }>(sql`
    select item_id as "itemId",
      jsonb_object_agg(variant_id, case when is_unlimited then null else quantity end) as levels
    from stock_levels where website_id = ${websiteId} and item_id = any(${sql.param(itemIds)}) group by item_id`);
  return new Map(rows.map(({ itemId, levels }) => [itemId, levels]));
};
