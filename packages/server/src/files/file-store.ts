import type { Readable } from 'node:stream';

export interface FileInfo {
  /** Bytes of the whole file, also where only a range of it is read. */
  readonly size: number;
  readonly contentType: string;
  /** Changes whenever the content does; without quotes. */
  readonly etag: string;
}

export interface StoredFile extends FileInfo {
  /** The content or the requested range. Read it to the end or destroy it: it holds a file handle or a connection. */
  readonly stream: Readable;
}

/** Both ends inclusive. Beyond the end of the file it is truncated, so the result may be empty. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

export interface ListedFile {
  readonly key: string;
  readonly size: number;
}

/** Stores uploaded and generated files. Keys come from `fileKey`. */
export interface FileStore {
  /** Writes or replaces a file as a whole: readers see the old content or the new, never a part. */
  put(key: string, body: Readable | Uint8Array, options: { readonly contentType: string }): Promise<FileInfo>;
  get(key: string, options?: { readonly range?: ByteRange }): Promise<StoredFile | undefined>;
  head(key: string): Promise<FileInfo | undefined>;
  /** Succeeds also where the file does not exist. */
  delete(key: string): Promise<void>;
  /** All files below a folder (`fileFolder`), in the order of their keys. */
  list(folder: string): AsyncIterable<ListedFile>;
}
