import { accessSync, chmodSync, constants, mkdirSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseRefusal } from '../faults/database-refusal.ts';
import { isDiskFull } from '../faults/database-faults.ts';

/** Where everything of the embedded database lies under the data folder. */
export interface DataFolder {
  root: string;
  /** The cluster in use. */
  cluster: string;
  /** A cluster being made; renamed to `cluster` when it is whole. */
  unfinishedCluster: string;
  /** A cluster being filled from the backup of an older one. */
  carriedCluster: string;
  holder: string;
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
    log: join(root, 'postgres.log'),
    programs: join(root, 'postgres-programs'),
    socket: join(root, 'socket'),
    backups: join(root, 'backups'),
  };
}

function writableFolder(path: string): string {
  try {
    // Others may pass through but not look around: started as root, the database runs as another user.
    if (mkdirSync(path, { recursive: true })) chmodSync(path, 0o711);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(path);
  } catch (error) {
    throw folderRefusal(path, error);
  }
}

/** A sentence for a folder or file of the data folder that cannot be written. */
export function folderRefusal(path: string, error: unknown): DatabaseRefusal {
  if (isDiskFull(error)) {
    return new DatabaseRefusal(
      'disk-full',
      `The disk that holds ${path} is full. Free some space there and start again.`,
      { cause: error },
    );
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new DatabaseRefusal(
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
