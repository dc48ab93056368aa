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
export function prepareSocketFolder(wanted: string, runAs: RunAs): string {
  if (Buffer.byteLength(socketPath(wanted)) <= longestSocketPath) return privateFolder(wanted, runAs);
  const id = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  return shortFolder(`sitewright-${id}`, runAs);
}

export function socketPath(folder: string): string {
  return join(folder, `.s.PGSQL.${socketPort}`);
}

function privateFolder(path: string, runAs: RunAs): string {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    return closeToOthers(path, runAs);
  } catch (error) {
    throw folderRefusal(path, error);
  }
}

// Anyone may write to the temporary folder: a name taken by somebody else, or a link, is not used.
function shortFolder(name: string, runAs: RunAs): string {
  const path = join(tmpdir(), name);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw folderRefusal(path, error);
    const entry = lstatSync(path);
    if (!entry.isDirectory() || entry.uid !== process.getuid?.())
      return closeToOthers(mkdtempSync(`${path}-`), runAs);
  }
  return closeToOthers(path, runAs);
}

// Given to the server's user, the folder would be open to all else that runs as that one; its group is its own.
function closeToOthers(path: string, { owner, group }: RunAs): string {
  if (isRoot()) chownSync(path, group === undefined ? owner.uid : 0, owner.gid);
  chmodSync(path, group === undefined ? 0o700 : 0o770);
  return path;
}
