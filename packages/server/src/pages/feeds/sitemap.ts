import { folderBehaviors, pagePermissions, type CollectionContent } from '@sitewright/domain/pages';
import {
  ENTRIES_PER_SITEMAP,
  renderSitemap,
  renderSitemapIndex,
  type SitemapEntry,
} from '@sitewright/render/feeds';
import { fullUrlOf } from '@sitewright/render/page';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';

export interface SitemapSource {
  readonly websiteId: string;
  readonly baseUrl: string;
  readonly collections: readonly CollectionContent[];
  readonly entriesPerPart: number;
}

/** Below the format's limit, to leave space for entries added while crawlers fetch the parts. */
export const ENTRIES_PER_PART = Math.floor(ENTRIES_PER_SITEMAP * 0.8);

interface ItemAddress extends Record<string, unknown> {
  path: string;
  updatedOn: number;
}

/** Such a folder redirects to its first page. */
const isRedirect = ({ isFolder, folderBehavior }: CollectionContent): boolean =>
  isFolder === true && folderBehavior === folderBehaviors.redirect;

const isListed = (collection: CollectionContent): boolean => {
  const { permission = pagePermissions.public, seo, role } = collection;
  const isOpen = permission === pagePermissions.public && seo?.isHidden !== true;
  return isOpen && role === undefined && !isRedirect(collection);
};

const publicIds = ({ collections }: SitemapSource): string[] =>
  collections.filter(isListed).map(({ id }) => id);

const countItems = async (database: Queryable, source: SitemapSource): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(sql`
    select coalesce(sum(c.item_count), 0)::int as count from collections c
    where c.website_id = ${source.websiteId} and c.collection_id = any(${sql.param(publicIds(source))})`);
  return rows[0]?.count ?? 0;
};

interface Slice {
  readonly start: number;
  readonly end: number;
}

/** Sliced by item count before hidden items are removed: slicing after it would skip entries. */
const readItems = async (
  database: Queryable,
  { websiteId, ...source }: SitemapSource,
  { start, end }: Slice,
): Promise<ItemAddress[]> => {
  const { rows } = await database.execute<ItemAddress>(sql`
    select '/' || c.url_id || '/' || i.url_id as path,
      floor(extract(epoch from i.updated_at) * 1000)::float8 as "updatedOn"
    from (select * from items n where n.website_id = ${websiteId} and n.status = 'published' and not n.is_trashed
      and n.collection_id = any(${sql.param(publicIds({ websiteId, ...source }))})
      order by n.item_id limit ${end - start} offset ${start}) i
    join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
    where (i.content -> 'seo' ->> 'isHidden') is distinct from 'true'
      and (i.content ->> 'isPassthrough') is distinct from 'true'
    order by i.item_id`);
  return rows;
};

const pageEntries = ({ collections }: SitemapSource): SitemapEntry[] =>
  collections.filter(isListed).map((collection) => ({ path: fullUrlOf(collection) }));

const partPaths = (parts: number): string[] =>
  Array.from({ length: parts }, (_, index) => `/sitemap.xml?page=${index + 1}`);

/** Page 0 is the whole sitemap, or the index of its parts if it is too large; pages come before items. */
export const buildSitemap = async (
  database: Queryable,
  source: SitemapSource,
  page: number,
): Promise<string | undefined> => {
  const { baseUrl, entriesPerPart } = source;
  const pages = pageEntries(source);
  const parts = Math.max(
    1,
    Math.ceil((pages.length + (await countItems(database, source))) / entriesPerPart),
  );
  if (page > parts) return undefined;
  if (page === 0 && parts > 1) return renderSitemapIndex(baseUrl, partPaths(parts));
  const start = (Math.max(1, page) - 1) * entriesPerPart;
  const end = start + entriesPerPart;
  const afterPages = (position: number): number => Math.max(0, position - pages.length);
  const slice = { start: afterPages(start), end: afterPages(end) };
  const items = slice.end > slice.start ? await readItems(database, source, slice) : [];
  return renderSitemap(baseUrl, [...pages.slice(start, end), ...items]);
};
