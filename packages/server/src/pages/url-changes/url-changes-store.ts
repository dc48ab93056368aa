import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';

interface PublishedPageUrlRow extends Record<string, unknown> {
  id: string;
  urlId: string;
  isVisible: boolean;
  /** Numbers of path segments of its items' URLs. */
  depths: number[] | null;
  /** URLs of other pages below its URL. */
  staying: string[] | null;
}

export type PublishedPageUrl = PublishedPageUrlRow;

/** Current published URLs of pages, with the URLs that depend on them. */
export const listPublishedPageUrls = async (
  transaction: Queryable,
  websiteId: string,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<ReadonlyMap<string, PublishedPageUrl>> => {
  const { rows } = await transaction.execute<PublishedPageUrlRow>(sql`
    select c.collection_id as id, c.url_id as "urlId", c.visible_from <= ${now} and not c.is_trashed as "isVisible",
      (select array_agg(distinct array_length(string_to_array(i.url_id, '/'), 1)) from items i
        where i.website_id = c.website_id and i.collection_id = c.collection_id and not i.is_trashed) as depths,
      (select array_agg('/' || o.url_id) from collections o where o.website_id = c.website_id and not o.is_trashed
        and starts_with(o.url_id, c.url_id || '/')) as staying
    from collections c where c.website_id = ${websiteId} and c.collection_id = any(${sql.param([...ids])})`);
  return new Map(rows.map((row) => [row.id, row]));
};

interface PublishedItemUrlRow extends Record<string, unknown> {
  id: string;
  path: string;
}

/** Current published URLs of items, without those that are not visible. */
export const listPublishedItemUrls = async (
  transaction: Queryable,
  websiteId: string,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await transaction.execute<PublishedItemUrlRow>(sql`
    select i.item_id as id, '/' || c.url_id || '/' || i.url_id as path from items i
      join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
    where i.website_id = ${websiteId} and i.item_id = any(${sql.param([...ids])})
      and i.visible_from <= ${now} and not i.is_trashed and c.visible_from <= ${now} and not c.is_trashed`);
  return new Map(rows.map(({ id, path }) => [id, path]));
};
