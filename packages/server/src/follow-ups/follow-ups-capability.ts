import type { Capability } from '../http/index.ts';
import { createFollowUpJobs } from './follow-ups-jobs.ts';
import { implementFollowUpsCalls } from './follow-ups-routes.ts';
import type { FollowUpServices } from './send-follow-ups.ts';

export const followUpsCapability = (services: FollowUpServices): Capability => ({
  name: 'follow-ups',
  calls: implementFollowUpsCalls(),
  jobs: createFollowUpJobs(services),
});
