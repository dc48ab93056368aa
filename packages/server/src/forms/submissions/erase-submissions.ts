import type { Queryable } from '../../database/index.ts';
import type { FileStore } from '../../files/index.ts';
import { uploadKey } from '../uploads/receive-upload.ts';
import { deleteUploadsOf } from '../uploads/uploads-store.ts';
import { deleteSubmissions, type ErasedSubmissions } from './submissions-store.ts';

interface Stores {
  readonly database: Queryable;
  readonly files: FileStore;
}

interface Erased {
  readonly count: number;
  /** Once the rows are gone for good: a file that was deleted cannot come back with them. */
  deleteFiles(): Promise<void>;
}

/** Deletes submissions, and afterwards the files that were sent with them. */
export const eraseSubmissions = async (
  { database, files }: Stores,
  websiteId: string,
  erased: ErasedSubmissions,
): Promise<Erased> => {
  const deleted = await deleteSubmissions(database, websiteId, erased);
  const uploads = await deleteUploadsOf(database, websiteId, deleted);
  return {
    count: deleted.length,
    async deleteFiles() {
      for (const id of uploads) await files.delete(uploadKey(websiteId, id));
    },
  };
};
