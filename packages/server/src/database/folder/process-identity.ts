import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Machine and process namespace: containers on one machine have separate pids. */
export function processPlace(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/**
 * The start time of the process in kernel ticks, which detects a reused pid. Undefined for a process that does not exist
 * or is a zombie; 'unknown' where the system does not provide it.
 */
export function processStart(pid: number): string | undefined {
  if (process.platform !== 'linux') return signalReaches(pid) ? 'unknown' : undefined;
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    const [state, startTicks] = [fields[0], fields[19]];
    return state === 'Z' || state === 'X' ? undefined : startTicks;
  } catch {
    return undefined;
  }
}

function signalReaches(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
