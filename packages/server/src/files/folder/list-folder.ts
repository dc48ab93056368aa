import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileKey } from '../file-keys.ts';
import type { ListedFile } from '../file-store.ts';
import { isNotThere } from './file-errors.ts';

const unlessGone = async <Value>(reading: Promise<Value>, fallback: Value): Promise<Value> => {
  try {
    return await reading;
  } catch (error) {
    if (isNotThere(error)) return fallback;
    throw error;
  }
};

/** Walks a folder in the order of the keys; files that are deleted meanwhile are left out. */
export const listFolder = async function* listFolder(
  root: string,
  folder: string,
): AsyncGenerator<ListedFile> {
  const entries = await unlessGone(readdir(join(root, folder), { withFileTypes: true }), []);
  // With its slash a folder sorts where its keys do: "a-b/x.txt" comes before "a.txt".
  const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  for (const name of names.sort()) {
    const key = folder + name;
    if (name.endsWith('/')) yield* listFolder(root, key);
    else if (isFileKey(key)) {
      const info = await unlessGone(stat(join(root, key)), undefined);
      if (info) yield { key, size: info.size };
    }
  }
};
