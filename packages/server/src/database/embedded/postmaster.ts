import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseStartError } from '../faults/database-start-error.ts';
import { folderRefusal } from '../folder/data-folder.ts';
import { isDiskFull } from '../faults/database-faults.ts';
import { processStart } from '../folder/process-identity.ts';
import { waitForOrphans } from './cluster-processes.ts';
import type { Launch } from './launch.ts';
import {
  findRunningPostmaster,
  lastCommandLine,
  readPostmasterRecord,
  removeStaleLocks,
} from './postmaster-record.ts';
import { programEnvironment } from './program-environment.ts';
import { serverArguments, type ServerSettings } from './server-settings.ts';

/** How to start the server of a cluster folder. */
export interface PostmasterPlan {
  launch: Launch;
  cluster: string;
  socketFolder: string;
  logFile: string;
  settings: ServerSettings;
}

/** A running server, started or adopted by this process. */
export interface Postmaster {
  pid: number;
  isAdopted: boolean;
  /** Resolves when the process has exited. */
  gone: Promise<void>;
  isGone(): boolean;
  stop(): Promise<void>;
}

const pollMs = 5;
const adoptedPollMs = 250;
const stopPatienceMs = 30_000;
const largestLog = 10 * 1024 * 1024;

/** Adopts the server that is still running on the folder, or starts one. */
export async function startPostmaster(plan: PostmasterPlan): Promise<Postmaster> {
  const running = findRunningPostmaster(plan.cluster);
  if (running) {
    const postmaster = adopt(running.pid);
    if (isAsPlanned(plan)) {
      if (await isReady(plan.cluster, postmaster)) return postmaster;
    } else {
      await postmaster.stop();
    }
  }
  await waitForOrphans(plan.cluster);
  removeStaleLocks(plan.cluster, plan.socketFolder);
  return spawnPostmaster(plan);
}

function commandLine({ launch, cluster, socketFolder, settings }: PostmasterPlan): [string, ...string[]] {
  return [
    join(launch.programs, 'bin', 'postgres'),
    ...serverArguments(cluster, { ...settings, unix_socket_directories: socketFolder }),
  ];
}

// A server that another version of the program started has other settings.
function isAsPlanned(plan: PostmasterPlan): boolean {
  const [program, ...rest] = commandLine(plan);
  return lastCommandLine(plan.cluster) === [program, ...rest.map((argument) => `"${argument}"`)].join(' ');
}

async function spawnPostmaster(plan: PostmasterPlan): Promise<Postmaster> {
  const log = openLog(plan.logFile);
  const [command = '', ...rest] = [...plan.launch.runAs.wrapper, ...commandLine(plan)];
  // In a group of its own: Ctrl-C in the terminal must reach the program, which stops the server when it is done.
  const child = spawn(command, rest, {
    ...plan.launch.runAs.spawn,
    cwd: '/',
    env: programEnvironment(),
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
  });
  closeSync(log.descriptor);
  const gone = exitOf(child);
  if (child.pid === undefined) throw startRefusal(plan, 'the program could not be run');
  const postmaster = postmasterOf(child.pid, gone, { isAdopted: false });
  if (await isReady(plan.cluster, postmaster)) return postmaster;
  throw startRefusal(plan, lastComplaint(plan.logFile, log.start));
}

function exitOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve());
  });
}

function adopt(pid: number): Postmaster {
  return postmasterOf(pid, endOf(pid), { isAdopted: true });
}

function postmasterOf(pid: number, gone: Promise<void>, { isAdopted }: { isAdopted: boolean }): Postmaster {
  let hasEnded = false;
  void gone.then(() => (hasEnded = true));
  const postmaster = { pid, isAdopted, gone, isGone: () => hasEnded };
  return { ...postmaster, stop: () => stop(postmaster) };
}

// Not a child process, so there is no exit event.
function endOf(pid: number): Promise<void> {
  const start = processStart(pid);
  return new Promise((resolve) => {
    const look = setInterval(() => {
      if (start !== undefined && processStart(pid) === start) return;
      clearInterval(look);
      resolve();
    }, adoptedPollMs);
    look.unref();
  });
}

/** Waits out recovery, however long it takes, as long as the server lives. */
async function isReady(cluster: string, postmaster: Postmaster): Promise<boolean> {
  while (!postmaster.isGone()) {
    const record = readPostmasterRecord(cluster);
    if (record?.pid === postmaster.pid && record.status === 'ready') return true;
    await pause(pollMs);
  }
  return false;
}

/** Fast shutdown; a server that does not finish in time is killed and recovers at the next start. */
async function stop({ pid, gone, isGone }: Omit<Postmaster, 'stop'>): Promise<void> {
  if (isGone()) return;
  signal(pid, 'SIGINT');
  const late = setTimeout(() => signal(pid, 'SIGQUIT'), stopPatienceMs);
  await gone;
  clearTimeout(late);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has exited already.
  }
}

function openLog(file: string): { descriptor: number; start: number } {
  try {
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (size > largestLog) renameSync(file, `${file}.1`);
    return { descriptor: openSync(file, 'a', 0o600), start: size > largestLog ? 0 : size };
  } catch (error) {
    throw folderRefusal(file, error);
  }
}

function lastComplaint(logFile: string, start: number): string {
  const said = readFileSync(logFile).subarray(start).toString('utf8');
  const complaints = said
    .split('\n')
    .filter((line) => /\b(FATAL|PANIC|HINT|error while loading)\b/.test(line));
  return complaints.slice(-2).join(' ') || said.trim().split('\n').at(-1) || 'it gave no reason';
}

function startRefusal({ cluster, logFile }: PostmasterPlan, reason: string): DatabaseStartError {
  const cause = new Error(reason);
  return isDiskFull(cause)
    ? new DatabaseStartError(
        'disk-full',
        `The database cannot start: the disk that holds ${cluster} is full.`,
        {
          cause,
        },
      )
    : new DatabaseStartError('start-failed', `The database cannot start: ${reason} (see ${logFile}).`, {
        cause,
      });
}
