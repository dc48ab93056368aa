import type { Capability } from '../http/index.ts';
import { resolveTxtOfDns, type ResolveTxt } from './check-sender.ts';
import { createMailJobs, type MailJobsOptions } from './mail-jobs.ts';
import { implementMailCalls } from './mail-routes.ts';

export interface MailServices extends MailJobsOptions {
  /** Looks up TXT records; the DNS unless tests stand in for it. */
  readonly resolveTxt?: ResolveTxt;
}

export const mailCapability = ({ resolveTxt = resolveTxtOfDns, ...services }: MailServices): Capability => ({
  name: 'mail',
  calls: implementMailCalls({ ...services, resolveTxt }),
  jobs: createMailJobs(services),
});
