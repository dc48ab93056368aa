import { sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';

/** Deletes carts that were last used before the day, at most `limit`. Returns how many. */
export const deleteCartsBefore = async (database: Database, day: string, limit: number): Promise<number> => {
  const { rowCount } = await database.execute(sql`delete from carts where (website_id, cart_id) in (
    select website_id, cart_id from carts where touched_on < ${day}::date and not is_purchased
      limit ${limit})`);
  return rowCount ?? 0;
};
