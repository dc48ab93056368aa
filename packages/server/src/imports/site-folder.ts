import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { readConfiguration } from '@sitewright/render/templates';

export interface FolderFile {
  /** With forward slashes, from the folder down. */
  readonly path: string;
  readonly content: Buffer;
}

export const readFolder = async (folder: string): Promise<FolderFile[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    names.map(async (name) => ({
      path: relative(folder, name).split(sep).join('/'),
      content: await readFile(name),
    })),
  );
};

/** Templates and their configuration are read as leniently as template authors write them. */
export const readSiteConfiguration = async (folder: string): Promise<Readonly<Record<string, unknown>>> => {
  const { value, fault } = readConfiguration(await readFile(join(folder, 'site.json'), 'utf8'));
  if (fault) throw new Error(`site.json cannot be read: ${fault}`);
  return value;
};
