import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const NANOSECONDS = 1e6;
/** A single pause, such as one to collect garbage, says nothing about the bulk work. */
const PERCENTILE = 95;

export interface LoopDelay {
  start(): void;
  stop(): void;
  /** How late timers were since it was asked last, in milliseconds. */
  read(): number;
}

/** How long a request waits until the program gets to it: for other work of the program, or for a processor. */
export const createLoopDelay = (): LoopDelay => {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  return {
    start: () => void histogram.enable(),
    stop: () => void histogram.disable(),
    read: () => {
      const delay = histogram.percentile(PERCENTILE) / NANOSECONDS - RESOLUTION_MS;
      histogram.reset();
      return Math.max(0, delay);
    },
  };
};
