import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseStartError } from '../faults/database-start-error.ts';
import { isDiskFull } from '../faults/database-faults.ts';

/** The paths of the embedded database in the data folder. */
export interface DataFolder {
  root: string;
  /** The cluster in use. */
  cluster: string;
  /** A cluster that is being initialized; renamed to `cluster` when complete. */
  unfinishedCluster: string;
  /** A cluster that is being restored from the backup of an older one. */
  carriedCluster: string;
  holder: string;
  /** The file with the database password. */
  password: string;
  log: string;
  programs: string;
  socket: string;
  backups: string;
}

export function dataFolderAt(path: string): DataFolder {
  const root = writableFolder(resolve(path));
  return {
    root,
    cluster: join(root, 'postgres'),
    unfinishedCluster: join(root, 'postgres.unfinished'),
    carriedCluster: join(root, 'postgres.carried'),
    holder: join(root, 'holder.json'),
    password: join(root, 'database-password'),
    log: join(root, 'postgres.log'),
    programs: join(root, 'postgres-programs'),
    socket: join(root, 'socket'),
    backups: join(root, 'backups'),
  };
}

function writableFolder(path: string): string {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(path);
  } catch (error) {
    throw folderRefusal(path, error);
  }
}

const ownNames =
  /^(?:postgres(?:\.unfinished|\.carried|-\d+|-programs|\.log(?:\.1)?)?|holder\.json(?:\..*)?|socket|backups|files|database-password(?:\.unfinished)?|lost\+found|\.DS_Store)$/;

/** Whether the folder holds nothing but our data, unlike a home folder or `/tmp`. */
function isOurs(root: string): boolean {
  const { uid, mode } = statSync(root);
  const isSticky = (mode & 0o1000) !== 0;
  return !isSticky && uid === process.getuid?.() && readdirSync(root).every((name) => ownNames.test(name));
}

/**
 * Removes access for other users, also from folders of earlier versions. A group may traverse it: started by root, the
 * database runs as another user.
 */
export function closeDataFolder(root: string, group?: number): void {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const name of ['files', 'backups', 'database-password']) closeEntry(join(root, name));
  if (!isOurs(root)) return;
  if (group !== undefined) chownSync(root, process.getuid?.() ?? 0, group);
  chmodSync(root, group === undefined ? 0o700 : 0o710);
}

function closeEntry(path: string): void {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (entry?.uid === process.getuid?.() && entry && (entry.mode & 0o077) !== 0)
    chmodSync(path, entry.mode & 0o700);
}

/** The message for a path of the data folder that cannot be written. */
export function folderRefusal(path: string, error: unknown): DatabaseStartError {
  if (isDiskFull(error)) {
    return new DatabaseStartError(
      'disk-full',
      `The disk that holds ${path} is full. Free some space there and start again.`,
      { cause: error },
    );
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new DatabaseStartError(
    'data-folder-not-writable',
    `The data folder cannot be used: ${path}${ownerNote(path)} is not writable for this user (${reason}). ` +
      'Give it to the user who starts Sitewright, or set SITEWRIGHT_DATA to another folder.',
    { cause: error },
  );
}

function ownerNote(path: string): string {
  try {
    return ` (it belongs to user ${statSync(path).uid})`;
  } catch {
    return '';
  }
}
