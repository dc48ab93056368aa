import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { subjectVersions, websites } from './sites-tables.ts';

/**
 * What a cached page depends on. `site` is design, navigation and settings: every page depends on it. A
 * change of `template` makes nodes recompile.
 */
export type Subject = 'site' | 'template' | `collection:${string}` | `item:${string}`;

export interface ChangedCacheTag {
  readonly subject: string;
  readonly version: number;
}

/**
 * Marks these subjects as changed when the transaction commits. The site's row is locked until then, so that
 * versions become visible in order and no reader can skip one.
 */
export const invalidateCacheTags = async (
  transaction: Queryable,
  siteId: string,
  subjects: readonly Subject[],
): Promise<void> => {
  if (subjects.length === 0) return;
  const [row] = await transaction
    .update(websites)
    .set({ contentVersion: sql`${websites.contentVersion} + 1` })
    .where(eq(websites.websiteId, siteId))
    .returning({ version: websites.contentVersion });
  if (!row) return;
  const { version } = row;
  await transaction
    .insert(subjectVersions)
    .values([...new Set(subjects)].map((subject) => ({ websiteId: siteId, subject, version })))
    .onConflictDoUpdate({ target: [subjectVersions.websiteId, subjectVersions.subject], set: { version } });
};

export const readChangedCacheTags = async (
  database: Queryable,
  siteId: string,
  since: number,
): Promise<ChangedCacheTag[]> =>
  database
    .select({ subject: subjectVersions.subject, version: subjectVersions.version })
    .from(subjectVersions)
    .where(and(eq(subjectVersions.websiteId, siteId), gt(subjectVersions.version, since)));
