import { fileFolder } from './file-keys.ts';
import type { FileStore } from './file-store.ts';

/** Deletes all files of a site that was removed or whose creation failed. */
export const deleteSiteFiles = async (files: FileStore, siteId: string): Promise<void> => {
  for await (const { key } of files.list(fileFolder(siteId))) await files.delete(key);
};
