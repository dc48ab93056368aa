import { open, readFile, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ByteRange, FileInfo, FileStore, StoredFile } from '../file-store.ts';
import { asStoreFault, isNotThere } from './file-errors.ts';
import { createIncomingFolder } from './incoming-folder.ts';
import { listFolder } from './list-folder.ts';
import { discardStaged, publishStaged, writeStaged } from './staged-file.ts';

// No key can contain these characters, so neither conflicts with a file.
const INCOMING = '.incoming';
const TYPE_SUFFIX = '~type';
const UNKNOWN_TYPE = 'application/octet-stream';

const orNothing = async <Value>(reading: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await reading;
  } catch (error) {
    if (isNotThere(error)) return undefined;
    throw error;
  }
};

const readableOf = (body: Readable | Uint8Array): Readable =>
  body instanceof Readable ? body : Readable.from([body], { objectMode: false });

interface Stats {
  readonly size: bigint;
  readonly mtimeNs: bigint;
  readonly ino: bigint;
}

const readInfo = async (path: string, stats: Stats): Promise<FileInfo> => ({
  size: Number(stats.size),
  contentType: (await orNothing(readFile(path + TYPE_SUFFIX, 'utf8'))) ?? UNKNOWN_TYPE,
  // Timestamps of file systems are coarse: files that are replaced within one tick differ by their inode.
  etag: [stats.mtimeNs, stats.size, stats.ino].map((part) => part.toString(16)).join('-'),
});

const streamOf = async (handle: FileHandle, size: number, range?: ByteRange): Promise<Readable> => {
  const start = range?.start ?? 0;
  const end = Math.min(range?.end ?? size, size - 1);
  if (start <= end) return handle.createReadStream({ start, end });
  await handle.close();
  return Readable.from([]);
};

/** Files as files: `<root>/<key>`, with the content type in a small file beside each. */
export const createFolderFileStore = (root: string): FileStore => {
  const incoming = createIncomingFolder(join(root, INCOMING));

  const head = async (key: string): Promise<FileInfo | undefined> => {
    const stats = await orNothing(stat(join(root, key), { bigint: true }));
    return stats && readInfo(join(root, key), stats);
  };

  const write = async (path: string, body: Readable, contentType: string): Promise<void> => {
    const content = { temporary: await incoming.newPath(), path };
    const type = { temporary: await incoming.newPath(), path: path + TYPE_SUFFIX };
    try {
      await writeStaged(content, body);
      await writeStaged(type, Readable.from([contentType]));
      // The content is published last: a file never exists without its type.
      await publishStaged([type, content]);
    } catch (error) {
      await discardStaged([content, type]);
      throw error;
    }
  };

  const put: FileStore['put'] = async (key, body, { contentType }) => {
    const path = join(root, key);
    try {
      await write(path, readableOf(body), contentType);
    } catch (error) {
      throw asStoreFault(error);
    }
    return readInfo(path, await stat(path, { bigint: true }));
  };

  const get: FileStore['get'] = async (key, options): Promise<StoredFile | undefined> => {
    const handle = await orNothing(open(join(root, key), 'r'));
    if (!handle) return undefined;
    try {
      const info = await readInfo(join(root, key), await handle.stat({ bigint: true }));
      return { ...info, stream: await streamOf(handle, info.size, options?.range) };
    } catch (error) {
      await handle.close();
      throw error;
    }
  };

  const remove = async (key: string): Promise<void> => {
    await rm(join(root, key), { force: true });
    await rm(join(root, key) + TYPE_SUFFIX, { force: true });
  };

  return { put, get, head, delete: remove, list: (folder) => listFolder(root, folder) };
};
