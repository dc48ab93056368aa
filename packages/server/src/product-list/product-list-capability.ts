import { deleteOldItemChanges } from '../documents/index.ts';
import type { Capability } from '../http/index.ts';
import { createBulkJobs, type BulkServices } from './bulk-job.ts';
import { deleteOldChanges } from './bulk-store.ts';
import { deleteErasedListings, forgetComparisons } from './listing-rows-store.ts';
import { implementProductListCalls } from './product-list-routes.ts';

const DAY_MS = 86_400_000;

export const productListCapability = (services: BulkServices): Capability => ({
  name: 'product-list',
  calls: implementProductListCalls(),
  jobs: createBulkJobs(services),
  async sweep(database, now) {
    await deleteOldChanges(database, new Date(now.getTime() - DAY_MS));
    await deleteErasedListings(database);
    // In this order: whoever compares a site after the first statement has read what the second one deletes.
    await forgetComparisons(database);
    await deleteOldItemChanges(database, now);
  },
});
