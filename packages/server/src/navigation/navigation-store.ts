import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';

/** Ids of all pages, drafts included. */
export const readPageIds = async (database: Queryable, websiteId: string): Promise<ReadonlySet<string>> => {
  const { rows } = await database.execute<{ id: string }>(sql`
    select document_id as id from documents
    where website_id = ${websiteId} and kind = 'collection' and trashed_at is null`);
  return new Set(rows.map(({ id }) => id));
};
