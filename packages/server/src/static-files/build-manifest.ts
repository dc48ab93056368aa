import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Empty before the first build. */
const readManifest = async (folder: string): Promise<Manifest> => {
  try {
    return JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  } catch {
    return {};
  }
};

/** The hashed name of a build's entry file; undefined before the first build. */
export const findEntryFile = async (folder: string): Promise<string | undefined> =>
  Object.values(await readManifest(folder)).find(({ isEntry }) => isEntry)?.file;

/** All files that a browser needs before a source of the build can run. */
export const findChunkFiles = async (folder: string, source: string): Promise<readonly string[]> => {
  const manifest = await readManifest(folder);
  const sources = new Set([source]);
  // Sources added during the loop are visited too.
  for (const each of sources) for (const needed of manifest[each]?.imports ?? []) sources.add(needed);
  const entries = [...sources].flatMap((each) => manifest[each] ?? []);
  return [...new Set(entries.flatMap(({ file, css = [] }) => [file, ...css]))];
};
