import type { Database } from '../database/index.ts';
import type { Capability } from '../http/index.ts';
import { createResetJob } from './accounts/reset-job.ts';
import { implementContributorCalls } from './contributors-routes.ts';
import { sweepExpired } from './sweep-expired.ts';

export interface ContributorServices {
  readonly database: Database;
  readonly secret: string;
  readonly clock: () => Date;
}

export const contributorsCapability = (services: ContributorServices): Capability => ({
  name: 'contributors',
  calls: implementContributorCalls(services),
  jobs: [createResetJob(services)],
  sweep: sweepExpired,
});
