import type { Database } from '../database/index.ts';
import type { Job } from '../jobs/index.ts';
import { createJournalJob } from './commands/journal-job.ts';
import type { DocumentKind } from './kinds/document-kind.ts';
import { createPresenceJob } from './presence/presence-job.ts';
import { createReleaseJob } from './releases/release-job.ts';
import { createTrashJob } from './trash-job.ts';

export const createDocumentJobs = (
  database: Database,
  kinds: readonly DocumentKind[],
  clock: () => Date,
): readonly Job[] => [
  createTrashJob(database, kinds, clock),
  createJournalJob(database, clock),
  createReleaseJob(database, kinds, clock),
  createPresenceJob(database, clock),
];
