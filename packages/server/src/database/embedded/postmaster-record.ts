import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clusterProcesses } from './cluster-processes.ts';
import { socketPath } from './socket-folder.ts';

/** What a running server writes about itself into its cluster folder. */
export interface PostmasterRecord {
  pid: number;
  port: number;
  socketFolder: string;
  status: string;
}

export function readPostmasterRecord(cluster: string): PostmasterRecord | undefined {
  const lines = readText(join(cluster, 'postmaster.pid'))?.split('\n');
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), socketFolder: lines[4] ?? '', status: lines[7]?.trim() ?? '' };
}

/** The record of a server that is really there: a killed one leaves its record behind. */
export function findRunningPostmaster(cluster: string): PostmasterRecord | undefined {
  const record = readPostmasterRecord(cluster);
  return record && clusterProcesses(cluster).includes(record.pid) ? record : undefined;
}

/** The command line of the last server started on the folder, as PostgreSQL wrote it down. */
export function lastCommandLine(cluster: string): string | undefined {
  return readText(join(cluster, 'postmaster.opts'))?.trim();
}

/** Only to be called when no process works in the cluster folder. */
export function removeStaleLocks(cluster: string, socketFolder: string): void {
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  rmSync(socketPath(socketFolder), { force: true });
  rmSync(`${socketPath(socketFolder)}.lock`, { force: true });
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
