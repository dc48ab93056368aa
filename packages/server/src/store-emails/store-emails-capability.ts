import type { Capability } from '../http/index.ts';
import { registerEmailPages, type EmailPageServices } from './email-page-routes.ts';
import { implementStoreEmailCalls } from './store-emails-routes.ts';

export const storeEmailsCapability = (services: EmailPageServices): Capability => ({
  name: 'store-emails',
  calls: implementStoreEmailCalls(services.database),
  registerRoutes: (http) => registerEmailPages(http, services),
});
