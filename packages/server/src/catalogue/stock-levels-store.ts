import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';

export interface LevelToSet {
  readonly itemId: string;
  readonly variantId: string;
  /** Null is unlimited. */
  readonly quantity: number | null;
}

/** Variants of drafts have no level yet; publishing keeps one that is there. */
export const openLevels = async (
  transaction: Queryable,
  websiteId: string,
  levels: readonly LevelToSet[],
): Promise<void> => {
  const rows = levels.map(({ itemId, variantId }) => ({ item_id: itemId, variant_id: variantId }));
  await transaction.execute(sql`
    insert into stock_levels (website_id, variant_id, item_id, quantity, is_unlimited)
    select ${websiteId}, r.variant_id, r.item_id, 0, false
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(variant_id text, item_id text)
    on conflict do nothing`);
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
