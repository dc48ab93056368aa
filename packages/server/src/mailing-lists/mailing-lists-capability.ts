import type { Capability } from '../http/index.ts';
import { createImportJob, type ImportServices } from './imports/import-job.ts';
import { createMailingListJobs } from './mailing-lists-jobs.ts';
import { implementMailingListCalls } from './mailing-lists-routes.ts';
import { sweepUnconfirmed } from './visitors/confirmation-store.ts';
import { registerMemberPages, type MemberPageServices } from './visitors/member-routes.ts';

export const mailingListsCapability = (services: MemberPageServices & ImportServices): Capability => ({
  name: 'mailing-lists',
  calls: implementMailingListCalls(services),
  jobs: [...createMailingListJobs(services), createImportJob(services)],
  registerRoutes: (app) => registerMemberPages(app, services),
  sweep: sweepUnconfirmed,
});
