import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';

/** Of a product, in their order. */
export const listItemVariants = async (
  database: Queryable,
  websiteId: string,
  itemId: string,
): Promise<string[]> => {
  const { rows } = await database.execute<{ variantId: string }>(sql`
    select variant_id as "variantId" from product_variants
    where website_id = ${websiteId} and item_id = ${itemId} and not is_retired order by place`);
  return rows.map(({ variantId }) => variantId);
};
