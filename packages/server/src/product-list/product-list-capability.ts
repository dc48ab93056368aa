import type { Capability } from '../http/index.ts';
import { createBulkJobs, type BulkServices } from './bulk-job.ts';
import { deleteOldChanges } from './bulk-store.ts';
import { deleteErasedListings } from './listing-rows-store.ts';
import { implementProductListCalls } from './product-list-routes.ts';

const DAY_MS = 86_400_000;

export const productListCapability = (services: BulkServices): Capability => ({
  name: 'product-list',
  calls: implementProductListCalls(),
  jobs: createBulkJobs(services),
  async sweep(database, now) {
    await deleteOldChanges(database, new Date(now.getTime() - DAY_MS));
    await deleteErasedListings(database);
  },
});
