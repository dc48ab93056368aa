import { pagePermissions } from '@sitewright/domain/pages';
import { sql, type SQL } from 'drizzle-orm';
import { prepareStatement, type Database } from '../../database/index.ts';
import { canViewPage, type PageAccess, type PageRestriction } from '../../page-access/index.ts';

interface SentFrom {
  readonly formId: string;
  readonly pageId: string | undefined;
  readonly access: PageAccess;
  readonly now: Date;
}

const site = sql.placeholder('websiteId');
const ids = sql`${sql.placeholder('pages')}::text[]`;
const now = sql`${sql.placeholder('now')}::timestamptz`;

/** The text is compared first: walking the content is slow. */
const showsForm = (
  content: SQL,
): SQL => sql`(${content}::text like '%' || ${sql.placeholder('formId')}::text || '%'
  and jsonb_path_exists(${content}, '$.** ? (@.formId == $id)',
    jsonb_build_object('id', ${sql.placeholder('formId')}::text)))`;

const lockedPages = prepareStatement<PageRestriction>(sql`
  select c.collection_id as "collectionId", c.permission, l.password_hash as "passwordHash"
  from collections c left join page_passwords l on l.website_id = c.website_id
    and l.collection_id = c.collection_id
  where c.website_id = ${site} and c.permission <> ${sql.placeholder('public')}::int`);

/** Pages of the site that the visitor cannot view: few, and none on most sites. */
const listLockedPages = async (
  { $client }: Database,
  websiteId: string,
  access: PageAccess,
): Promise<string[]> => {
  const { rows } = await lockedPages($client, { websiteId, public: pagePermissions.public });
  return rows.filter((page) => !canViewPage(access, page)).map(({ collectionId }) => collectionId);
};

const shownOnlyOn = prepareStatement<{ isOnly: boolean }>(sql`
  select case when exists (select 1 from collections c where c.website_id = ${site}
        and c.collection_id = any(${ids}) and not c.is_trashed and ${showsForm(sql`c.content`)})
      or exists (select 1 from items i where i.website_id = ${site}
        and i.collection_id = any(${ids}) and not i.is_trashed and ${showsForm(sql`i.content`)})
    then not exists (select 1 from site_documents s where s.website_id = ${site}
        and ${showsForm(sql`s.content`)})
      and not exists (select 1 from collections c where c.website_id = ${site}
        and c.collection_id <> all(${ids}) and c.visible_from <= ${now}
        and ${showsForm(sql`c.content`)})
      and not exists (select 1 from items i join collections c on c.website_id = i.website_id
          and c.collection_id = i.collection_id and c.visible_from <= ${now}
        where i.website_id = ${site} and i.collection_id <> all(${ids}) and i.visible_from <= ${now}
          and ${showsForm(sql`i.content`)})
    else false end as "isOnly"`);

/** Whether visitors see the form on the given pages and nowhere else. Other pages are read only if it is on one of those. */
const isOnlyOn = async (
  { $client }: Database,
  websiteId: string,
  { formId, pages, now: at }: Pick<SentFrom, 'formId' | 'now'> & { readonly pages: readonly string[] },
): Promise<boolean> => {
  const { rows } = await shownOnlyOn($client, { websiteId, formId, pages, now: at });
  return rows[0]?.isOnly ?? false;
};

/**
 * Whether the page that a form was sent from is locked for the visitor, or all pages that show the form: which page it
 * comes from is for the sender to say, or not.
 */
export const isFormLocked = async (
  database: Database,
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
