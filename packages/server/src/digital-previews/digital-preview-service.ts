import { productTypes, readProduct } from '@sitewright/domain/catalogue';
import type { Asset } from '@sitewright/domain/media';
import type { DigitalProduct } from '@sitewright/render/page';
import type { Queryable } from '../database/index.ts';
import { findAsset } from '../media/index.ts';
import { findDraftItem } from './digital-preview-store.ts';

/** A download and the file that its buyers get; no file where none is chosen or it was deleted. */
export interface FoundDownload {
  readonly title: string;
  readonly asset: Asset | undefined;
}

export const findDownload = async (
  database: Queryable,
  websiteId: string,
  itemId: string,
): Promise<FoundDownload | undefined> => {
  const item = await findDraftItem(database, websiteId, itemId);
  const product = item && readProduct(item);
  if (!product || product.productType !== productTypes.digital) return undefined;
  const asset =
    product.fileId === undefined ? undefined : await findAsset(database, websiteId, product.fileId);
  return { title: item.title, asset: asset?.trashedOn ? undefined : asset };
};

const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;
const STEP = 1000;

const sizeText = (bytes: number): string => {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const amount = bytes / STEP ** power;
  return `${power === 0 ? amount : amount.toFixed(1)} ${UNITS[power]}`;
};

export const downloadPath = (itemId: string): string => `/store-preview/${itemId}/file`;

/** What a buyer gets, as the preview page prints it. */
export const describeDownload = ({ title, asset }: FoundDownload, itemId: string): DigitalProduct => ({
  title,
  file: asset
    ? {
        filename: asset.filename,
        contentType: asset.contentType,
        sizeText: sizeText(asset.bytes),
        downloadUrl: downloadPath(itemId),
      }
    : null,
});
