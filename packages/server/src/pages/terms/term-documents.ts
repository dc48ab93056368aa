import type { TermKind } from '@sitewright/domain/pages';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { holdDocuments, withPublished, type HeldDocument } from '../projections/revise-documents.ts';

export interface TermKey {
  readonly collectionId: string;
  readonly kind: TermKind;
  readonly term: string;
}

/** Items with the term in their draft or published revision, trashed ones included. */
const haveTerm = ({ collectionId, kind, term }: TermKey): SQL =>
  sql`d.kind = 'item' and d.parent_id = ${collectionId}
    and (d.draft -> ${kind} ? ${term} or r.content -> ${kind} ? ${term})`;

/** A batch of the items with the term. */
export interface Part {
  readonly after: string;
  readonly most: number | null;
}

/** Locks the next items with the term. */
export const holdItemsWith = (
  transaction: Queryable,
  websiteId: string,
  { after, most, ...key }: TermKey & Part,
): Promise<HeldDocument[]> =>
  holdDocuments(transaction, websiteId, { which: sql`${haveTerm(key)} and d.document_id > ${after}`, most });

/** Items that would change, counted up to `limit`. */
export const countItemsWith = async (
  database: Queryable,
  websiteId: string,
  { most = null, ...key }: TermKey & { readonly most?: number | null },
): Promise<number> => {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from ${withPublished} where d.website_id = ${websiteId} and ${haveTerm(key)} limit ${most}::int
    ) found`);
  return rows[0]?.count ?? 0;
};

export const holdCollection = async (
  transaction: Queryable,
  websiteId: string,
  id: string,
): Promise<HeldDocument | undefined> => {
  const which = sql`d.kind = 'collection' and d.document_id = ${id}`;
  const [held] = await holdDocuments(transaction, websiteId, { which });
  return held;
};
