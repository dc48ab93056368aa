export type { CheckedChange, DocumentKind, Publication } from './document-kind.ts';
export {
  createDocument,
  discardDraft,
  publishDocument,
  restoreDocument,
  restoreRevision,
  saveDraft,
  trashDocument,
  type ChangeContext,
  type SavedDocument,
} from './documents-service.ts';
export {
  findDocument,
  findRevision,
  insertDocuments,
  insertRevisions,
  listDocuments,
  listRevisions,
  putSiteDocument,
  readSiteDocument,
  type DocumentFilter,
  type DocumentRow,
} from './documents-store.ts';
export { implementDocumentCalls } from './documents-routes.ts';
export { findSchemaFaults } from './schema-faults.ts';
export { systemContext } from './system-context.ts';
export { siteDocumentKind } from './site-document-kind.ts';
export { stylesKind, type StylesContent } from './styles-kind.ts';
export { createTrashJob, sweepTrash } from './trash-job.ts';
