import type { AssetContent } from '@sitewright/domain/media';
import { fileFolder, fileKey, type FileStore } from '../files/index.ts';

/** Which bytes of a site are meant. */
export interface ContentPlace {
  readonly websiteId: string;
  readonly assetId: string;
  readonly contentId: string;
}

export const contentKey = ({ websiteId, assetId, contentId }: ContentPlace, name: string): string =>
  fileKey(websiteId, 'media', assetId, contentId, name);

export const originalName = ({ extension }: Pick<AssetContent, 'extension'>): string =>
  `original.${extension}`;

const removeFolder = async (files: FileStore, folder: string): Promise<void> => {
  for await (const { key } of files.list(folder)) await files.delete(key);
};

/** The original and all that was made of it. */
export const removeContent = (files: FileStore, place: ContentPlace): Promise<void> =>
  removeFolder(files, fileFolder(place.websiteId, 'media', place.assetId, place.contentId));

export const removeAllContent = (files: FileStore, websiteId: string, assetId: string): Promise<void> =>
  removeFolder(files, fileFolder(websiteId, 'media', assetId));
