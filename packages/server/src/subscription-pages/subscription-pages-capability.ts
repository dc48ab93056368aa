import type { Capability } from '../http/index.ts';
import { createSendLinksJob } from './send-link.ts';
import { registerSubscriptionPage } from './subscription-page-routes.ts';
import type { SubscriptionPageServices } from './subscription-page-services.ts';

export const subscriptionPagesCapability = (services: SubscriptionPageServices): Capability => ({
  name: 'subscription-pages',
  jobs: [createSendLinksJob(services)],
  registerRoutes: (app) => registerSubscriptionPage(app, services),
});
