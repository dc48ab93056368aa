export interface PoolLimits {
  /** Pages that a thread builds at once: most of the time they wait for the database. */
  readonly atOnce: number;
  /** A thread that has not answered for so long is ended. */
  readonly silentMs: number;
  /** A page waits at most for so long. */
  readonly waitMs: number;
  /** The first thread builds all pages as long as none of them waits for so long. */
  readonly patienceMs: number;
  /** Another thread is started when a page has waited for so long beside one that is ready: it takes nearly that itself. */
  readonly startMs: number;
  readonly mostWaiting: number;
  readonly mostOfAddress: number;
  /** A thread that holds more gets no more pages, and is replaced when it has built those it has. */
  readonly heapBytes: number;
  /** A thread beside the first that has built nothing for so long is ended: each takes some 70 MB. */
  readonly idleMs: number;
}

export const defaultLimits: PoolLimits = {
  atOnce: 4,
  silentMs: 5_000,
  waitMs: 10_000,
  patienceMs: 250,
  startMs: 500,
  mostWaiting: 400,
  mostOfAddress: 40,
  heapBytes: 128 * 1024 * 1024,
  idleMs: 20_000,
};
