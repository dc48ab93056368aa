import type { Capability } from '../http/index.ts';
import { createWebhookJobs, type WebhookJobsOptions } from './webhooks-jobs.ts';
import { implementWebhookCalls } from './webhooks-routes.ts';
import type { WebhookServices } from './webhooks-service.ts';

export const webhooksCapability = (services: WebhookJobsOptions & WebhookServices): Capability => ({
  name: 'webhooks',
  calls: implementWebhookCalls(services),
  jobs: createWebhookJobs(services),
});
