import type { Capability } from '../http/index.ts';
import type { SubscriptionServices } from './subscription-services.ts';
import { subscriptionJobs } from './subscriptions-jobs.ts';

export const subscriptionsCapability = (services: SubscriptionServices): Capability => ({
  name: 'subscriptions',
  jobs: subscriptionJobs(services),
});
