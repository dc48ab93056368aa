import { sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';

const BATCH_SIZE = 500;

/** Scheduled content of any site whose time has come. */
export interface DueRow extends Record<string, unknown> {
  websiteId: string;
  kind: 'collection' | 'item';
  id: string;
}

/** The next batch after an id, ordered by id. */
export const listDue = async (database: Database, now: Date, after: string): Promise<DueRow[]> => {
  const { rows } = await database.execute<DueRow>(sql`
    select * from (
      select website_id as "websiteId", 'item' as kind, item_id as id from items
        where status = 'scheduled' and not is_trashed and publish_on <= ${now}
      union all
      select website_id, 'collection', collection_id from collections
        where not is_trashed and outline ->> 'status' = 'scheduled' and visible_from <= ${now}) d
    where d.id > ${after} order by d.id limit ${BATCH_SIZE}`);
  return rows;
};
