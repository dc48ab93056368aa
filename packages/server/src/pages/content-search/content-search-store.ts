import { pageLimits, statusLabels, type ContentStatus } from '@sitewright/domain/pages';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';

interface FoundRow extends Record<string, unknown> {
  kind: 'collection' | 'item';
  id: string;
  title: string;
  fullUrl: string;
  typeName: string;
  isFolder: boolean;
  status: ContentStatus;
}

const termsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** One `jsonb_to_record` per draft: every further `->>` would decompress it again. */
const contents = (websiteId: string, kind: FoundRow['kind']): SQL => sql`
  select d.document_id as id, d.parent_id, f.*
  from documents d cross join lateral jsonb_to_record(d.draft)
    as f(title text, "urlId" text, "typeName" text, status text, "isFolder" boolean, "isHomepage" boolean)
  where d.website_id = ${websiteId} and d.kind = ${kind} and d.trashed_at is null`;

const containsAll = (terms: readonly string[]): SQL =>
  sql.join(
    terms.map((word) => sql`position(${word} in lower(title || ' ' || "fullUrl")) > 0`),
    sql` and `,
  );

/** 0 is the best; matches in the URL alone come last. */
const rankOf = (terms: readonly string[]): SQL => {
  const whole = terms.join(' ');
  return sql`case when lower(title) = ${whole} or "fullUrl" = ${whole} then 0
    when starts_with(lower(title), ${whole}) then 1
    when position(${` ${whole}`} in lower(title)) > 0 then 2
    when position(${whole} in lower(title)) > 0 then 3 else 4 end`;
};

/** Pages and items by title and URL, drafts included, best match first. */
export const findContent = async (database: Queryable, websiteId: string, query: string) => {
  const terms = termsOf(query.replaceAll('\0', ' '));
  if (terms.length === 0) return [];
  const { rows } = await database.execute<FoundRow>(sql`
    with pages as materialized (${contents(websiteId, 'collection')}),
    found as (
      select 'collection' as kind, id, title, "typeName", status, coalesce("isFolder", false) as "isFolder",
        case when "isHomepage" then '/' else '/' || "urlId" end as "fullUrl"
      from pages
      union all
      select 'item', i.id, i.title, p."typeName", i.status, false, '/' || p."urlId" || '/' || i."urlId"
      from (${contents(websiteId, 'item')}) i join pages p on p.id = i.parent_id)
    select kind, id, title, "fullUrl", "typeName", "isFolder", status from found
    where ${containsAll(terms)}
    order by ${rankOf(terms)}, kind, length(title), title, id limit ${pageLimits.FOUND_AT_ONCE}`);
  return rows.map((row) => ({ ...row, statusLabel: statusLabels[row.status] }));
};
