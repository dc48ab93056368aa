import type { DocumentKindName } from '@sitewright/domain/documents';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import type { DocumentKey } from './documents-store.ts';
import { documentReleaseParts, documentReleases } from './documents-tables.ts';

export type ReleaseRow = typeof documentReleases.$inferSelect;
export type ReleasePart = typeof documentReleaseParts.$inferSelect;

export interface ReleaseKey {
  readonly websiteId: string;
  readonly releaseId: string;
}

const isRelease = ({ websiteId, releaseId }: ReleaseKey) =>
  and(eq(documentReleases.websiteId, websiteId), eq(documentReleases.releaseId, releaseId));

const isPartOf = ({ websiteId, releaseId }: ReleaseKey) =>
  and(eq(documentReleaseParts.websiteId, websiteId), eq(documentReleaseParts.releaseId, releaseId));

export const insertRelease = async (
  transaction: Queryable,
  row: ReleaseRow,
  parts: readonly ReleasePart[],
): Promise<void> => {
  await transaction.insert(documentReleases).values(row);
  await transaction.insert(documentReleaseParts).values([...parts]);
};

/** Until the transaction ends: a release is either published or canceled, never both. */
export const lockRelease = async (
  transaction: Queryable,
  key: ReleaseKey,
): Promise<ReleaseRow | undefined> => {
  const [row] = await transaction.select().from(documentReleases).where(isRelease(key)).for('update');
  return row;
};

/** Whether a pending release contains the document. */
export const isInPendingRelease = async (
  database: Queryable,
  websiteId: string,
  { kind, id }: DocumentKey,
): Promise<boolean> => {
  const rows = await database
    .select({ releaseId: documentReleases.releaseId })
    .from(documentReleases)
    .innerJoin(
      documentReleaseParts,
      and(
        eq(documentReleaseParts.websiteId, documentReleases.websiteId),
        eq(documentReleaseParts.releaseId, documentReleases.releaseId),
      ),
    )
    .where(
      and(
        eq(documentReleases.websiteId, websiteId),
        eq(documentReleases.state, 'waiting'),
        eq(documentReleaseParts.kind, kind),
        eq(documentReleaseParts.documentId, id),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

/** In the order in which documents are locked; pages come before their items. */
export const listParts = async (database: Queryable, key: ReleaseKey): Promise<ReleasePart[]> =>
  database
    .select()
    .from(documentReleaseParts)
    .where(isPartOf(key))
    .orderBy(documentReleaseParts.kind, documentReleaseParts.documentId);

/** Clears the stored contents: they are published now, or never. */
export const finishRelease = async (
  transaction: Queryable,
  key: ReleaseKey,
  changes: Pick<ReleaseRow, 'state' | 'finishedAt' | 'fault'>,
): Promise<void> => {
  await transaction.update(documentReleases).set(changes).where(isRelease(key));
  await transaction.update(documentReleaseParts).set({ content: null }).where(isPartOf(key));
};

export const deleteRelease = async (transaction: Queryable, key: ReleaseKey): Promise<void> => {
  await transaction.delete(documentReleaseParts).where(isPartOf(key));
  await transaction.delete(documentReleases).where(isRelease(key));
};

/** Latest first, each with the titles of its documents. */
export const listReleases = async (database: Queryable, websiteId: string, limit: number) => {
  const rows = await database
    .select()
    .from(documentReleases)
    .where(eq(documentReleases.websiteId, websiteId))
    .orderBy(desc(documentReleases.publishAt), desc(documentReleases.releaseId))
    .limit(limit);
  const { releaseId, kind, documentId, title } = documentReleaseParts;
  const parts =
    rows.length === 0
      ? []
      : await database
          .select({ releaseId, kind, documentId, title })
          .from(documentReleaseParts)
          .where(
            and(
              eq(documentReleaseParts.websiteId, websiteId),
              inArray(
                releaseId,
                rows.map((row) => row.releaseId),
              ),
            ),
          )
          .orderBy(kind, documentId);
  return rows.map((row) => ({ row, parts: parts.filter((part) => part.releaseId === row.releaseId) }));
};

/** When pending releases will publish documents of a kind, by id; the earliest if there are several. */
export const listReleaseTimes = async (
  database: Queryable,
  websiteId: string,
  kind: DocumentKindName,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await database
    .select({ id: documentReleaseParts.documentId, publishAt: documentReleases.publishAt })
    .from(documentReleases)
    .innerJoin(
      documentReleaseParts,
      and(
        eq(documentReleaseParts.websiteId, documentReleases.websiteId),
        eq(documentReleaseParts.releaseId, documentReleases.releaseId),
      ),
    )
    .where(
      and(
        eq(documentReleases.websiteId, websiteId),
        eq(documentReleases.state, 'waiting'),
        eq(documentReleaseParts.kind, kind),
      ),
    )
    .orderBy(desc(documentReleases.publishAt));
  return new Map(rows.map(({ id, publishAt }) => [id, publishAt.getTime()]));
};
