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

/** Makes the page the homepage of a site without one. False if the site has one. */
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

/** The published page, if there is one. */
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
