import { categoryNames, type CollectionContent, type TermKind } from '@sitewright/domain/pages';
import type { Queryable } from '../../database/index.ts';
import { findDocument } from '../../documents/index.ts';
import { refuse } from '../../http/index.ts';
import { listRunningChanges } from './running-term-changes.ts';
import { readTerms, type TermScope } from './terms-store.ts';

const PAGE = 200;

export const namedTerms = ({ nestedCategories }: CollectionContent, kind: TermKind): string[] =>
  kind === 'categories' ? categoryNames(nestedCategories) : [];

export interface TermFilter {
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: string | undefined;
}

/** Alphabetical. The cursor is the last name. */
export const listTerms = async (
  database: Queryable,
  scope: TermScope,
  { search, cursor, limit = String(PAGE) }: TermFilter,
) => {
  const page = Number(limit);
  const key = { kind: 'collection', id: scope.collectionId } as const;
  const collection = await findDocument(database, scope.websiteId, key);
  if (!collection) return refuse('not-found');
  const rows = await readTerms(database, scope, {
    named: namedTerms(collection.draft as CollectionContent, scope.kind),
    search: search?.trim().toLowerCase() ?? '',
    cursor,
    limit: page + 1,
  });
  const shown = rows.slice(0, page);
  return {
    terms: shown.map(({ name, count }) => ({ name, count })),
    total: rows[0]?.total ?? 0,
    nextCursor: rows.length > page ? (shown.at(-1)?.name ?? null) : null,
    changes: await listRunningChanges(database, scope),
  };
};
