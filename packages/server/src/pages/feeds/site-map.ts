import { pagePermissions, type CollectionContent } from '@sitewright/domain/pages';
import {
  ENTRIES_PER_SITEMAP,
  renderSitemap,
  renderSitemapIndex,
  type SitemapEntry,
} from '@sitewright/render/feeds';
import { fullUrlOf } from '@sitewright/render/page';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';

export interface MapSource {
  readonly websiteId: string;
  readonly baseUrl: string;
  readonly collections: readonly CollectionContent[];
  readonly now: Date;
}

/** Room for the pages themselves beside the items of the first part. */
const ITEMS_PER_MAP = Math.floor(ENTRIES_PER_SITEMAP * 0.8);

interface ItemAddress extends Record<string, unknown> {
  path: string;
  updatedOn: number;
}

const isListed = ({ permission = pagePermissions.public, seo, role }: CollectionContent): boolean =>
  permission === pagePermissions.public && seo?.isHidden !== true && role === undefined;

const publicIds = ({ collections }: MapSource): string[] => collections.filter(isListed).map(({ id }) => id);

const countItems = async (database: Queryable, source: MapSource): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(sql`
    select coalesce(sum(c.item_count), 0)::int as count from collections c
    where c.website_id = ${source.websiteId} and c.collection_id = any(${sql.param(publicIds(source))})`);
  return rows[0]?.count ?? 0;
};

const readItems = async (database: Queryable, source: MapSource, page: number): Promise<ItemAddress[]> => {
  const { rows } = await database.execute<ItemAddress>(sql`
    select '/' || c.url_id || '/' || i.url_id as path,
      floor(extract(epoch from i.updated_at) * 1000)::float8 as "updatedOn"
    from items i join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
    where i.website_id = ${source.websiteId} and i.visible_from <= ${source.now}
      and i.collection_id = any(${sql.param(publicIds(source))})
      and (i.content -> 'seo' ->> 'isHidden') is distinct from 'true'
      and (i.content ->> 'isPassthrough') is distinct from 'true'
    order by i.item_id limit ${ITEMS_PER_MAP} offset ${(page - 1) * ITEMS_PER_MAP}`);
  return rows;
};

const pageEntries = ({ collections }: MapSource): SitemapEntry[] =>
  collections.filter(isListed).map((collection) => ({ path: fullUrlOf(collection) }));

const partPaths = (parts: number): string[] =>
  Array.from({ length: parts }, (_, index) => `/sitemap.xml?page=${index + 1}`);

/** Page 0 is the whole map, or the list of its parts where one file cannot hold it. */
export const makeSiteMap = async (
  database: Queryable,
  source: MapSource,
  page: number,
): Promise<string | undefined> => {
  const pages = pageEntries(source);
  if (page === 0) {
    const parts = Math.ceil((pages.length + (await countItems(database, source))) / ITEMS_PER_MAP);
    if (parts > 1) return renderSitemapIndex(source.baseUrl, partPaths(parts));
  }
  const items = await readItems(database, source, Math.max(1, page));
  const entries = [...(page <= 1 ? pages : []), ...items];
  return entries.length === 0 && page > 1 ? undefined : renderSitemap(source.baseUrl, entries);
};
