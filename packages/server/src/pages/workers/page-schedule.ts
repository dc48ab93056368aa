import type { Job, Place } from './pool-job.ts';
import type { PoolLimits } from './pool-limits.ts';
import type { SiteWeights } from './site-weights.ts';
import type { WaitingPages } from './waiting-pages.ts';

/** What the pool has, and what waits for it. */
interface Scheduled {
  readonly places: readonly (Place | undefined)[];
  readonly waiting: WaitingPages<Job>;
  /** Were built when a thread ended, and are built again alone. */
  readonly again: Job[];
  readonly weights: SiteWeights;
  readonly limits: PoolLimits;
  readonly now: () => number;
}

/** Which page a thread gets next, and when another thread is needed. */
export class PageSchedule {
  readonly #scheduled: Scheduled;
  /** When a thread became ready last that may help with ordinary pages. */
  #readyAt = 0;

  constructor(scheduled: Scheduled) {
    this.#scheduled = scheduled;
  }

  noteReady(): void {
    this.#readyAt = performance.now();
  }

  /** Where another thread is to be started, or -1. */
  neededPlace(): number {
    const { places, again, waiting, limits } = this.#scheduled;
    const last = places.length - 1;
    const isForLast = again.length > 0 || waiting.some(this.#heavyNow());
    if (isForLast && !places[last]) return last;
    const free = places.indexOf(undefined);
    // A thread is slow at first: what waited for its start says nothing about whether it is enough.
    const waited = this.#longestWait(this.#readyAt);
    if (waited < 0) return -1;
    const isNeededNow = free === 0 || !places.some(this.#mayHaveMore);
    return isNeededNow || waited >= limits.startMs ? free : -1;
  }

  /** Milliseconds until another thread may help what waits longest; undefined where time changes nothing. */
  patienceLeft(): number | undefined {
    const { places, limits } = this.#scheduled;
    const waited = this.#longestWait();
    if (places.length === 1 || waited < 0) return undefined;
    const { patienceMs, startMs } = limits;
    const left = [patienceMs - waited, startMs - this.#longestWait(this.#readyAt)].filter((ms) => ms > 0);
    return left.length === 0 ? undefined : Math.min(...left);
  }

  /** On the last place pages that take long come first, one at a time. */
  next(place: Place, index: number): Job | undefined {
    const { places, again, waiting } = this.#scheduled;
    if ([...place.jobs.values()].some(({ isAlone }) => isAlone)) return undefined;
    const isHeavy = this.#heavyNow();
    if (index === places.length - 1) {
      const isFree = place.jobs.size === 0;
      const alone = isFree ? (again.shift() ?? waiting.take(isHeavy)) : undefined;
      if (alone) return Object.assign(alone, { isAlone: true });
      if (!isFree && (again.length > 0 || waiting.some(isHeavy))) return undefined;
    }
    if (this.#isBesideAnother(index) && !this.#isOutOfPatience()) return undefined;
    return waiting.take((siteId) => !isHeavy(siteId) && this.#hasRoomFor(siteId, place));
  }

  /** Which sites have pages that take long: they are built on the last place. */
  #heavyNow(): (siteId: string) => boolean {
    const { weights, now } = this.#scheduled;
    const time = now();
    return (siteId) => weights.isHeavy(siteId, time);
  }

  /** Each thread takes memory, and is slow at first: more than one have pages only where one is too few. */
  #isOutOfPatience(): boolean {
    return this.#longestWait() >= this.#scheduled.limits.patienceMs;
  }

  /** Milliseconds, of pages that do not take long themselves, from a moment on; negative where none waits. */
  #longestWait(from = 0): number {
    const isHeavy = this.#heavyNow();
    const oldest = this.#scheduled.waiting.oldest((siteId) => !isHeavy(siteId));
    return oldest ? performance.now() - Math.max(oldest.waitsSince, from) : -1;
  }

  /** Whether it gets pages as soon as it has room for them. */
  readonly #mayHaveMore = (place: Place | undefined): boolean =>
    place?.isReady === true &&
    place.thread.heapBytes <= this.#scheduled.limits.heapBytes &&
    ![...place.jobs.values()].some(({ isAlone }) => isAlone);

  /** Whether a place before it may have more pages. */
  #isBesideAnother(index: number): boolean {
    return this.#scheduled.places.slice(0, index).some(this.#mayHaveMore);
  }

  /** One site never takes all of a thread: its statements may be slow, and its pages too. */
  #hasRoomFor(siteId: string, { jobs }: Place): boolean {
    const { weights, limits } = this.#scheduled;
    let count = 0;
    for (const job of jobs.values()) if (job.siteId === siteId) count += 1;
    return count < (weights.isQuick(siteId) ? Math.max(limits.atOnce - 1, 1) : 1);
  }
}
