import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { processStart } from '../folder/process-identity.ts';
import { clusterMark } from './server-settings.ts';

const patienceMs = 5_000;

/** The live processes (no zombies) that work in the cluster folder. */
export function clusterProcesses(cluster: string): number[] {
  const mark = clusterMark(cluster);
  if (process.platform !== 'linux') return markedProcesses(mark, processTable());
  const folder = statSync(cluster);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => worksIn(pid, folder) || isMarked(pid, mark));
}

/** Reads `ps` output of the form "pid state command". */
export function markedProcesses(mark: string, table: string): number[] {
  return table
    .split('\n')
    .map((line) => line.match(/^\s*(\d+)\s+(\S+)\s+(.*)$/))
    .flatMap((row) => (row && !row[2]?.startsWith('Z') && row[3]?.includes(mark) ? [Number(row[1])] : []));
}

/**
 * Waits for processes that a killed server left behind. Idle ones exit immediately; one that runs a statement would
 * finish it first and prevent the next server from starting, so it is terminated.
 */
export async function waitForOrphans(cluster: string): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (let orphans = clusterProcesses(cluster); orphans.length > 0; orphans = clusterProcesses(cluster)) {
    if (Date.now() > deadline) for (const pid of orphans) dismiss(pid);
    await pause(20);
  }
}

function worksIn(pid: number, folder: { dev: number; ino: number }): boolean {
  try {
    const { dev, ino } = statSync(`/proc/${pid}/cwd`);
    return dev === folder.dev && ino === folder.ino;
  } catch {
    return false;
  }
}

// Root without the right to trace (the usual container) cannot see another user's working directory.
function isMarked(pid: number, mark: string): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return /(^|\/)postgres\b/.test(command) && command.includes(mark) && processStart(pid) !== undefined;
  } catch {
    return false;
  }
}

function processTable(): string {
  return execFileSync('ps', ['-axo', 'pid=,stat=,command='], { encoding: 'utf8' });
}

function dismiss(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch {
    // It has exited already.
  }
}
