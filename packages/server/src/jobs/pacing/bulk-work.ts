import { BulkPieces } from './bulk-pieces.ts';
import { createLoopDelay, type LoopDelay } from './loop-delay.ts';
import { firstPace, nextPace, paceOf, type Pace, type PaceLimits } from './pace-rule.ts';

export interface BulkWorkOptions extends PaceLimits {
  /** Requests so far. */
  readonly countRequests: () => number;
  readonly loopDelay?: LoopDelay;
  readonly everyMs?: number;
  readonly longestHoldMs?: number;
}

const EVERY_MS = 250;
/** Visitors who read a page are still there. */
const VISIT_MS = 10_000;

export interface BulkWork {
  readonly run: <Result>(piece: () => Promise<Result>) => Promise<Result>;
  readonly pace: () => Pace;
  readonly stop: () => void;
}

/** Measures while there is bulk work, and sets its pace. */
const createBulkWork = ({
  countRequests,
  loopDelay = createLoopDelay(),
  everyMs = EVERY_MS,
  longestHoldMs,
  ...limits
}: BulkWorkOptions): BulkWork => {
  let state = firstPace;
  let timer: NodeJS.Timeout | undefined;
  let requests = countRequests();
  let visitedAt = -VISIT_MS;
  const pace = (): Pace => paceOf(state, limits);
  const pieces = new BulkPieces(pace, longestHoldMs);

  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
    loopDelay.stop();
    state = firstPace;
  };

  const hasVisitors = (): boolean => {
    const counted = countRequests();
    if (counted !== requests) visitedAt = performance.now();
    requests = counted;
    return performance.now() - visitedAt < VISIT_MS;
  };

  let wasIdle = false;
  const measure = (): void => {
    if (wasIdle && pieces.isIdle) return stop();
    wasIdle = pieces.isIdle;
    state = nextPace(state, { delayMs: loopDelay.read(), hasVisitors: hasVisitors() }, limits);
    return pieces.admit();
  };

  const run = <Result>(piece: () => Promise<Result>): Promise<Result> => {
    if (timer === undefined) {
      loopDelay.start();
      loopDelay.read();
      timer = setInterval(measure, everyMs).unref();
    }
    return pieces.run(piece);
  };

  return { run, pace, stop };
};

/** Of this node: all its bulk work shares one pace, because visitors wait for the sum of it. */
let current: BulkWork | undefined;

/** Returns what ends it. */
export const openBulkWork = (options: BulkWorkOptions): BulkWork => {
  const opened = createBulkWork(options);
  current = opened;
  return {
    ...opened,
    stop: () => {
      opened.stop();
      if (current === opened) current = undefined;
    },
  };
};

/**
 * Runs a piece of bulk work, such as one email of a campaign, when its turn has come. A piece must not wait for another
 * one, and should take the processor for 10 ms at most. Outside of a running node it runs at once.
 */
export const runPiece = <Result>(piece: () => Promise<Result>): Promise<Result> =>
  current ? current.run(piece) : piece();
