import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';

/** Unique keys of drafts that begin with a prefix, with their document ids. */
export const findTakenKeys = async (
  database: Queryable,
  websiteId: string,
  { kind, prefix }: { readonly kind: 'collection' | 'item'; readonly prefix: string },
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await database.execute<{ key: string; id: string }>(sql`
    select unique_key as key, document_id as id from documents where website_id = ${websiteId} and kind = ${kind}
      and trashed_at is null and starts_with(unique_key, ${prefix})`);
  return new Map(rows.map(({ key, id }) => [key, id]));
};

/** How many of the ids are items of the collection. */
export const countItemDrafts = async (
  database: Queryable,
  websiteId: string,
  { collectionId, ids }: { readonly collectionId: string; readonly ids: readonly string[] },
): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from documents where website_id = ${websiteId} and kind = 'item'
      and parent_id = ${collectionId} and trashed_at is null and document_id = any(${sql.param(ids)})`);
  return rows[0]?.count ?? 0;
};
