import type { ProductType } from '@sitewright/domain/catalogue';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';

/** More than a page can show. */
const MAX_ITEMS = 24;

/** Published items of a type, in the order of their pages. */
export const listItemsOfType = async (
  database: Queryable,
  websiteId: string,
  { productType, now }: { readonly productType: ProductType; readonly now: Date },
): Promise<string[]> => {
  const { rows } = await database.execute<{ id: string }>(sql`
    select i.item_id as id from products p
    join items i on i.website_id = p.website_id and i.item_id = p.item_id
    where p.website_id = ${websiteId} and p.product_type = ${productType}
      and not i.is_trashed and i.visible_from <= ${now}::timestamptz
    order by i.collection_id, i.display_index, i.item_id limit ${MAX_ITEMS}`);
  return rows.map(({ id }) => id);
};
