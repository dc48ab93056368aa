import type { DocumentKindName } from '@sitewright/domain/documents';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import type { Blocking } from '../documents/index.ts';

interface FormRow extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly revision: number;
}

/** Unpublished forms that the published content of these documents shows: visitors see the page without them. */
export const listHiddenForms = async (
  database: Queryable,
  websiteId: string,
  { kind, ids }: { kind: DocumentKindName; ids: readonly string[] },
): Promise<Blocking[]> => {
  const { rows } = await database.execute<FormRow>(sql`
    select f.document_id as id, f.draft ->> 'name' as title, f.revision from documents f
    where f.website_id = ${websiteId} and f.kind = 'form' and f.published_revision is null
      and f.trashed_at is null and exists (select from documents d
        join document_revisions r on r.website_id = d.website_id and r.kind = d.kind
          and r.document_id = d.document_id and r.revision = d.published_revision
        where d.website_id = ${websiteId} and d.kind = ${kind} and d.document_id = any(${sql.param([...ids])})
          and jsonb_path_exists(r.content, '$.**.formId ? (@ == $id)', jsonb_build_object('id', f.document_id)))
    order by lower(f.draft ->> 'name'), f.document_id`);
  return rows.map((row) => ({ kind: 'form', ...row }));
};
