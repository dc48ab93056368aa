import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseStartError } from '../faults/database-start-error.ts';
import { folderRefusal } from '../folder/data-folder.ts';
import { isDiskFull } from '../faults/database-faults.ts';
import { programEnvironment } from './program-environment.ts';
import { giveTo, type RunAs } from './run-as.ts';

export const superuser = 'sitewright';

const initdbOptions = [
  `--username=${superuser}`,
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  // Who may connect is written down before the server starts: see cluster-access.ts.
  '--auth-local=reject',
  '--auth-host=reject',
  '--no-instructions',
];

/** Identity and last state of the cluster in a folder. */
export interface ClusterIdentity {
  systemIdentifier: string;
  stoppedCleanly: boolean;
  /** The next transaction id: equal ids mean that nothing was written in between. */
  nextTransaction: string;
}

/** The PostgreSQL major version of the folder; undefined where there is no cluster. */
export function clusterMajor(cluster: string): number | undefined {
  const version = join(cluster, 'PG_VERSION');
  return existsSync(version) ? Number.parseInt(readFileSync(version, 'utf8'), 10) : undefined;
}

/** Initializes a cluster under a temporary name and renames it when complete: an interrupted start leaves no partial one. */
export async function initialiseCluster(
  cluster: string,
  unfinished: string,
  { programs, runAs }: { programs: string; runAs: RunAs },
): Promise<void> {
  try {
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { mode: 0o700 });
    chmodSync(unfinished, 0o700);
  } catch (error) {
    throw folderRefusal(unfinished, error);
  }
  giveTo(unfinished, runAs.owner);
  await runInitdb([join(programs, 'bin', 'initdb'), '-D', unfinished, ...initdbOptions], runAs);
  renameSync(unfinished, cluster);
}

/** Reads the control file, whose first fields have the same offsets since PostgreSQL 12. */
export function readClusterIdentity(cluster: string): ClusterIdentity {
  const control = readFileSync(join(cluster, 'global', 'pg_control'));
  const shutDown = 1;
  return {
    systemIdentifier: control.readBigUInt64LE(0).toString(),
    stoppedCleanly: control.readUInt32LE(16) === shutDown,
    nextTransaction: control.readBigUInt64LE(64).toString(),
  };
}

async function runInitdb(commandLine: string[], runAs: RunAs): Promise<void> {
  const [command = '', ...rest] = [...runAs.wrapper, ...commandLine];
  const child = spawn(command, rest, {
    ...runAs.spawn,
    cwd: '/',
    env: programEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (status !== 0) throw initialiseRefusal(said.trim());
}

function initialiseRefusal(said: string): DatabaseStartError {
  const cause = new Error(said);
  return isDiskFull(cause)
    ? new DatabaseStartError(
        'disk-full',
        'The database could not be made: the disk that holds the data folder is full.',
        {
          cause,
        },
      )
    : new DatabaseStartError('initialise-failed', `The database could not be made: ${said}`, { cause });
}
