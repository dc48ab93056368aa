import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { readConfiguration } from '@sitewright/render/templates';
import { ImportFault } from './import-fault.ts';

export interface FolderFile {
  /** With forward slashes, from the folder down. */
  readonly path: string;
  /** Read when it is needed: a site may hold more pictures than fit into memory. */
  read(): Promise<Buffer>;
  stream(): Readable;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** All files below a folder, in the order of their names; none when there is no such folder. */
export const listFolder = async (folder: string): Promise<FolderFile[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return names.map((name) => ({
    path: relative(folder, name).split(sep).join('/'),
    read: () => readFile(name),
    stream: () => createReadStream(name),
  }));
};

/** Template authors write JSON with commas at the end: it is read as leniently here. */
const parse = (text: string, name: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    const { value, fault } = readConfiguration(text);
    if (fault) throw new ImportFault(name, fault);
    return value;
  }
};

/** Nothing when there is no such file. */
export const readJsonFile = async (folder: string, name: string): Promise<unknown> => {
  try {
    return parse(await readFile(join(folder, name), 'utf8'), name);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

export interface JsonFile {
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readJsonFolder = async (folder: string, name: string): Promise<JsonFile[]> => {
  const files = await listFolder(join(folder, name));
  return Promise.all(
    files
      .filter(({ path }) => path.endsWith('.json'))
      .map(async ({ path, read }) => {
        const value = parse((await read()).toString('utf8'), `${name}/${path}`);
        if (!isRecord(value)) throw new ImportFault(`${name}/${path}`, 'must hold one JSON object.');
        return { name: `${name}/${path}`, value };
      }),
  );
};
