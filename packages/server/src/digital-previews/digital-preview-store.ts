import { sql } from 'drizzle-orm';
import type { ItemContent } from '@sitewright/domain/pages';
import type { Queryable } from '../database/index.ts';

/** An item as it was last saved, published or not; undefined for one in the trash. */
export const findDraftItem = async (
  database: Queryable,
  websiteId: string,
  itemId: string,
): Promise<ItemContent | undefined> => {
  const { rows } = await database.execute<{ draft: ItemContent }>(sql`select draft from documents
    where website_id = ${websiteId} and kind = 'item' and document_id = ${itemId} and trashed_at is null`);
  return rows[0]?.draft;
};
