import type { AssetContent } from '@sitewright/domain/media';
import { fileFolder, fileKey, type FileStore } from '../files/index.ts';

/** Where the content of an asset is stored. */
export interface ContentLocation {
  readonly websiteId: string;
  readonly assetId: string;
  readonly contentId: string;
}

export const contentKey = ({ websiteId, assetId, contentId }: ContentLocation, name: string): string =>
  fileKey(websiteId, 'media', assetId, contentId, name);

export const originalName = ({ extension }: Pick<AssetContent, 'extension'>): string =>
  `original.${extension}`;

const removeFolder = async (files: FileStore, folder: string): Promise<void> => {
  for await (const { key } of files.list(folder)) await files.delete(key);
};

/** Deletes the original and its variants. */
export const removeContent = (files: FileStore, place: ContentLocation): Promise<void> =>
  removeFolder(files, fileFolder(place.websiteId, 'media', place.assetId, place.contentId));

export const removeAllContent = (files: FileStore, websiteId: string, assetId: string): Promise<void> =>
  removeFolder(files, fileFolder(websiteId, 'media', assetId));
