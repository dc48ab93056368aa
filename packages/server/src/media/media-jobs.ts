import { mediaLimits } from '@sitewright/domain/media';
import { inTransaction, type Database } from '../database/index.ts';
import type { FileStore } from '../files/index.ts';
import { defineJob, type Job } from '../jobs/index.ts';
import { makeAvifKind, removeContentKind, sweepTrashKind } from './uploads/media-kinds.ts';
import { removeAllContent, removeContent } from './media-keys.ts';
import { deleteAsset, findAsset, lockExpiredAsset } from './media-store.ts';
import { backgroundLimit } from './images/concurrency-limit.ts';
import { createVariantStore } from './serving/variant-store.ts';

export interface MediaJobsOptions {
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: () => Date;
}

const DAY = 86_400_000;

const removeContentJob = ({ files }: MediaJobsOptions): Job =>
  defineJob({
    kind: removeContentKind,
    handle: async (place, { websiteId }) => {
      if (websiteId) await removeContent(files, { websiteId, ...place });
    },
  });

const makeAvifJob = ({ database, files }: MediaJobsOptions): Job => {
  const maker = createVariantStore(files, backgroundLimit);
  return defineJob({
    kind: makeAvifKind,
    handle: async ({ websiteId, assetId, contentId, width }) => {
      const asset = await findAsset(database, websiteId, assetId);
      if (asset?.contentId !== contentId) return;
      await maker.ensure({ websiteId, asset, variant: { width }, format: 'avif' });
    },
  });
};

/**
 * Files are deleted before the row, while the row is locked: a concurrent restore finds the asset gone, and after a
 * crash the row still names the files that are left.
 */
const removeOneExpired = ({ database, files, clock }: MediaJobsOptions): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    const before = new Date(clock().getTime() - mediaLimits.TRASH_DAYS * DAY);
    const expired = await lockExpiredAsset(transaction, before);
    if (!expired) return false;
    await removeAllContent(files, expired.websiteId, expired.id);
    await deleteAsset(transaction, expired);
    return true;
  });

const sweepTrashJob = (options: MediaJobsOptions): Job =>
  defineJob({
    kind: sweepTrashKind,
    schedule: { everySeconds: 3_600 },
    handle: async (_payload, { signal }) => {
      let removed = 0;
      while (!signal.aborted && (await removeOneExpired(options))) removed += 1;
      return { removed };
    },
  });

export const createMediaJobs = (options: MediaJobsOptions): readonly Job[] => [
  removeContentJob(options),
  makeAvifJob(options),
  sweepTrashJob(options),
];
