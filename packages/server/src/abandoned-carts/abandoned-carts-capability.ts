import { abandonedCartLimits } from '@sitewright/domain/abandoned-carts';
import type { Capability } from '../http/index.ts';
import { createAbandonedCartJobs, type AbandonedCartServices } from './abandoned-cart-jobs.ts';
import { implementAbandonedCartCalls } from './abandoned-carts-routes.ts';
import { deleteAbandonedCartsBefore, eraseOldAddresses } from './due-carts-store.ts';
import { registerRestorePage, type CartPageServices } from './restore-routes.ts';
import { registerUnsubscribePage } from './unsubscribe-routes.ts';

const DAY_MS = 86_400_000;
const BATCH_SIZE = 5000;

export const abandonedCartsCapability = (services: AbandonedCartServices & CartPageServices): Capability => ({
  name: 'abandoned-carts',
  calls: implementAbandonedCartCalls({ pool: services.database, secret: services.secret }),
  jobs: createAbandonedCartJobs(services),
  registerRoutes(app) {
    registerRestorePage(app, services);
    registerUnsubscribePage(app, services);
  },
  async sweep(database, now) {
    const before = new Date(now.getTime() - abandonedCartLimits.RETENTION_DAYS * DAY_MS);
    while ((await deleteAbandonedCartsBefore(database, { before, limit: BATCH_SIZE })) === BATCH_SIZE);
    await eraseOldAddresses(database, before);
  },
});
