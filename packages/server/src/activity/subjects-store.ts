import type { KnownSubject, SubjectKey } from '@sitewright/domain/activity';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';

export interface FoundSubject extends KnownSubject {
  /** The draft URL of a page or item that is not in the trash. */
  readonly path?: string;
  /** Whether it exists and is not in the trash. */
  readonly exists: boolean;
}

interface SubjectRow extends Record<string, unknown> {
  kind: string;
  id: string;
  title: string | null;
  listType: string | null;
  path: string | null;
  exists: boolean;
}

export const nameOf = ({ kind, id }: SubjectKey): string => `${kind}:${id}`;

const foundFrom = ({ title, listType, path, exists }: SubjectRow): FoundSubject => ({
  exists,
  ...(title === null ? {} : { title }),
  ...(listType === null ? {} : { listType }),
  ...(path === null ? {} : { path }),
});

/** Current titles and URLs of subjects of the log, by `nameOf`. */
export const findSubjects = async (
  database: Queryable,
  websiteId: string,
  keys: readonly SubjectKey[],
): Promise<ReadonlyMap<string, FoundSubject>> => {
  if (keys.length === 0) return new Map();
  const kinds = sql.param(keys.map(({ kind }) => kind));
  const ids = sql.param(keys.map(({ id }) => id));
  const { rows } = await database.execute<SubjectRow>(sql`
    select k.kind, k.id, l.draft ->> 'typeName' as "listType",
      coalesce(d.draft ->> 'title', case d.kind when 'form' then d.draft ->> 'name' end, a.filename, nullif(c.name, ''), c.email, m.author_name, r.name,
        w.settings ->> 'title') as title,
      case when d.trashed_at is not null or l.trashed_at is not null then null
        when d.kind = 'collection' then case when d.document_id = h.homepage_id then '/'
          else '/' || (d.draft ->> 'urlId') end
        when d.kind = 'item' then '/' || (l.draft ->> 'urlId') || '/' || (d.draft ->> 'urlId') end as path,
      (d.document_id is not null and d.trashed_at is null or a.asset_id is not null and a.trashed_at is null
        or p.account_id is not null or i.invitation_id is not null) as "exists"
    from (select distinct kind, id from unnest(${kinds}::text[], ${ids}::text[]) as u(kind, id)) k
    left join documents d on d.website_id = ${websiteId} and d.document_id = k.id
      and d.kind = case k.kind when 'product' then 'item' else k.kind end
    left join documents l on l.website_id = ${websiteId} and l.kind = 'collection' and l.document_id = d.parent_id
    left join assets a on k.kind = 'asset' and a.website_id = ${websiteId} and a.asset_id = k.id
    left join contributors p on k.kind = 'contributor' and p.website_id = ${websiteId} and p.account_id = k.id
    left join accounts c on c.account_id = p.account_id
    left join invitations i on k.kind = 'invitation' and i.website_id = ${websiteId} and i.invitation_id = k.id
    left join comments m on k.kind = 'comment' and m.website_id = ${websiteId} and m.comment_id = k.id
    left join document_releases r on k.kind = 'release' and r.website_id = ${websiteId} and r.release_id = k.id
    left join websites w on k.kind = 'site' and w.website_id = k.id
    left join websites h on h.website_id = ${websiteId}`);
  return new Map(rows.map((row) => [nameOf(row), foundFrom(row)]));
};
