import type { TermKind } from '@sitewright/domain/pages';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import {
  lockWithPublished,
  withPublished,
  type LockedDocument,
} from '../projections/revised-documents-store.ts';

export interface TermKey {
  readonly collectionId: string;
  readonly kind: TermKind;
  readonly term: string;
}

/** Items with the term in their draft or published revision, trashed ones included. */
const hasTerm = ({ collectionId, kind, term }: TermKey): SQL =>
  sql`d.kind = 'item' and d.parent_id = ${collectionId}
    and (d.draft -> ${kind} ? ${term} or r.content -> ${kind} ? ${term})`;

/** A batch of the items with the term. */
export interface Batch {
  readonly after: string;
  readonly limit: number | null;
}

/** Locks the next items with the term. */
export const lockItemsWithTerm = (
  transaction: Queryable,
  websiteId: string,
  { after, limit, ...key }: TermKey & Batch,
): Promise<LockedDocument[]> =>
  lockWithPublished(transaction, websiteId, {
    which: sql`${hasTerm(key)} and d.document_id > ${after}`,
    limit,
  });

/** Items that would change, counted up to `limit`. */
export const countItemsWithTerm = async (
  database: Queryable,
  websiteId: string,
  { limit = null, ...key }: TermKey & { readonly limit?: number | null },
): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from ${withPublished} where d.website_id = ${websiteId} and ${hasTerm(key)} limit ${limit}::int
    ) found`);
  return rows[0]?.count ?? 0;
};

export const lockCollection = async (
  transaction: Queryable,
  websiteId: string,
  id: string,
): Promise<LockedDocument | undefined> => {
  const which = sql`d.kind = 'collection' and d.document_id = ${id}`;
  const [locked] = await lockWithPublished(transaction, websiteId, { which });
  return locked;
};
