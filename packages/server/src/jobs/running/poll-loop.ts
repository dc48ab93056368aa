import type { Logger } from 'pino';
import { createWakeableSleep } from './wakeable-sleep.ts';

export interface PollLoopOptions {
  /** Whether there was anything to do. */
  readonly poll: () => Promise<boolean>;
  readonly pollMilliseconds: number;
  readonly random: () => number;
  readonly log: Pick<Logger, 'info' | 'error'>;
}

export interface PollLoop {
  start(): void;
  stop(): Promise<void>;
  /** Polls immediately. */
  wake(): void;
  /**
   * Polls at once or a moment after the last poll, so that jobs of busy times are taken together, and a few times more
   * within half a second until there is something to do.
   */
  pollSoon(): void;
}

const MAX_PAUSE = 30_000;
// A job may be due a moment later than it is announced, by another clock than that of the runner.
const SHORT_PAUSES = [5, 20, 80, 320];
const GATHERING_MS = 100;

/** Polls for jobs, with exponential backoff while polling fails. */
export const createPollLoop = ({ poll, pollMilliseconds, random, log }: PollLoopOptions): PollLoop => {
  const sleep = createWakeableSleep();
  let shortPauses: number[] = [];
  let failures = 0;
  let isStopped = false;
  let polledAt = -GATHERING_MS;
  let gathering: NodeJS.Timeout | undefined;
  let ended: Promise<void> = Promise.resolve();

  const pollOnce = async (): Promise<void> => {
    polledAt = performance.now();
    try {
      if (await poll()) shortPauses = [];
      if (failures > 0) log.info({ failures }, 'jobs can be read again');
      failures = 0;
    } catch (error) {
      if (failures === 0) log.error({ err: error }, 'jobs cannot be read');
      failures += 1;
    }
  };

  // Jittered: nodes that were started together would otherwise always poll at the same instant.
  const nextPause = (): number => {
    const regular = Math.min(pollMilliseconds * 2 ** failures, MAX_PAUSE) * (0.75 + random() / 2);
    return failures > 0 ? regular : (shortPauses.shift() ?? regular);
  };

  const endGathering = (): void => {
    gathering = undefined;
    sleep.wake();
  };

  const run = async (): Promise<void> => {
    for (;;) {
      await pollOnce();
      if (isStopped) return;
      await sleep.wait(nextPause());
      if (isStopped) return;
    }
  };

  return {
    start: () => {
      ended = run();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(gathering);
      sleep.wake();
      await ended;
    },
    wake: sleep.wake,
    pollSoon: () => {
      shortPauses = [...SHORT_PAUSES];
      // Not while the database is unavailable: every request would add a poll.
      if (failures > 0 || gathering) return;
      const gatherMs = polledAt + GATHERING_MS - performance.now();
      if (gatherMs <= 0) sleep.wake();
      else gathering = setTimeout(endGathering, gatherMs);
    },
  };
};
