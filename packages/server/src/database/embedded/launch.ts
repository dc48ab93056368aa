import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { DatabaseStartError } from '../faults/database-start-error.ts';
import { closeDataFolder, type DataFolder } from '../folder/data-folder.ts';
import { completePrograms, copyPrograms, findNativeFolder } from './native-programs.ts';
import { findRunningPostmaster } from './postmaster-record.ts';
import { isReachableBy, isRoot, possibleWays, type RunAs } from './run-as.ts';

/** The programs to run and as whom. */
export interface Launch {
  programs: string;
  runAs: RunAs;
}

export function prepareLaunch(folder: DataFolder): Launch {
  const native = completePrograms(findNativeFolder(), folder.programs);
  const isRunning = findRunningPostmaster(folder.cluster) !== undefined;
  for (const runAs of possibleWays(folder.cluster, { isRunning })) {
    closeDataFolder(folder.root, runAs.group);
    if (!getsTo(folder, runAs)) continue;
    const launch = { programs: readablePrograms(native, runAs, folder), runAs };
    if (works(launch)) return launch;
  }
  throw runRefusal(folder.cluster);
}

/** Where the data folder holds other things too, it stays as it is. */
function getsTo({ root }: DataFolder, { kind, owner }: RunAs): boolean {
  return kind !== 'other-user' || isReachableBy(owner, root);
}

function readablePrograms(native: string, runAs: RunAs, folder: DataFolder): string {
  const isReadable = runAs.kind !== 'other-user' || isReachableBy(runAs.owner, join(native, 'bin'));
  return isReadable ? native : copyPrograms(native, folder.programs);
}

function works({ programs, runAs }: Launch): boolean {
  const [command = '', ...rest] = [...runAs.wrapper, join(programs, 'bin', 'postgres'), '--version'];
  return spawnSync(command, rest, { ...runAs.spawn, cwd: '/', stdio: 'ignore' }).status === 0;
}

function runRefusal(cluster: string): DatabaseStartError {
  if (!isRoot()) {
    return new DatabaseStartError(
      'no-programs',
      'The PostgreSQL programs that came with Sitewright do not run on this system (they need glibc). ' +
        'Install PostgreSQL 15 or newer and set DATABASE_URL.',
    );
  }
  return new DatabaseStartError(
    'root-not-possible',
    `PostgreSQL does not run as root, and here it cannot be given another user: what is above ${dirname(cluster)} is ` +
      'closed to other users and user namespaces are switched off. Start Sitewright as a normal user, or set SITEWRIGHT_DATA to ' +
      'a folder that others may enter (for example /var/lib/sitewright), or set DATABASE_URL.',
  );
}
