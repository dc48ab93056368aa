export { addItemChanges, deleteOldItemChanges } from './changed-items-store.ts';
export type { ChangeContext } from './change-context.ts';
export { documentsCapability } from './documents-capability.ts';
export type {
  Blocking,
  CheckedChange,
  DocumentKind,
  LiveChange,
  LiveContext,
  Publication,
  Published,
} from './kinds/document-kind.ts';
export {
  createDocument,
  discardDraft,
  publishDocument,
  publishEarlierState,
  restoreDocument,
  restoreRevision,
  saveDraft,
  trashDocument,
  type SavedDocument,
} from './documents-service.ts';
export {
  findDocument,
  findRevision,
  insertDocuments,
  insertRevisions,
  listDocuments,
  listRevisions,
  lockDocument,
  putSiteDocument,
  readSiteDocument,
  type DocumentFilter,
  type DocumentRow,
} from './documents-store.ts';
export { productFiles, productSkus } from './documents-tables.ts';
export { createDocuments, type DocumentToCreate } from './create-documents.ts';
export { publishRelease } from './releases/release-job.ts';
export { listReleaseTimes } from './release-store.ts';
export { activitySummaryOf } from './activity-summary.ts';
export { findSchemaFaults } from './checks/schema-faults.ts';
export { systemContext } from './system-context.ts';
export { siteDocumentKind } from './kinds/site-document-kind.ts';
export { stylesKind, type StylesContent } from './kinds/styles-kind.ts';
export { sweepTrash } from './trash-job.ts';
export { pruneJournals } from './commands/journal-job.ts';
export { createDocumentJobs } from './document-jobs.ts';
export { asDocumentKind, type ContentCapability } from './kinds/content-capability.ts';
