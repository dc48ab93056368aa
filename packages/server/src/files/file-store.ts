import type { Readable } from 'node:stream';

export interface FileInfo {
  /** Bytes of the whole file, also where only a range of it is read. */
  readonly size: number;
  readonly contentType: string;
  /** Changes whenever the content does; without quotes. */
  readonly etag: string;
}

export interface StoredFile extends FileInfo {
  /** The content or the range asked for. Read it to the end or destroy it: it holds a file or a connection. */
  readonly stream: Readable;
}

/** Both ends belong to it. What lies beyond the end of the file is left out, so the answer may be empty. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

export interface ListedFile {
  readonly key: string;
  readonly size: number;
}

/** Where uploaded and made files live. Keys come from `fileKey`. */
export interface FileStore {
  /** Writes or replaces a file as a whole: readers see the old content or the new, never a part. */
  put(key: string, body: Readable | Uint8Array, options: { readonly contentType: string }): Promise<FileInfo>;
  get(key: string, options?: { readonly range?: ByteRange }): Promise<StoredFile | undefined>;
  head(key: string): Promise<FileInfo | undefined>;
  /** Also succeeds when there is no such file. */
  delete(key: string): Promise<void>;
  /** All files below a folder (`fileFolder`), in the order of their keys. */
  list(folder: string): AsyncIterable<ListedFile>;
}
