import { folderBehaviors, pagePermissions, type CollectionContent } from '@sitewright/domain/pages';
import {
  ENTRIES_PER_SITEMAP,
  renderSitemap,
  renderSitemapIndex,
  type SitemapEntry,
} from '@sitewright/render/feeds';
import { fullUrlOf } from '@sitewright/render/page';
import type { Queryable } from '../../database/index.ts';
import { countListedItems, readListedItems, type ListedPages } from './sitemap-store.ts';

export interface SitemapSource {
  readonly websiteId: string;
  readonly baseUrl: string;
  readonly collections: readonly CollectionContent[];
  readonly entriesPerPart: number;
}

/** Below the format's limit, to leave space for entries added while crawlers fetch the parts. */
export const ENTRIES_PER_PART = Math.floor(ENTRIES_PER_SITEMAP * 0.8);

/** Such a folder redirects to its first page. */
const isRedirect = ({ isFolder, folderBehavior }: CollectionContent): boolean =>
  isFolder === true && folderBehavior === folderBehaviors.redirect;

const isListed = (collection: CollectionContent): boolean => {
  const { permission = pagePermissions.public, seo, role } = collection;
  const isOpen = permission === pagePermissions.public && seo?.isHidden !== true;
  return isOpen && role === undefined && !isRedirect(collection);
};

const listedPages = ({ websiteId, collections }: SitemapSource): ListedPages => ({
  websiteId,
  pageIds: collections.filter(isListed).map(({ id }) => id),
});

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
    Math.ceil((pages.length + (await countListedItems(database, listedPages(source)))) / entriesPerPart),
  );
  if (page > parts) return undefined;
  if (page === 0 && parts > 1) return renderSitemapIndex(baseUrl, partPaths(parts));
  const start = (Math.max(1, page) - 1) * entriesPerPart;
  const end = start + entriesPerPart;
  const afterPages = (position: number): number => Math.max(0, position - pages.length);
  const slice = { start: afterPages(start), end: afterPages(end) };
  const items = slice.end > slice.start ? await readListedItems(database, listedPages(source), slice) : [];
  return renderSitemap(baseUrl, [...pages.slice(start, end), ...items]);
};
