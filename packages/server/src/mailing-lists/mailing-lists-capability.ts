import type { Capability } from '../http/index.ts';
import { createMailingListJobs } from './mailing-lists-jobs.ts';
import { sweepUnconfirmed } from './visitors/confirmation-store.ts';
import { registerMemberPages, type MemberPageServices } from './visitors/member-routes.ts';

export const mailingListsCapability = (services: MemberPageServices): Capability => ({
  name: 'mailing-lists',
  jobs: createMailingListJobs(services),
  registerRoutes: (app) => registerMemberPages(app, services),
  sweep: sweepUnconfirmed,
});
