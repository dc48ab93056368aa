import type { Logger } from 'pino';
import type { Asset } from '@sitewright/domain/media';
import type { Database } from '../../database/index.ts';
import type { FileStore } from '../../files/index.ts';
import { enqueueJob } from '../../jobs/index.ts';
import { makeAvifKind } from '../uploads/media-kinds.ts';
import { pictureLimit } from '../pictures/concurrency-limit.ts';
import {
  chooseVariant,
  formatsFor,
  type AskedPicture,
  type Variant,
  type VariantFormat,
} from '../pictures/variant.ts';
import type { FileToSend } from './send-file.ts';
import { createVariantMaker, originalKey, variantKey } from './variant-maker.ts';

export interface FinderServices {
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: () => Date;
  readonly log: Pick<Logger, 'warn'>;
}

export interface WantedPicture {
  readonly websiteId: string;
  readonly asset: Asset;
  readonly asked: AskedPicture;
  readonly accept: string;
}

export interface PictureFinder {
  /** The file to send; nothing when even the original is missing. */
  find(wanted: WantedPicture): Promise<FileToSend | undefined>;
}

const PAUSE_BETWEEN_ORDERS = 1000;

export const createPictureFinder = ({ database, files, clock, log }: FinderServices): PictureFinder => {
  const maker = createVariantMaker(files, pictureLimit);
  let orderedAt = 0;

  /**
   * An AVIF picture takes up to half a minute, so there is one order at a time for the whole installation: otherwise a
   * gallery's worth of them would stand in front of the mail. What is not ordered now is when it is looked at next.
   */
  const orderAvif = async ({ websiteId, asset }: WantedPicture, { width }: Variant): Promise<void> => {
    const now = clock();
    if (now.getTime() - orderedAt < PAUSE_BETWEEN_ORDERS) return;
    orderedAt = now.getTime();
    const payload = { websiteId, assetId: asset.id, contentId: asset.contentId, width };
    await enqueueJob(database, makeAvifKind, { payload, runAt: now, dedupeKey: 'one-at-a-time' });
  };

  const findOriginal = async ({ websiteId, asset }: WantedPicture): Promise<FileToSend | undefined> => {
    const key = originalKey(websiteId, asset);
    const info = await files.head(key);
    return info && { key, info };
  };

  const findIn = async (
    wanted: WantedPicture,
    variant: Variant,
    format: VariantFormat,
  ): Promise<FileToSend | undefined> => {
    const { websiteId, asset } = wanted;
    const order = { websiteId, asset, variant, format };
    const key = variantKey(order);
    const info = format === 'avif' ? await files.head(key) : await maker.ensure(order);
    if (info) return { key, info };
    await orderAvif(wanted, variant);
    return undefined;
  };

  const findVariant = async (wanted: WantedPicture, variant: Variant): Promise<FileToSend | undefined> => {
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
        // A picture that is larger than asked for is better than none.
        log.warn({ err: error, asset: wanted.asset.id }, 'a picture could not be made');
        const original = await findOriginal(wanted);
        return original && { ...original, isMakeshift: true };
      }
    },
  };
};
