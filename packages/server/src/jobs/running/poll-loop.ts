import type { Logger } from 'pino';
import { createWakeableSleep } from './wakeable-sleep.ts';

export interface PollLoopOptions {
  readonly look: () => Promise<void>;
  readonly pollMilliseconds: number;
  readonly random: () => number;
  readonly log: Pick<Logger, 'info' | 'error'>;
}

export interface PollLoop {
  start(): void;
  stop(): Promise<void>;
  /** Looks at once. */
  wake(): void;
  /** Looks several times within the next half second. */
  hurry(): void;
}

const LONGEST_PAUSE = 30_000;
// Work is announced before its transaction commits, so a single look at once would often come too early.
const QUICK_PAUSES = [5, 20, 80, 320];

/** Looks for work again and again, less and less often while looking fails. */
export const createPollLoop = ({ look, pollMilliseconds, random, log }: PollLoopOptions): PollLoop => {
  const pulse = createWakeableSleep();
  let quickPauses: number[] = [];
  let failures = 0;
  let isStopped = false;
  let ended: Promise<void> = Promise.resolve();

  const lookOnce = async (): Promise<void> => {
    try {
      await look();
      if (failures > 0) log.info({ failures }, 'jobs can be read again');
      failures = 0;
    } catch (error) {
      if (failures === 0) log.error({ err: error }, 'jobs cannot be read');
      failures += 1;
    }
  };

  // Jittered: nodes that were started together would otherwise ask in the same instant for ever.
  const nextPause = (): number => {
    const regular = Math.min(pollMilliseconds * 2 ** failures, LONGEST_PAUSE) * (0.75 + random() / 2);
    return failures > 0 ? regular : (quickPauses.shift() ?? regular);
  };

  const run = async (): Promise<void> => {
    for (;;) {
      await lookOnce();
      if (isStopped) return;
      await pulse.wait(nextPause());
      if (isStopped) return;
    }
  };

  return {
    start: () => {
      ended = run();
    },
    stop: async () => {
      isStopped = true;
      pulse.ring();
      await ended;
    },
    wake: pulse.ring,
    hurry: () => {
      quickPauses = [...QUICK_PAUSES];
      // While the database is away, every request would otherwise add a look of its own.
      if (failures === 0) pulse.ring();
    },
  };
};
