import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';

/** The pages of a site that search engines may list. */
export interface ListedPages {
  readonly websiteId: string;
  readonly pageIds: readonly string[];
}

interface ItemUrl extends Record<string, unknown> {
  path: string;
  updatedOn: number;
}

/** Number of items on the pages. */
export const countListedItems = async (
  database: Queryable,
  { websiteId, pageIds }: ListedPages,
): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(sql`
    select coalesce(sum(c.item_count), 0)::int as count from collections c
    where c.website_id = ${websiteId} and c.collection_id = any(${sql.param(pageIds)})`);
  return rows[0]?.count ?? 0;
};

export interface Slice {
  readonly start: number;
  readonly end: number;
}

/** Sliced by item count before hidden items are removed: slicing after it would skip entries. */
export const readListedItems = async (
  database: Queryable,
  { websiteId, pageIds }: ListedPages,
  { start, end }: Slice,
): Promise<ItemUrl[]> => {
  const { rows } = await database.execute<ItemUrl>(sql`
    select '/' || c.url_id || '/' || i.url_id as path,
      floor(extract(epoch from i.updated_at) * 1000)::float8 as "updatedOn"
    from (select * from items n where n.website_id = ${websiteId} and n.status = 'published' and not n.is_trashed
      and n.collection_id = any(${sql.param(pageIds)})
      order by n.item_id limit ${end - start} offset ${start}) i
    join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
    where (i.content -> 'seo' ->> 'isHidden') is distinct from 'true'
      and (i.content ->> 'isPassthrough') is distinct from 'true'
    order by i.item_id`);
  return rows;
};
