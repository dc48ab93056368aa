import type { TermKind } from '@sitewright/domain/pages';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { holdDocuments, type HeldDocument } from '../writing/revise-documents.ts';

interface Wanted {
  readonly collectionId: string;
  readonly kind: TermKind;
  readonly term: string;
  readonly after: string;
}

const BATCH = 500;

/** The next items that have the term, in their draft or for visitors, locked; also those in the trash. */
export const holdItemsWith = (
  transaction: Queryable,
  websiteId: string,
  { collectionId, kind, term, after }: Wanted,
): Promise<HeldDocument[]> =>
  holdDocuments(transaction, websiteId, {
    which: sql`d.kind = 'item' and d.parent_id = ${collectionId}
      and d.document_id > ${after} and (d.draft -> ${kind} ? ${term} or r.content -> ${kind} ? ${term})`,
    most: BATCH,
  });

export const holdCollection = async (
  transaction: Queryable,
  websiteId: string,
  id: string,
): Promise<HeldDocument | undefined> => {
  const which = sql`d.kind = 'collection' and d.document_id = ${id}`;
  const [held] = await holdDocuments(transaction, websiteId, { which });
  return held;
};
