import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean;
}

/** The hashed name of a build's entry file; nothing while it was not built. */
export const findEntryFile = async (folder: string): Promise<string | undefined> => {
  try {
    const text = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8');
    const entries = Object.values(JSON.parse(text) as Record<string, ManifestEntry>);
    return entries.find(({ isEntry }) => isEntry)?.file;
  } catch {
    return undefined;
  }
};
