import { openSync, readFileSync, readlinkSync, readSync } from 'node:fs';

const LONGEST_LINE = 64;
const NANOSECONDS = 1e6;

const openTimes = (): number | undefined => {
  try {
    return openSync('/proc/thread-self/schedstat', 'r');
  } catch {
    return undefined;
  }
};

const toMilliseconds = (text: string): number => Number.parseInt(text, 10) / NANOSECONDS;

/** Of this thread: each has its own copy of the module. */
const times = openTimes();
const line = Buffer.alloc(LONGEST_LINE);

/** The system counts a running thread no more often than at each tick of its scheduler. */
export const THREAD_CLOCK_STEP_MS = 10;

/**
 * Milliseconds that this thread has run. On a busy machine it waits for a processor in between, which is nobody's page.
 * Where the system does not tell, the time that has passed.
 */
export const threadMilliseconds = (): number => {
  if (times === undefined) return performance.now();
  const length = readSync(times, line, 0, LONGEST_LINE, 0);
  return toMilliseconds(line.toString('latin1', 0, length));
};

/** Where other threads read how long this one has run; undefined where the system does not tell. */
export const findThreadClock = (): string | undefined => {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}/schedstat`;
  } catch {
    return undefined;
  }
};

/** Milliseconds that another thread has run; undefined where the system does not tell, or the thread has ended. */
export const readThreadClock = (file: string | undefined): number | undefined => {
  try {
    return file === undefined ? undefined : toMilliseconds(readFileSync(file, 'latin1'));
  } catch {
    return undefined;
  }
};
