import type { CollectionContent } from '@sitewright/domain/pages';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { websites } from '../../sites/sites-tables.ts';
import { collections } from '../pages-tables.ts';

export const readHomepageId = async (database: Queryable, websiteId: string): Promise<string | null> => {
  const [row] = await database
    .select({ id: websites.homepageId })
    .from(websites)
    .where(eq(websites.websiteId, websiteId));
  return row?.id ?? null;
};

export const putHomepageId = async (transaction: Queryable, websiteId: string, id: string): Promise<void> => {
  await transaction.update(websites).set({ homepageId: id }).where(eq(websites.websiteId, websiteId));
};

/** Of a site that has none: the first page that visitors can open is shown at `/`. False when it has one already. */
export const claimHomepage = async (
  transaction: Queryable,
  websiteId: string,
  id: string,
): Promise<boolean> => {
  const rows = await transaction
    .update(websites)
    .set({ homepageId: id })
    .where(and(eq(websites.websiteId, websiteId), isNull(websites.homepageId)))
    .returning({ id: websites.websiteId });
  return rows.length > 0;
};

/** A page as visitors get it, if it was ever published. */
export const findPublishedPage = async (
  database: Queryable,
  websiteId: string,
  id: string,
): Promise<CollectionContent | undefined> => {
  const [row] = await database
    .select({ outline: collections.outline })
    .from(collections)
    .where(
      and(
        eq(collections.websiteId, websiteId),
        eq(collections.collectionId, id),
        eq(collections.isTrashed, false),
      ),
    );
  return row?.outline;
};
