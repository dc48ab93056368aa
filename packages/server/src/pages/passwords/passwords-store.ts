import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { pagePasswords } from '../pages-tables.ts';

export interface PageLock extends Record<string, unknown> {
  readonly collectionId: string;
  readonly passwordHash: string;
}

/** The password of the page that a path belongs to: the page itself, or the list of the item. */
export const findLock = async (
  database: Queryable,
  websiteId: string,
  path: string,
): Promise<PageLock | undefined> => {
  const segments = path.split('/').filter((segment) => segment !== '');
  const urlIds = segments.map((_, index) => segments.slice(0, index + 1).join('/'));
  const { rows } = await database.execute<PageLock>(sql`
    select p.collection_id as "collectionId", p.password_hash as "passwordHash"
    from collections c join page_passwords p on p.website_id = c.website_id and p.collection_id = c.collection_id
    join websites w on w.website_id = c.website_id
    where c.website_id = ${websiteId} and c.visible_from is not null and c.permission = 2
      and (c.url_id = any(${sql.param(urlIds)}) or (c.collection_id = w.homepage_id and ${urlIds.length === 0}))
    order by length(c.url_id) desc limit 1`);
  return rows[0];
};

export const putPagePassword = async (
  transaction: Queryable,
  websiteId: string,
  { collectionId, passwordHash }: { readonly collectionId: string; readonly passwordHash: string },
): Promise<void> => {
  await transaction
    .insert(pagePasswords)
    .values({ websiteId, collectionId, passwordHash })
    .onConflictDoUpdate({
      target: [pagePasswords.websiteId, pagePasswords.collectionId],
      set: { passwordHash },
    });
};

export const deletePagePassword = async (
  transaction: Queryable,
  websiteId: string,
  collectionId: string,
): Promise<void> => {
  await transaction
    .delete(pagePasswords)
    .where(and(eq(pagePasswords.websiteId, websiteId), eq(pagePasswords.collectionId, collectionId)));
};

export const listPagePasswords = async (database: Queryable, websiteId: string) =>
  database.select().from(pagePasswords).where(eq(pagePasswords.websiteId, websiteId));
