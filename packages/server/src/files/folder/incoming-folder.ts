import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../../ids/index.ts';

const LEFT_OVER_AFTER = 86_400_000;

/** Where files are written before they are renamed. The next start deletes old ones that a crash left behind. */
export interface IncomingFolder {
  newPath(): Promise<string>;
}

export const createIncomingFolder = (folder: string): IncomingFolder => {
  let prepared: Promise<void> | undefined;

  const prepare = async (): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(folder)) await removeIfOld(join(folder, name));
  };

  const newPath = async (): Promise<string> => {
    prepared ??= prepare();
    try {
      await prepared;
    } catch (error) {
      prepared = undefined;
      throw error;
    }
    return join(folder, newId());
  };

  return { newPath };
};

/** Only old ones: another process may still be writing the others. */
const removeIfOld = async (path: string): Promise<void> => {
  const info = await stat(path).catch(() => undefined);
  if (info && Date.now() - info.mtimeMs > LEFT_OVER_AFTER) await rm(path, { force: true });
};
