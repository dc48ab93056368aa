import { pagePermissions } from '@sitewright/domain/pages';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { canViewPage, type PageAccess, type PageRestriction } from '../../page-access/index.ts';
import { showsForm } from '../form-uses-store.ts';

interface SentFrom {
  readonly formId: string;
  readonly pageId: string | undefined;
  readonly access: PageAccess;
  readonly now: Date;
}

/** Pages of the site that the visitor cannot view: few, and none on most sites. */
const listLockedPages = async (
  database: Queryable,
  websiteId: string,
  access: PageAccess,
): Promise<string[]> => {
  const { rows } = await database.execute<PageRestriction & Record<string, unknown>>(sql`
    select c.collection_id as "collectionId", c.permission, l.password_hash as "passwordHash"
    from collections c left join page_passwords l on l.website_id = c.website_id
      and l.collection_id = c.collection_id
    where c.website_id = ${websiteId} and c.permission <> ${pagePermissions.public}`);
  return rows.filter((page) => !canViewPage(access, page)).map(({ collectionId }) => collectionId);
};

/** Whether visitors see the form on the given pages and nowhere else. Other pages are read only if it is on one of those. */
const isOnlyOn = async (
  database: Queryable,
  websiteId: string,
  { formId, pages, now }: Pick<SentFrom, 'formId' | 'now'> & { readonly pages: readonly string[] },
): Promise<boolean> => {
  const ids = sql`${sql.param([...pages])}::text[]`;
  const { rows } = await database.execute<{ isOnly: boolean }>(sql`
    select case when exists (select 1 from collections c where c.website_id = ${websiteId}
          and c.collection_id = any(${ids}) and not c.is_trashed and ${showsForm(sql`c.content`, formId)})
        or exists (select 1 from items i where i.website_id = ${websiteId}
          and i.collection_id = any(${ids}) and not i.is_trashed and ${showsForm(sql`i.content`, formId)})
      then not exists (select 1 from site_documents s where s.website_id = ${websiteId}
          and ${showsForm(sql`s.content`, formId)})
        and not exists (select 1 from collections c where c.website_id = ${websiteId}
          and c.collection_id <> all(${ids}) and c.visible_from <= ${now}
          and ${showsForm(sql`c.content`, formId)})
        and not exists (select 1 from items i join collections c on c.website_id = i.website_id
            and c.collection_id = i.collection_id and c.visible_from <= ${now}
          where i.website_id = ${websiteId} and i.collection_id <> all(${ids}) and i.visible_from <= ${now}
            and ${showsForm(sql`i.content`, formId)})
      else false end as "isOnly"`);
  return rows[0]?.isOnly ?? false;
};

/**
 * Whether the page that a form was sent from is locked for the visitor, or all pages that show the form: which page it
 * comes from is for the sender to say, or not.
 */
export const isFormLocked = async (
  database: Queryable,
  websiteId: string,
  { formId, pageId, access, now }: SentFrom,
): Promise<boolean> => {
  const pages = await listLockedPages(database, websiteId, access);
  if (pages.length === 0) return false;
  return (
    (pageId !== undefined && pages.includes(pageId)) ||
    (await isOnlyOn(database, websiteId, { formId, pages, now }))
  );
};
