import { restockLimits } from '@sitewright/domain/restock';
import type { Capability } from '../http/index.ts';
import { sweepSignUps } from './groups-store.ts';
import { createRestockJobs } from './restock-jobs.ts';
import { registerPlainSignUps } from './plain-sign-ups.ts';
import { implementRestockCalls, type RestockCallServices } from './restock-routes.ts';
import { registerUnsubscribePage, type UnsubscribeServices } from './unsubscribe-routes.ts';

const DAY_MS = 86_400_000;

export const restockCapability = (services: RestockCallServices & UnsubscribeServices): Capability => ({
  name: 'restock',
  calls: implementRestockCalls(services),
  jobs: createRestockJobs(services),
  registerRoutes(app) {
    registerPlainSignUps(app, services);
    registerUnsubscribePage(app, services);
  },
  async sweep(database, now) {
    const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
    await sweepSignUps(database, {
      doneBefore: before(restockLimits.RETENTION_DAYS),
      waitingSince: before(restockLimits.WAITING_DAYS),
      now,
    });
  },
});
