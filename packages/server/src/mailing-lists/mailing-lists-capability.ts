import type { Capability } from '../http/index.ts';
import { createImportJob, type ImportServices } from './imports/import-job.ts';
import { createMailingListJobs } from './mailing-lists-jobs.ts';
import { implementMailingListCalls } from './mailing-lists-routes.ts';
import { registerReports } from './reports/receive-reports.ts';
import { sweepReports } from './reports/reports-store.ts';
import { sweepUnconfirmed } from './visitors/confirmation-store.ts';
import { registerMemberPages, type MemberPageServices } from './visitors/member-routes.ts';

const DAY_MS = 86_400_000;

export const mailingListsCapability = (services: MemberPageServices & ImportServices): Capability => ({
  name: 'mailing-lists',
  calls: implementMailingListCalls(services),
  jobs: [...createMailingListJobs(services), createImportJob(services)],
  registerRoutes(app) {
    registerMemberPages(app, services);
    registerReports(app, services);
  },
  async sweep(database, now) {
    await sweepUnconfirmed(database, now);
    await sweepReports(database, new Date(now.getTime() - DAY_MS));
  },
});
