import { buffer } from 'node:stream/consumers';
import { fileTypes, type Asset } from '@sitewright/domain/media';
import type { FileInfo, FileStore } from '../../files/index.ts';
import { contentKey, originalName } from '../media-keys.ts';
import { renderVariant, type VariantRendering } from '../images/render-variant.ts';
import type { ConcurrencyLimit } from '../images/concurrency-limit.ts';
import { variantName } from '../images/variant.ts';

export interface VariantRequest extends VariantRendering {
  readonly websiteId: string;
}

export const variantKey = ({ websiteId, asset, variant, format }: VariantRequest): string =>
  contentKey(
    { websiteId, assetId: asset.id, contentId: asset.contentId },
    variantName(asset, variant, format),
  );

export const originalKey = (websiteId: string, asset: Asset): string =>
  contentKey({ websiteId, assetId: asset.id, contentId: asset.contentId }, originalName(asset));

const make = async (files: FileStore, order: VariantRequest): Promise<FileInfo> => {
  const original = await files.get(originalKey(order.websiteId, order.asset));
  if (!original) throw new Error(`The original of asset ${order.asset.id} is missing.`);
  const drawn = await renderVariant(await buffer(original.stream), order);
  return files.put(variantKey(order), drawn, { contentType: fileTypes[order.format].contentType });
};

export interface VariantStore {
  /** Renders the variant unless it exists. Concurrent requests share the work. */
  ensure(order: VariantRequest): Promise<FileInfo>;
}

export const createVariantStore = (files: FileStore, gate: ConcurrencyLimit): VariantStore => {
  const making = new Map<string, Promise<FileInfo>>();

  const findOrMake = async (key: string, order: VariantRequest): Promise<FileInfo> =>
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
