import { isId } from '@sitewright/domain/ids';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { canViewPage, type PageAccess, type PageRestriction } from '../../page-access/index.ts';

/** Whether the page that a form was sent from is locked for the visitor. */
export const isPageLocked = async (
  database: Queryable,
  websiteId: string,
  { pageId, access }: { readonly pageId: string; readonly access: PageAccess },
): Promise<boolean> => {
  if (!isId(pageId)) return false;
  const { rows } = await database.execute<PageRestriction & Record<string, unknown>>(sql`
    select c.collection_id as "collectionId", c.permission, l.password_hash as "passwordHash"
    from collections c left join page_passwords l on l.website_id = c.website_id
      and l.collection_id = c.collection_id
    where c.website_id = ${websiteId} and c.collection_id = ${pageId}`);
  return rows[0] !== undefined && !canViewPage(access, rows[0]);
};
