import type { ByteRange, FileStore } from './file-store.ts';
import { isFileFolder, isFileKey } from './file-keys.ts';

const contentTypePattern = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:; ?[\w-]+=[\w."-]+)*$/;
const MAX_CONTENT_TYPE_LENGTH = 200;

const checkKey = (key: string): void => {
  if (!isFileKey(key)) throw new TypeError(`This is not a file key: ${JSON.stringify(key)}`);
};

const checkFolder = (folder: string): void => {
  if (!isFileFolder(folder)) throw new TypeError(`This is not a folder of files: ${JSON.stringify(folder)}`);
};

const checkContentType = (contentType: string): void => {
  if (contentType.length > MAX_CONTENT_TYPE_LENGTH || !contentTypePattern.test(contentType)) {
    throw new TypeError(`This is not a content type: ${JSON.stringify(contentType)}`);
  }
};

const checkRange = ({ start, end = start }: ByteRange): void => {
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || end < start) {
    throw new RangeError(`This is not a range of bytes: ${start} to ${end}`);
  }
};

/** Rejects invalid keys before any store sees them: path traversal would expose files of other sites. */
export const withCheckedKeys = (store: FileStore): FileStore => ({
  put: async (key, body, options) => {
    checkKey(key);
    checkContentType(options.contentType);
    return store.put(key, body, options);
  },
  get: async (key, options) => {
    checkKey(key);
    if (options?.range) checkRange(options.range);
    return store.get(key, options);
  },
  head: async (key) => {
    checkKey(key);
    return store.head(key);
  },
  delete: async (key) => {
    checkKey(key);
    return store.delete(key);
  },
  list: async function* list(folder) {
    checkFolder(folder);
    yield* store.list(folder);
  },
});
