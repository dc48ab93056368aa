import type { Capability } from '../http/index.ts';
import { createMailJobs, type MailJobsOptions } from './mail-jobs.ts';
import { implementMailCalls } from './mail-routes.ts';

export const mailCapability = (services: MailJobsOptions): Capability => ({
  name: 'mail',
  calls: implementMailCalls(services.secret),
  jobs: createMailJobs(services),
});
