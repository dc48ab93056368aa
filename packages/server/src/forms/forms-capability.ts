import { submissionLimits } from '@sitewright/domain/forms';
import type { Queryable } from '../database/index.ts';
import { asDocumentKind, type ContentCapability } from '../documents/index.ts';
import type { FileStore } from '../files/index.ts';
import { formKind } from './form-kind.ts';
import { implementFormCalls, type FormCallServices } from './forms-routes.ts';
import { deleteExpiredSubmissions } from './submissions/submissions-store.ts';
import { uploadKey } from './uploads/receive-upload.ts';
import { deleteExpiredUploads } from './uploads/uploads-store.ts';
import { registerPlainFormPosts } from './visitors/plain-forms.ts';
import { FormLocks } from './visitors/form-locks.ts';
import { SubmissionWriter } from './visitors/submission-writer.ts';

/** Few, because files are deleted after their rows. */
const UPLOADS_AT_ONCE = 100;

/** Deletes submissions whose time is over, and files that no submission has. */
const sweep = async (files: FileStore, database: Queryable, now: Date): Promise<void> => {
  await deleteExpiredSubmissions(database, now);
  const expired = { now, hours: submissionLimits.UPLOAD_HOURS, limit: UPLOADS_AT_ONCE };
  for (;;) {
    const uploads = await deleteExpiredUploads(database, expired);
    for (const { websiteId, uploadId } of uploads) await files.delete(uploadKey(websiteId, uploadId));
    if (uploads.length === 0) return;
  }
};

/** All but what belongs to the capability itself. */
export type FormServices = Omit<FormCallServices, 'writer' | 'locks'>;

export const formsCapability = (given: FormServices): ContentCapability => {
  const { database } = given;
  const services = { ...given, writer: new SubmissionWriter(database), locks: new FormLocks(database) };
  return {
    name: 'forms',
    calls: implementFormCalls(services),
    documentKinds: [asDocumentKind(formKind)],
    registerRoutes: (app) => registerPlainFormPosts(app, services),
    sweep: (database, now) => sweep(services.files, database, now),
  };
};
