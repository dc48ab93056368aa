import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';

interface FormUse extends Record<string, unknown> {
  readonly kind: 'collection' | 'item' | 'header-footer';
  readonly id: string;
  readonly title: string | null;
  readonly path: string;
  readonly isProduct: boolean;
  /** Of the saved content. */
  readonly isInDraft: boolean;
  /** Of what visitors see. */
  readonly isPublished: boolean;
}

/** More are not named. */
const MAX_USES = 100;

/** Whether a block of a document refers to the form. The text is compared first: walking the content is slow. */
const showsForm = (content: SQL, id: string): SQL =>
  sql`(${content}::text like ${`%${id}%`}
    and jsonb_path_exists(${content}, '$.** ? (@.formId == $id)', jsonb_build_object('id', ${id}::text)))`;

/** Pages, items and the header and footer that show a form, saved or published. */
export const listFormUses = async (
  database: Queryable,
  websiteId: string,
  id: string,
): Promise<readonly FormUse[]> => {
  const { rows } = await database.execute<FormUse>(sql`
    select u.kind, u.id, u.title, u.path, u."isProduct", u."isInDraft", u."isPublished" from (
      select d.kind, d.document_id as id, d.draft ->> 'title' as title,
        case d.kind when 'collection' then '/' || (d.draft ->> 'urlId')
          when 'item' then '/' || (p.draft ->> 'urlId') || '/' || (d.draft ->> 'urlId') else '/' end as path,
        d.kind = 'item' and d.draft #> '{structuredContent,productType}' is not null as "isProduct",
        ${showsForm(sql`d.draft`, id)} as "isInDraft",
        r.content is not null and ${showsForm(sql`r.content`, id)} as "isPublished"
      from documents d
        left join documents p on p.website_id = d.website_id and p.kind = 'collection'
          and p.document_id = d.parent_id
        left join document_revisions r on r.website_id = d.website_id and r.kind = d.kind
          and r.document_id = d.document_id and r.revision = d.published_revision
      where d.website_id = ${websiteId} and d.kind in ('collection', 'item', 'header-footer')
        and d.trashed_at is null
    ) u where u."isInDraft" or u."isPublished"
    order by u.kind, lower(u.title), u.id limit ${MAX_USES}`);
  return rows;
};
