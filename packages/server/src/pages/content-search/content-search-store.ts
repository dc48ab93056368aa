import { pageLimits, type ContentStatus, type PublicationState } from '@sitewright/domain/pages';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { readItemStatesByPage, readPageStates } from '../states/page-states.ts';

interface FoundContent {
  readonly kind: 'collection' | 'item';
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly typeName: string;
  readonly isFolder: boolean;
}

interface FoundRow extends FoundContent, Record<string, unknown> {
  parentId: string | null;
  hasChanges: boolean;
  status: ContentStatus;
  publishOn: string | null;
}

interface Asked {
  readonly websiteId: string;
  readonly now: Date;
}

const termsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** One `jsonb_to_record` per draft: every further `->>` would decompress it again. */
const contents = (websiteId: string, kind: FoundRow['kind']): SQL => sql`
  select d.document_id as id, d.parent_id as "parentId", d.has_changes as "hasChanges", f.*
  from documents d cross join lateral jsonb_to_record(d.draft)
    as f(title text, "urlId" text, "typeName" text, status text, "publishOn" bigint, "isFolder" boolean)
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

const findRows = async (database: Queryable, websiteId: string, terms: readonly string[]) => {
  const homepage = sql`(select homepage_id from websites where website_id = ${websiteId})`;
  const { rows } = await database.execute<FoundRow>(sql`
    with pages as materialized (${contents(websiteId, 'collection')}),
    found as (
      select 'collection' as kind, id, title, "typeName", status, "publishOn", "hasChanges", null as "parentId",
        coalesce("isFolder", false) as "isFolder",
        case when id = ${homepage} then '/' else '/' || "urlId" end as "fullUrl"
      from pages
      union all
      select 'item', i.id, i.title, p."typeName", i.status, i."publishOn", i."hasChanges", i."parentId", false,
        '/' || p."urlId" || '/' || i."urlId"
      from (${contents(websiteId, 'item')}) i join pages p on p.id = i."parentId")
    select * from found where ${containsAll(terms)}
    order by ${rankOf(terms)}, kind, length(title), title, id limit ${pageLimits.FOUND_AT_ONCE}`);
  return rows;
};

const savedOf = ({ id, status, publishOn, hasChanges }: FoundRow) => ({
  id,
  draft: { status, ...(publishOn === null ? {} : { publishOn: Number(publishOn) }) },
  hasChanges,
});

const idsOf = (rows: readonly FoundRow[], kind: FoundRow['kind']): string[] =>
  rows.filter((row) => row.kind === kind).map(({ id }) => id);

/** What is true for visitors, by the rule of all lists. */
const readStates = async (database: Queryable, asked: Asked, rows: readonly FoundRow[]) => {
  const ofPage = await readPageStates(database, asked, idsOf(rows, 'collection'));
  const collectionIds = [...new Set(rows.flatMap(({ parentId }) => parentId ?? []))];
  const ofItemIn = await readItemStatesByPage(database, asked, { collectionIds, ids: idsOf(rows, 'item') });
  return (row: FoundRow): PublicationState =>
    (row.parentId === null ? ofPage : ofItemIn(row.parentId))(savedOf(row)).state;
};

/** Pages and their items by title and address, drafts among them, the best first. */
export const findContent = async (
  database: Queryable,
  asked: Asked,
  typed: string,
): Promise<(FoundContent & { readonly state: PublicationState })[]> => {
  const terms = termsOf(typed.replaceAll('\0', ' '));
  if (terms.length === 0) return [];
  const rows = await findRows(database, asked.websiteId, terms);
  const stateOf = await readStates(database, asked, rows);
  return rows.map((row) => {
    const { kind, id, title, fullUrl, typeName, isFolder } = row;
    return { kind, id, title, fullUrl, typeName, isFolder, state: stateOf(row) };
  });
};
