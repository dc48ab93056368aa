import type { Database } from '../database/index.ts';
import type { Capability } from '../http/index.ts';
import { createDocumentJobs } from './document-jobs.ts';
import { implementDocumentCalls } from './documents-routes.ts';
import type { DocumentKind } from './kinds/document-kind.ts';

export interface DocumentServices {
  readonly database: Database;
  readonly clock: () => Date;
  /** Every kind of document, of all capabilities. */
  readonly documentKinds: readonly DocumentKind[];
}

/** The calls and jobs that serve documents of every kind. */
export const documentsCapability = ({ database, clock, documentKinds }: DocumentServices): Capability => ({
  name: 'documents',
  calls: implementDocumentCalls(documentKinds),
  jobs: createDocumentJobs(database, documentKinds, clock),
});
