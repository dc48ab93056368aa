import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Which machine and process namespace a process id belongs to: containers on one machine number theirs apart. */
export function processPlace(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/**
 * When the process started, in the kernel's own count, so that a number given to another process later is told
 * apart. Undefined for a process that is gone or a zombie; 'unknown' where the system does not tell.
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
