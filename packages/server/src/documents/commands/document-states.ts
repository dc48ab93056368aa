import type { DocumentKindName } from '@sitewright/domain/documents';
import type { Queryable } from '../../database/index.ts';
import { nameOf } from '../document-keys.ts';
import type { SavedDocument } from '../documents-service.ts';
import { findDocuments, lockDocuments, type DocumentKey, type DocumentRow } from '../documents-store.ts';

export interface DocumentState extends SavedDocument {
  readonly kind: DocumentKindName;
  readonly isTrashed: boolean;
  /** Name of the contributor who saved it last. */
  readonly updatedBy: string;
}

export type DocumentStates = ReadonlyMap<string, DocumentState>;

const stateOf = (row: DocumentRow): DocumentState => ({
  kind: row.kind,
  id: row.documentId,
  content: row.draft,
  revision: row.revision,
  publishedRevision: row.publishedRevision,
  hasChanges: row.hasChanges,
  isTrashed: row.trashedAt !== null,
  updatedBy: row.updatedBy,
});

const byName = (rows: readonly DocumentRow[]): Map<string, DocumentState> =>
  new Map(rows.map(stateOf).map((state) => [nameOf(state), state]));

export const lockStates = async (
  transaction: Queryable,
  websiteId: string,
  keys: readonly DocumentKey[],
): Promise<Map<string, DocumentState>> => byName(await lockDocuments(transaction, websiteId, keys));

export const readStates = async (
  database: Queryable,
  websiteId: string,
  keys: readonly DocumentKey[],
): Promise<DocumentState[]> => (await findDocuments(database, websiteId, keys)).map(stateOf);
