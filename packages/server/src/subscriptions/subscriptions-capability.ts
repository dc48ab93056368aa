import type { Capability } from '../http/index.ts';
import type { SubscriptionServices } from './subscription-services.ts';
import { subscriptionJobs } from './subscriptions-jobs.ts';
import { implementSubscriptionCalls } from './subscriptions-routes.ts';

export const subscriptionsCapability = (services: SubscriptionServices): Capability => ({
  name: 'subscriptions',
  calls: implementSubscriptionCalls(services),
  jobs: subscriptionJobs(services),
});
