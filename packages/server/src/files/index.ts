export { createFileStore, type FileStoreSettings } from './create-file-store.ts';
export { deleteSiteFiles } from './delete-site-files.ts';
export { fileFolder, fileKey } from './file-keys.ts';
export { FileStoreFault, type FileStoreFaultCode } from './file-store-fault.ts';
export type { ByteRange, FileInfo, FileStore, ListedFile, StoredFile } from './file-store.ts';
export type { S3Settings } from './s3/s3-settings.ts';
