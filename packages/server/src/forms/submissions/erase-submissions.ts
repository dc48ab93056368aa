import type { Queryable } from '../../database/index.ts';
import type { FileStore } from '../../files/index.ts';
import { uploadKey } from '../uploads/receive-upload.ts';
import { deleteUploadsOf } from '../uploads/uploads-store.ts';
import { deleteSubmissions, type ErasedSubmissions } from './submissions-store.ts';

interface Stores {
  readonly database: Queryable;
  readonly files: FileStore;
}

/** Deletes submissions and the files that were sent with them. Returns how many there were. */
export const eraseSubmissions = async (
  { database, files }: Stores,
  websiteId: string,
  erased: ErasedSubmissions,
): Promise<number> => {
  const deleted = await deleteSubmissions(database, websiteId, erased);
  for (const id of await deleteUploadsOf(database, websiteId, deleted))
    await files.delete(uploadKey(websiteId, id));
  return deleted.length;
};
