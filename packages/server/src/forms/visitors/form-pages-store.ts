import { pagePermissions } from '@sitewright/domain/pages';
import { sql, type SQL } from 'drizzle-orm';
import { prepareStatement, type Database } from '../../database/index.ts';
import type { PageRestriction } from '../../page-access/index.ts';

/** A page that not everybody may view. */
export interface RestrictedPage extends PageRestriction {
  /** Whether the form is on it or on one of its items, also on one that is not published yet. */
  readonly hasForm: boolean;
  /** Whether those who may view the page find the form there now. */
  readonly showsForm: boolean;
}

const site = sql.placeholder('websiteId');
const now = sql`${sql.placeholder('now')}::timestamptz`;
const isPublic = sql`c.permission = ${sql.placeholder('public')}::int`;

/** The text is compared first: walking the content is slow. */
const contains = (
  content: SQL,
): SQL => sql`(${content}::text like '%' || ${sql.placeholder('formId')}::text || '%'
  and jsonb_path_exists(${content}, '$.** ? (@.formId == $id)',
    jsonb_build_object('id', ${sql.placeholder('formId')}::text)))`;

const hasItemWith = (
  condition: SQL,
): SQL => sql`exists (select 1 from items i where i.website_id = c.website_id
  and i.collection_id = c.collection_id and ${condition} and ${contains(sql`i.content`)})`;

const isShown = sql`c.visible_from <= ${now} and (${contains(sql`c.content`)}
  or ${hasItemWith(sql`i.visible_from <= ${now}`)})`;

const restrictedPages = prepareStatement<RestrictedPage>(sql`
  select c.collection_id as "collectionId", c.permission, l.password_hash as "passwordHash",
    not c.is_trashed and (${contains(sql`c.content`)} or ${hasItemWith(sql`not i.is_trashed`)}) as "hasForm",
    ${isShown} as "showsForm"
  from collections c left join page_passwords l on l.website_id = c.website_id
    and l.collection_id = c.collection_id
  where c.website_id = ${site} and not ${isPublic}`);

const publicPages = prepareStatement<{ isShown: boolean }>(sql`
  select exists (select 1 from site_documents s where s.website_id = ${site} and ${contains(sql`s.content`)})
    or exists (select 1 from collections c where c.website_id = ${site} and ${isPublic} and ${isShown})
    as "isShown"`);

/** What a form is looked for by. */
interface SoughtForm {
  readonly websiteId: string;
  readonly formId: string;
  readonly now: Date;
}

const valuesOf = (form: SoughtForm) => ({ ...form, public: pagePermissions.public });

export const listRestrictedPages = async (
  { $client }: Database,
  form: SoughtForm,
): Promise<readonly RestrictedPage[]> => (await restrictedPages($client, valuesOf(form))).rows;

export const isOnPublicPage = async ({ $client }: Database, form: SoughtForm): Promise<boolean> =>
  (await publicPages($client, valuesOf(form))).rows[0]?.isShown === true;
