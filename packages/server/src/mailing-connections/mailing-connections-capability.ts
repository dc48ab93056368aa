import type { Capability } from '../http/index.ts';
import { createConnectionJobs } from './mailing-connections-jobs.ts';
import { implementConnectionCalls } from './mailing-connections-routes.ts';
import type { ConnectionServices } from './send-members.ts';

export const mailingConnectionsCapability = (services: ConnectionServices): Capability => ({
  name: 'mailing-connections',
  calls: implementConnectionCalls(services),
  jobs: createConnectionJobs(services),
});
