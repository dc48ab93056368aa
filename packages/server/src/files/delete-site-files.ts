import { fileFolder } from './file-keys.ts';
import type { FileStore } from './file-store.ts';

/** Everything that a site keeps, when the site itself is gone or never came to be. */
export const deleteSiteFiles = async (files: FileStore, siteId: string): Promise<void> => {
  for await (const { key } of files.list(fileFolder(siteId))) await files.delete(key);
};
