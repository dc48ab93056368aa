import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { cacheTagVersions, websites } from './sites-tables.ts';

/**
 * What a cached page depends on. `site` is design, navigation and settings: every page depends on it. A
 * change of `template` makes nodes recompile. No page depends on `discounts`: carts compare the version of the site; nor
 * on `access`, which changes when visitors may no longer see something: no page from before is shown after it.
 */
export type CacheTag =
  | 'site'
  | 'template'
  | 'access'
  | 'discounts'
  | 'donations'
  | `collection:${string}`
  | `item:${string}`;

export interface ChangedCacheTag {
  readonly tag: string;
  readonly version: number;
}

/**
 * Marks these cache tags as changed when the transaction commits. The site's row is locked until then, so that
 * versions become visible in order and no reader can skip one.
 */
export const invalidateCacheTags = async (
  transaction: Queryable,
  siteId: string,
  cacheTags: readonly CacheTag[],
): Promise<void> => {
  if (cacheTags.length === 0) return;
  const [row] = await transaction
    .update(websites)
    .set({ contentVersion: sql`${websites.contentVersion} + 1` })
    .where(eq(websites.websiteId, siteId))
    .returning({ version: websites.contentVersion });
  if (!row) return;
  const { version } = row;
  await transaction
    .insert(cacheTagVersions)
    .values([...new Set(cacheTags)].map((tag) => ({ websiteId: siteId, tag, version })))
    .onConflictDoUpdate({ target: [cacheTagVersions.websiteId, cacheTagVersions.tag], set: { version } });
};

export const readChangedCacheTags = async (
  database: Queryable,
  siteId: string,
  since: number,
): Promise<ChangedCacheTag[]> =>
  database
    .select({ tag: cacheTagVersions.tag, version: cacheTagVersions.version })
    .from(cacheTagVersions)
    .where(and(eq(cacheTagVersions.websiteId, siteId), gt(cacheTagVersions.version, since)));
