import type { Capability } from '../http/index.ts';
import { createDns, type Dns } from './sender/dns.ts';
import { createMailJobs } from './mail-jobs.ts';
import type { MailJobsOptions } from './send-email.ts';
import { implementMailCalls } from './mail-routes.ts';

export interface MailServices extends MailJobsOptions {
  /** The DNS of the machine by default. */
  readonly dns?: Dns;
}

export const mailCapability = ({ dns = createDns(), ...services }: MailServices): Capability => ({
  name: 'mail',
  calls: implementMailCalls({ ...services, dns }),
  jobs: createMailJobs(services),
});
