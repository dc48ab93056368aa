import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderRefusal } from '../folder/data-folder.ts';
import { errorCode } from '../faults/error-chain.ts';
import { isRoot, type RunAs } from './run-as.ts';

export const socketPort = 5432;
// The address of a unix socket is a fixed field in the kernel; one byte ends it.
const longestSocketPath = process.platform === 'darwin' ? 103 : 107;

/** A folder for the socket that only the server's user and we may enter; a short one elsewhere for long paths. */
export function prepareSocketFolder(wanted: string, owner: RunAs['owner']): string {
  if (Buffer.byteLength(socketPath(wanted)) <= longestSocketPath) return privateFolder(wanted, owner);
  const id = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  return shortFolder(`sitewright-${id}`, owner);
}

export function socketPath(folder: string): string {
  return join(folder, `.s.PGSQL.${socketPort}`);
}

function privateFolder(path: string, owner: RunAs['owner']): string {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    closeToOthers(path, owner);
    return path;
  } catch (error) {
    throw folderRefusal(path, error);
  }
}

// Anyone may write to the temporary folder: a name taken by somebody else, or a link, is not used.
function shortFolder(name: string, owner: RunAs['owner']): string {
  const path = join(tmpdir(), name);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw folderRefusal(path, error);
    const { uid } = lstatSync(path);
    if (!lstatSync(path).isDirectory() || (uid !== owner.uid && uid !== process.getuid?.())) {
      return closeToOthers(mkdtempSync(`${path}-`), owner);
    }
  }
  return closeToOthers(path, owner);
}

function closeToOthers(path: string, { uid, gid }: RunAs['owner']): string {
  chmodSync(path, 0o700);
  if (isRoot()) chownSync(path, uid, gid);
  return path;
}
