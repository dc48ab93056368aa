import { FileStoreFault } from '../file-store-fault.ts';

const NOT_THERE = new Set(['ENOENT', 'ENOTDIR']);
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR']);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

export const isNotThere = (error: unknown): boolean => NOT_THERE.has(codeOf(error));

/** Maps errors of the disk to `FileStoreFault`; other errors, such as those of the source stream, stay. */
export const asStoreFault = (error: unknown): unknown => {
  const code = codeOf(error);
  if (NO_ROOM.has(code)) {
    return new FileStoreFault('full', 'There is no room left for files on the disk.', { cause: error });
  }
  if (NOT_WRITABLE.has(code)) {
    return new FileStoreFault('refused', 'The folder for files cannot be written to.', { cause: error });
  }
  return error;
};
