import { buffer } from 'node:stream/consumers';
import { fileTypes, type Asset } from '@sitewright/domain/media';
import type { FileInfo, FileStore } from '../../files/index.ts';
import { contentKey, originalName } from '../media-keys.ts';
import { drawVariant, type Drawing } from '../pictures/draw-variant.ts';
import type { ConcurrencyLimit } from '../pictures/concurrency-limit.ts';
import { variantName } from '../pictures/variant.ts';

export interface VariantOrder extends Drawing {
  readonly websiteId: string;
}

export const variantKey = ({ websiteId, asset, variant, format }: VariantOrder): string =>
  contentKey(
    { websiteId, assetId: asset.id, contentId: asset.contentId },
    variantName(asset, variant, format),
  );

export const originalKey = (websiteId: string, asset: Asset): string =>
  contentKey({ websiteId, assetId: asset.id, contentId: asset.contentId }, originalName(asset));

const make = async (files: FileStore, order: VariantOrder): Promise<FileInfo> => {
  const original = await files.get(originalKey(order.websiteId, order.asset));
  if (!original) throw new Error(`The original of asset ${order.asset.id} is missing.`);
  const drawn = await drawVariant(await buffer(original.stream), order);
  return files.put(variantKey(order), drawn, { contentType: fileTypes[order.format].contentType });
};

export interface VariantMaker {
  /** Makes the picture unless it is there. Whoever asks meanwhile waits for the same one. */
  ensure(order: VariantOrder): Promise<FileInfo>;
}

export const createVariantMaker = (files: FileStore, gate: ConcurrencyLimit): VariantMaker => {
  const making = new Map<string, Promise<FileInfo>>();

  const findOrMake = async (key: string, order: VariantOrder): Promise<FileInfo> =>
    (await files.head(key)) ?? gate(() => make(files, order));

  return {
    ensure(order) {
      const key = variantKey(order);
      const running = making.get(key);
      if (running) return running;
      const started = findOrMake(key, order).finally(() => making.delete(key));
      making.set(key, started);
      return started;
    },
  };
};
