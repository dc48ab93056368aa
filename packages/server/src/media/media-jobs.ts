import { mediaLimits } from '@sitewright/domain/media';
import { inTransaction, type Database } from '../database/index.ts';
import type { FileStore } from '../files/index.ts';
import { defineJob, type Job } from '../jobs/index.ts';
import { makeAvifKind, removeContentKind, sweepTrashKind } from './uploads/media-kinds.ts';
import { removeAllContent, removeContent } from './media-keys.ts';
import { deleteAsset, findAsset, takeExpiredAsset } from './media-store.ts';
import { backgroundLimit } from './pictures/concurrency-limit.ts';
import { createVariantMaker } from './serving/variant-maker.ts';

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
  const maker = createVariantMaker(files, backgroundLimit);
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
 * Files go before their row, while the row is held: whoever restores the asset meanwhile is told that it is gone, and
 * after a crash the row leads to what is left of its files.
 */
const removeOneExpired = ({ database, files, clock }: MediaJobsOptions): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    const before = new Date(clock().getTime() - mediaLimits.TRASH_DAYS * DAY);
    const expired = await takeExpiredAsset(transaction, before);
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
