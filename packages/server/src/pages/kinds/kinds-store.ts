import type { PageRole } from '@sitewright/domain/pages';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';

interface ParentRow extends Record<string, unknown> {
  id: string;
  parentId: string | null;
}

/** From drafts: two folders moved into each other and published later would form a cycle. */
export const readParents = async (
  database: Queryable,
  websiteId: string,
): Promise<Map<string, string | undefined>> => {
  const { rows } = await database.execute<ParentRow>(sql`
    select document_id as id, draft ->> 'parentId' as "parentId" from documents
    where website_id = ${websiteId} and kind = 'collection' and trashed_at is null`);
  return new Map(rows.map(({ id, parentId }) => [id, parentId ?? undefined]));
};

/** Whether another page of the site has the role in its draft. */
export const isRoleTaken = async (
  database: Queryable,
  websiteId: string,
  { role, exceptId }: { readonly role: PageRole; readonly exceptId: string },
): Promise<boolean> => {
  const { rows } = await database.execute(sql`
    select 1 from documents where website_id = ${websiteId} and kind = 'collection' and trashed_at is null
      and draft ->> 'role' = ${role} and document_id <> ${exceptId} limit 1`);
  return rows.length > 0;
};
