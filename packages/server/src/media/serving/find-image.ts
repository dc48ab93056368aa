import type { Logger } from 'pino';
import type { Asset } from '@sitewright/domain/media';
import type { Database } from '../../database/index.ts';
import type { FileStore } from '../../files/index.ts';
import { enqueueJob } from '../../jobs/index.ts';
import { makeAvifKind } from '../uploads/media-kinds.ts';
import { imageLimit } from '../images/concurrency-limit.ts';
import {
  chooseVariant,
  formatsFor,
  type RequestedImage,
  type Variant,
  type VariantFormat,
} from '../images/variant.ts';
import type { FileToSend } from './send-file.ts';
import { createVariantStore, originalKey, variantKey } from './variant-store.ts';

export interface FinderServices {
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: () => Date;
  readonly log: Pick<Logger, 'warn'>;
}

export interface RequestedFile {
  readonly websiteId: string;
  readonly asset: Asset;
  readonly asked: RequestedImage;
  readonly accept: string;
}

export interface ImageFinder {
  /** The file to send; undefined where even the original is missing. */
  find(wanted: RequestedFile): Promise<FileToSend | undefined>;
}

const PAUSE_BETWEEN_ORDERS = 1000;

export const createImageFinder = ({ database, files, clock, log }: FinderServices): ImageFinder => {
  const maker = createVariantStore(files, imageLimit);
  let orderedAt = 0;

  /**
   * An AVIF image takes up to half a minute, so there is one job at a time for the whole installation: otherwise a
   * gallery would fill the queue before the emails. Images without a job get one when they are next requested.
   */
  const enqueueAvif = async ({ websiteId, asset }: RequestedFile, { width }: Variant): Promise<void> => {
    const now = clock();
    if (now.getTime() - orderedAt < PAUSE_BETWEEN_ORDERS) return;
    orderedAt = now.getTime();
    const payload = { websiteId, assetId: asset.id, contentId: asset.contentId, width };
    await enqueueJob(database, makeAvifKind, { payload, runAt: now, dedupeKey: 'one-at-a-time' });
  };

  const findOriginal = async ({ websiteId, asset }: RequestedFile): Promise<FileToSend | undefined> => {
    const key = originalKey(websiteId, asset);
    const info = await files.head(key);
    return info && { key, info };
  };

  const findIn = async (
    wanted: RequestedFile,
    variant: Variant,
    format: VariantFormat,
  ): Promise<FileToSend | undefined> => {
    const { websiteId, asset } = wanted;
    const order = { websiteId, asset, variant, format };
    const key = variantKey(order);
    const info = format === 'avif' ? await files.head(key) : await maker.ensure(order);
    if (info) return { key, info };
    await enqueueAvif(wanted, variant);
    return undefined;
  };

  const findVariant = async (wanted: RequestedFile, variant: Variant): Promise<FileToSend | undefined> => {
    for (const format of formatsFor(wanted.asset, variant, wanted.accept)) {
      const found = await findIn(wanted, variant, format);
      if (found) return found;
    }
    return undefined;
  };

  return {
    async find(wanted) {
      const variant = chooseVariant(wanted.asset, wanted.asked);
      if (!variant) return findOriginal(wanted);
      try {
        return await findVariant(wanted, variant);
      } catch (error) {
        // A larger image is better than none.
        log.warn({ err: error, asset: wanted.asset.id }, 'a picture could not be made');
        const original = await findOriginal(wanted);
        return original && { ...original, isFallback: true };
      }
    },
  };
};
