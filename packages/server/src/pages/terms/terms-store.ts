import type { TermKind } from '@sitewright/domain/pages';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';

export interface TermScope {
  readonly websiteId: string;
  readonly collectionId: string;
  readonly kind: TermKind;
}

/** Number of drafts with each term, without trashed ones. */
const countedTerms = ({ websiteId, collectionId, kind }: TermScope): SQL => sql`
  select t.name, count(*)::int as count
  from documents d cross join lateral jsonb_array_elements_text(d.draft -> ${kind}) as t(name)
  where d.website_id = ${websiteId} and d.kind = 'item' and d.parent_id = ${collectionId}
    and d.trashed_at is null
  group by t.name`;

/** Includes terms defined by the page itself, whether an item has them or not. */
const allTerms = (scope: TermScope, named: readonly string[]): SQL => sql`
  select n.name, max(n.count)::int as count from (
    ${countedTerms(scope)}
    union all select name, 0 from unnest(${sql.param([...named])}::text[]) as named(name)
  ) n group by n.name`;

interface TermRow extends Record<string, unknown> {
  name: string;
  count: number;
  total: number;
}

export interface TermQuery {
  /** Terms defined by the page itself. */
  readonly named: readonly string[];
  /** In lower case; empty for all terms. */
  readonly search: string;
  /** The last name of the previous page. */
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** Alphabetical, each with the total of all matches. */
export const readTerms = async (
  database: Queryable,
  scope: TermScope,
  { named, search, cursor, limit }: TermQuery,
): Promise<TermRow[]> => {
  const matches = search === '' ? sql`` : sql`where position(${search} in lower(name)) > 0`;
  const rest = cursor === undefined ? sql`` : sql`where (lower(name), name) > (lower(${cursor}), ${cursor})`;
  const { rows } = await database.execute<TermRow>(sql`
    with found as (select name, count, (count(*) over ())::int as total
      from (${allTerms(scope, named)}) a ${matches})
    select name, count, total from found ${rest} order by lower(name), name limit ${limit}`);
  return rows;
};

/** Another term than `term` with the name, ignoring case. */
export const findOtherTerm = async (
  database: Queryable,
  { term, ...scope }: TermScope & { readonly term: string },
  { name, named }: { readonly name: string; readonly named: readonly string[] },
): Promise<string | undefined> => {
  const { rows } = await database.execute<{ name: string }>(sql`
    select name from (${allTerms(scope, named)}) a where lower(name) = lower(${name}) and name <> ${term}
    order by name = ${name} desc limit 1`);
  return rows[0]?.name;
};
