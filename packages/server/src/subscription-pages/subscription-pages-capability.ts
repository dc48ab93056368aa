import type { Capability } from '../http/index.ts';
import { registerSubscriptionPage } from './subscription-page-routes.ts';
import type { SubscriptionPageServices } from './subscription-page-services.ts';

export const subscriptionPagesCapability = (services: SubscriptionPageServices): Capability => ({
  name: 'subscription-pages',
  registerRoutes: (app) => registerSubscriptionPage(app, services),
});
