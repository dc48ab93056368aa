import { categoryNames, type CollectionContent, type TermKind } from '@sitewright/domain/pages';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { findDocument } from '../../documents/index.ts';
import { refuse } from '../../http/index.ts';
import { listRunningChanges } from './running-term-changes.ts';

const PAGE = 200;

export interface TermScope {
  readonly websiteId: string;
  readonly collectionId: string;
  readonly kind: TermKind;
}

/** Number of drafts with each term, without trashed ones. */
export const countedTerms = ({ websiteId, collectionId, kind }: TermScope): SQL => sql`
  select t.name, count(*)::int as count
  from documents d cross join lateral jsonb_array_elements_text(d.draft -> ${kind}) as t(name)
  where d.website_id = ${websiteId} and d.kind = 'item' and d.parent_id = ${collectionId}
    and d.trashed_at is null
  group by t.name`;

/** Includes terms defined by the page itself, whether an item has them or not. */
export const allTerms = (scope: TermScope, named: readonly string[]): SQL => sql`
  select n.name, max(n.count)::int as count from (
    ${countedTerms(scope)}
    union all select name, 0 from unnest(${sql.param([...named])}::text[]) as named(name)
  ) n group by n.name`;

export const namedTerms = ({ nestedCategories }: CollectionContent, kind: TermKind): string[] =>
  kind === 'categories' ? categoryNames(nestedCategories) : [];

export interface TermFilter {
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
}

interface TermRow extends Record<string, unknown> {
  name: string;
  count: number;
  total: number;
}

/** Alphabetical. The cursor is the last name. */
export const listTerms = async (database: Queryable, scope: TermScope, { search, cursor }: TermFilter) => {
  const key = { kind: 'collection', id: scope.collectionId } as const;
  const collection = await findDocument(database, scope.websiteId, key);
  if (!collection) return refuse('not-found');
  const name = search?.trim().toLowerCase() ?? '';
  const found = name === '' ? sql`` : sql`where position(${name} in lower(name)) > 0`;
  const rest = cursor === undefined ? sql`` : sql`where (lower(name), name) > (lower(${cursor}), ${cursor})`;
  const terms = allTerms(scope, namedTerms(collection.draft as CollectionContent, scope.kind));
  const { rows } = await database.execute<TermRow>(sql`
    with found as (select name, count, (count(*) over ())::int as total from (${terms}) a ${found})
    select name, count, total from found ${rest} order by lower(name), name limit ${PAGE + 1}`);
  const shown = rows.slice(0, PAGE);
  return {
    terms: shown.map(({ name, count }) => ({ name, count })),
    total: rows[0]?.total ?? 0,
    nextCursor: rows.length > PAGE ? (shown.at(-1)?.name ?? null) : null,
    changes: await listRunningChanges(database, scope),
  };
};
