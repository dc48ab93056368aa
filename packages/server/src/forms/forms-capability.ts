import { submissionLimits } from '@sitewright/domain/forms';
import type { Queryable } from '../database/index.ts';
import { asDocumentKind, type ContentCapability } from '../documents/index.ts';
import type { FileStore } from '../files/index.ts';
import { formKind } from './form-kind.ts';
import { implementFormCalls, type FormServices } from './forms-routes.ts';
import { deleteExpiredSubmissions } from './submissions/submissions-store.ts';
import { uploadKey } from './uploads/receive-upload.ts';
import { deleteUpload, listExpiredUploads } from './uploads/uploads-store.ts';
import { registerPlainFormPosts } from './visitors/plain-forms.ts';

/** Deletes submissions whose time is over, and files that no submission has. */
const sweep = async (files: FileStore, database: Queryable, now: Date): Promise<void> => {
  await deleteExpiredSubmissions(database, { now, trashDays: submissionLimits.TRASH_DAYS });
  for (const upload of await listExpiredUploads(database, { now, hours: submissionLimits.UPLOAD_HOURS })) {
    await files.delete(uploadKey(upload.websiteId, upload.uploadId));
    await deleteUpload(database, upload);
  }
};

export type { FormServices };

export const formsCapability = (services: FormServices): ContentCapability => ({
  name: 'forms',
  calls: implementFormCalls(services),
  documentKinds: [asDocumentKind(formKind)],
  registerRoutes: (app) => registerPlainFormPosts(app, services),
  sweep: (database, now) => sweep(services.files, database, now),
});
