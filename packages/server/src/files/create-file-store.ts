import { withCheckedKeys } from './checked-file-store.ts';
import type { FileStore } from './file-store.ts';
import { createFolderFileStore } from './folder/folder-file-store.ts';
import { createS3FileStore } from './s3/s3-file-store.ts';
import type { S3Settings } from './s3/s3-settings.ts';

export type FileStoreSettings =
  { readonly kind: 'folder'; readonly folder: string } | ({ readonly kind: 's3' } & S3Settings);

export const createFileStore = (settings: FileStoreSettings): FileStore =>
  withCheckedKeys(
    settings.kind === 'folder' ? createFolderFileStore(settings.folder) : createS3FileStore(settings),
  );
