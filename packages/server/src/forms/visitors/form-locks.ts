import { pagePermissions } from '@sitewright/domain/pages';
import { sql, type SQL } from 'drizzle-orm';
import { JoinedReads, prepareStatement, type Database } from '../../database/index.ts';
import { canViewPage, type PageAccess, type PageRestriction } from '../../page-access/index.ts';

interface SentFrom {
  readonly formId: string;
  readonly pageId: string | undefined;
  readonly access: PageAccess;
  readonly now: Date;
}

/** A page that not everybody may view. */
interface RestrictedPage extends PageRestriction {
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

/** Which forms a visitor cannot see, because all pages that show them are locked for this visitor. */
export class FormLocks {
  readonly #database: Database;
  readonly #reads = new JoinedReads<readonly RestrictedPage[]>();

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Whether the page that a form was sent from is locked for the visitor, or all pages that show the form: which page
   * it comes from is for the sender to say, or not.
   */
  async isLocked(websiteId: string, { formId, pageId, access, now: at }: SentFrom): Promise<boolean> {
    const values = { websiteId, formId, now: at, public: pagePermissions.public };
    const restricted = await this.#reads.get(JSON.stringify([websiteId, formId]), async () => {
      const { rows } = await restrictedPages(this.#database.$client, values);
      return rows;
    });
    const locked = restricted.filter((page) => !canViewPage(access, page));
    if (locked.some(({ collectionId }) => collectionId === pageId)) return true;
    if (!locked.some(({ hasForm }) => hasForm)) return false;
    if (restricted.some((page) => page.showsForm && canViewPage(access, page))) return false;
    const { rows } = await publicPages(this.#database.$client, values);
    return rows[0]?.isShown !== true;
  }
}
