import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import type { StockMove } from '../stock-store.ts';

export const hasStockLevel = async (
  database: Queryable,
  websiteId: string,
  variantId: string,
): Promise<boolean> => {
  const { rows } = await database.execute(
    sql`select 1 from stock_levels where website_id = ${websiteId} and variant_id = ${variantId}`,
  );
  return rows.length > 0;
};

interface LedgerRange {
  readonly variantId: string;
  /** The last move of the previous page. */
  readonly cursor: string | undefined;
  readonly limit: number;
}

type LedgerRow = Omit<StockMove, 'websiteId' | 'variantId' | 'createdAt'> & { readonly createdAt: string };

/** Newest first. */
export const readLedgerRows = async (
  database: Queryable,
  websiteId: string,
  { variantId, cursor, limit }: LedgerRange,
): Promise<LedgerRow[]> => {
  const rest = cursor === undefined ? sql`` : sql`and move_id < ${cursor}`;
  const { rows } = await database.execute<LedgerRow & Record<string, unknown>>(sql`
    select move_id as "moveId", change, quantity_after as "quantityAfter", was_unlimited as "wasUnlimited",
      is_unlimited as "isUnlimited", reason, note, made_by as "madeBy", created_at as "createdAt"
    from stock_moves where website_id = ${websiteId} and variant_id = ${variantId} ${rest}
    order by move_id desc limit ${limit}`);
  return rows;
};
