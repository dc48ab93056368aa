import { isRecord } from '@sitewright/domain/documents';
import { constants, createReadStream, openSync } from 'node:fs';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { readConfiguration } from '@sitewright/render/templates';
import { ImportFault } from './import-fault.ts';

export interface FolderFile {
  /** Relative to the folder, with forward slashes. */
  readonly path: string;
  /** Read lazily: a site may hold more media than fits into memory. */
  read(): Promise<Buffer>;
  stream(): Readable;
}

/** If a file becomes a symbolic link after the folder was checked, reading it fails instead of following the link. */
const PLAIN_FILE = constants.O_RDONLY | constants.O_NOFOLLOW;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * The folder, once it is known to contain only files and folders: a symbolic link in somebody else's site could
 * publish any file that the importing user can read.
 */
export const openSiteFolder = async (given: string): Promise<string> => {
  const folder = await realpath(given);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) continue;
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    const reason = entry.isSymbolicLink() ? 'is a link' : 'is neither a file nor a folder';
    throw new ImportFault(path, `${reason}. A site is made of plain files and folders.`);
  }
  return folder;
};

/** All files below a folder, ordered by name; none if it does not exist. */
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
    read: () => readFile(name, { flag: PLAIN_FILE }),
    stream: () => createReadStream(name, { fd: openSync(name, PLAIN_FILE) }),
  }));
};

/** As lenient as template tools: trailing commas are allowed. */
const parse = (text: string, name: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    const { value, fault } = readConfiguration(text);
    if (fault) throw new ImportFault(name, fault);
    return value;
  }
};

/** Undefined if the file does not exist. */
export const readJsonFile = async (folder: string, name: string): Promise<unknown> => {
  try {
    return parse(await readFile(join(folder, name), { encoding: 'utf8', flag: PLAIN_FILE }), name);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

export interface JsonFile {
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
}

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
