import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * A file that is written and flushed under a temporary path on the same disk, then renamed. So its final path never has
 * partial content, neither when the disk is full nor after a power failure.
 */
export interface StagedFile {
  readonly temporary: string;
  readonly path: string;
}

export const writeStaged = ({ temporary }: StagedFile, body: Readable): Promise<void> =>
  pipeline(body, createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }));

/** Renames files of one folder to their final names, in the given order. */
export const publishStaged = async (files: readonly [StagedFile, ...StagedFile[]]): Promise<void> => {
  const folder = dirname(files[0].path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { temporary, path } of files) await rename(temporary, path);
  await syncFolder(folder);
};

export const discardStaged = async (files: readonly StagedFile[]): Promise<void> => {
  for (const { temporary } of files) await rm(temporary, { force: true });
};

/** Flushes the directory entries. Windows cannot open a folder for that. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
