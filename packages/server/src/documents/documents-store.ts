import type { DocumentKindName } from '@sitewright/domain/documents';
import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { addItemChanges } from './changed-items-store.ts';
import { documentRevisions, documents, siteDocuments } from './documents-tables.ts';

export type DocumentRow = typeof documents.$inferSelect;
export type RevisionRow = typeof documentRevisions.$inferSelect;

export interface DocumentKey {
  readonly kind: DocumentKindName;
  readonly id: string;
}

const isDocument = (websiteId: string, { kind, id }: DocumentKey) =>
  and(eq(documents.websiteId, websiteId), eq(documents.kind, kind), eq(documents.documentId, id));

export const findDocument = async (
  database: Queryable,
  websiteId: string,
  key: DocumentKey,
): Promise<DocumentRow | undefined> => {
  const [row] = await database.select().from(documents).where(isDocument(websiteId, key));
  return row;
};

/** Locked in a fixed order: concurrent commands on the same documents wait instead of deadlocking. */
export const lockDocuments = async (
  transaction: Queryable,
  websiteId: string,
  keys: readonly DocumentKey[],
): Promise<DocumentRow[]> =>
  transaction
    .select()
    .from(documents)
    .where(or(...keys.map((key) => isDocument(websiteId, key))))
    .orderBy(asc(documents.kind), asc(documents.documentId))
    .for('update');

export const findDocuments = async (
  database: Queryable,
  websiteId: string,
  keys: readonly DocumentKey[],
): Promise<DocumentRow[]> =>
  keys.length === 0
    ? []
    : database
        .select()
        .from(documents)
        .where(or(...keys.map((key) => isDocument(websiteId, key))))
        .orderBy(asc(documents.kind), asc(documents.documentId));

/** Until the transaction ends: concurrent saves of one document are serialized. */
export const lockDocument = async (
  transaction: Queryable,
  websiteId: string,
  key: DocumentKey,
): Promise<DocumentRow | undefined> => {
  const [row] = await transaction.select().from(documents).where(isDocument(websiteId, key)).for('update');
  return row;
};

export const insertDocuments = async (
  transaction: Queryable,
  rows: readonly (typeof documents.$inferInsert)[],
): Promise<void> => {
  if (rows.length === 0) return;
  await transaction.insert(documents).values([...rows]);
  await addItemChanges(transaction, rows);
};

export const updateDocument = async (
  transaction: Queryable,
  row: Pick<DocumentRow, 'websiteId' | 'kind' | 'documentId'>,
  changes: Partial<DocumentRow>,
): Promise<void> => {
  await transaction
    .update(documents)
    .set(changes)
    .where(isDocument(row.websiteId, { kind: row.kind, id: row.documentId }));
  await addItemChanges(transaction, [row]);
};

type Draft = Pick<DocumentRow, 'draft' | 'revision' | 'uniqueKey' | 'parentId' | 'updatedAt' | 'updatedBy'>;

/** Compares the draft with the published content: undoing all changes makes them equal again. */
export const writeDraft = async (
  transaction: Queryable,
  row: DocumentRow,
  changes: Draft,
): Promise<DocumentRow> => {
  const key = { kind: row.kind, id: row.documentId };
  const isPublished = exists(
    transaction
      .select({ revision: documentRevisions.revision })
      .from(documentRevisions)
      .where(
        and(
          isRevisionOf(row.websiteId, key),
          eq(documentRevisions.revision, row.publishedRevision ?? 0),
          eq(documentRevisions.content, changes.draft),
        ),
      ),
  );
  const [written] = await transaction
    .update(documents)
    .set({ ...changes, hasChanges: sql`not ${isPublished}` })
    .where(isDocument(row.websiteId, key))
    .returning({ hasChanges: documents.hasChanges });
  await addItemChanges(transaction, [row]);
  return { ...row, ...changes, hasChanges: written?.hasChanges ?? true };
};

export const insertRevisions = async (
  transaction: Queryable,
  rows: readonly RevisionRow[],
): Promise<void> => {
  if (rows.length > 0) await transaction.insert(documentRevisions).values([...rows]);
};

const isRevisionOf = (websiteId: string, { kind, id }: DocumentKey) =>
  and(
    eq(documentRevisions.websiteId, websiteId),
    eq(documentRevisions.kind, kind),
    eq(documentRevisions.documentId, id),
  );

export const findRevision = async (
  database: Queryable,
  websiteId: string,
  { revision, ...key }: DocumentKey & { readonly revision: number },
): Promise<RevisionRow | undefined> => {
  const [row] = await database
    .select()
    .from(documentRevisions)
    .where(and(isRevisionOf(websiteId, key), eq(documentRevisions.revision, revision)));
  return row;
};

/** Newest first, without their contents. */
export const listRevisions = async (
  database: Queryable,
  websiteId: string,
  { limit, ...key }: DocumentKey & { readonly limit: number },
) =>
  database
    .select({
      revision: documentRevisions.revision,
      publishedAt: documentRevisions.publishedAt,
      publishedBy: documentRevisions.publishedBy,
    })
    .from(documentRevisions)
    .where(isRevisionOf(websiteId, key))
    .orderBy(desc(documentRevisions.revision))
    .limit(limit);

export interface DocumentFilter {
  readonly kind: DocumentKindName;
  readonly parentId?: string;
  /** Those after this id, ordered by id. */
  readonly after?: string;
  readonly limit?: number;
  readonly isTrashed?: boolean;
}

export const listDocuments = async (
  database: Queryable,
  websiteId: string,
  { kind, parentId, after, limit, isTrashed = false }: DocumentFilter,
): Promise<DocumentRow[]> => {
  const query = database
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.websiteId, websiteId),
        eq(documents.kind, kind),
        parentId === undefined ? undefined : eq(documents.parentId, parentId),
        after === undefined ? undefined : sql`${documents.documentId} > ${after}`,
        isTrashed ? isNotNull(documents.trashedAt) : isNull(documents.trashedAt),
      ),
    )
    .orderBy(asc(documents.documentId))
    .$dynamic();
  return limit === undefined ? query : query.limit(limit);
};

/** Most recently changed first, without their contents. */
export const listChanged = async (
  database: Queryable,
  websiteId: string,
  { kinds, limit }: { readonly kinds: readonly DocumentKindName[]; readonly limit: number },
) =>
  database
    .select({
      kind: documents.kind,
      documentId: documents.documentId,
      title: sql<string | null>`coalesce(${documents.draft} ->> 'title', ${documents.draft} ->> 'name')`,
      revision: documents.revision,
      publishedRevision: documents.publishedRevision,
      updatedAt: documents.updatedAt,
      updatedBy: documents.updatedBy,
    })
    .from(documents)
    .where(
      and(
        eq(documents.websiteId, websiteId),
        eq(documents.hasChanges, true),
        isNull(documents.trashedAt),
        inArray(documents.kind, [...kinds]),
      ),
    )
    .orderBy(desc(documents.updatedAt), asc(documents.documentId))
    .limit(limit);

export const listRevisionNumbers = async (
  database: Queryable,
  websiteId: string,
  keys: readonly DocumentKey[],
) =>
  database
    .select({ kind: documents.kind, id: documents.documentId, revision: documents.revision })
    .from(documents)
    .where(or(...keys.map((key) => isDocument(websiteId, key))));

export interface TrashedKeys {
  readonly websiteId: string;
  readonly kind: DocumentKindName;
  readonly ids: readonly string[];
}

/** Documents past the retention time of the trash. */
export const listExpired = async (database: Queryable, before: Date): Promise<TrashedKeys[]> =>
  database
    .select({
      websiteId: documents.websiteId,
      kind: documents.kind,
      ids: sql<string[]>`array_agg(${documents.documentId})`,
    })
    .from(documents)
    .where(lt(documents.trashedAt, before))
    .groupBy(documents.websiteId, documents.kind);

export const deleteDocuments = async (
  transaction: Queryable,
  { websiteId, kind, ids }: TrashedKeys,
): Promise<void> => {
  if (ids.length === 0) return;
  await transaction
    .delete(documentRevisions)
    .where(
      and(
        eq(documentRevisions.websiteId, websiteId),
        eq(documentRevisions.kind, kind),
        inArray(documentRevisions.documentId, [...ids]),
      ),
    );
  await transaction
    .delete(documents)
    .where(
      and(
        eq(documents.websiteId, websiteId),
        eq(documents.kind, kind),
        inArray(documents.documentId, [...ids]),
      ),
    );
};

export const readSiteDocument = async (
  database: Queryable,
  websiteId: string,
  kind: DocumentKindName,
): Promise<unknown> => {
  const [row] = await database
    .select({ content: siteDocuments.content })
    .from(siteDocuments)
    .where(and(eq(siteDocuments.websiteId, websiteId), eq(siteDocuments.kind, kind)));
  return row?.content;
};

export const putSiteDocument = async (
  transaction: Queryable,
  websiteId: string,
  { kind, content }: { readonly kind: DocumentKindName; readonly content: unknown },
): Promise<void> => {
  await transaction
    .insert(siteDocuments)
    .values({ websiteId, kind, content })
    .onConflictDoUpdate({ target: [siteDocuments.websiteId, siteDocuments.kind], set: { content } });
};
