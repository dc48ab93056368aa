import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { BuiltPage } from '../build/built-page.ts';
import type { ResolvedPage } from '../build/build-page.ts';
import type { PageBuilding, PageClient, ResolvedFirst } from '../build/page-building.ts';
import type { PageRequest } from '../build/page-request.ts';
import type { DraftAnswer, DraftWork, DraftWorking } from '../draft-work/draft-work.ts';
import { PageAbandoned, PageRefusal } from './page-faults.ts';
import { PageSchedule } from './page-schedule.ts';
import type { ResolvedUrl, StartThread } from './page-thread.ts';
import { defaultLimits, type PoolLimits } from './pool-limits.ts';
import {
  builtOf,
  nameOf,
  resolvedAndBuilt,
  shareOf,
  type AskedWork,
  type Job,
  type Place,
} from './pool-job.ts';
import { SiteWeights } from './site-weights.ts';
import { WaitingPages } from './waiting-pages.ts';

export interface PagePoolOptions {
  readonly startThread: StartThread;
  /** Threads; the last one builds pages that take long. */
  readonly size: number;
  /** Builds in this thread, where no other can be started. */
  readonly startHere: StartThread;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly limits?: Partial<PoolLimits>;
}

const CHECK_MS = 250;
/** Threads in succession that ended before they were ready. */
const MOST_FAILED_STARTS = 3;
const TOO_LONG = 'the page takes too long to build';
const BUSY_SECONDS = 2;
/** A page that ended a thread is not tried again for so long. */
const REFUSED_SECONDS = 10;
const MOST_REFUSED = 1_000;
/** What reading a page takes of a thread, about. */
const READ_MS = 1;

/** Builds pages in several threads, with fair shares for sites and addresses. */
export class PagePool implements PageBuilding, DraftWorking {
  readonly #options: PagePoolOptions;
  readonly #limits: PoolLimits;
  readonly #waiting: WaitingPages<Job>;
  readonly #weights = new SiteWeights();
  /** Were built when a thread ended, and are built again alone. */
  readonly #again: Job[] = [];
  readonly #refusedPages = new LRUCache<string, number>({ max: MOST_REFUSED });
  readonly #places: (Place | undefined)[];
  readonly #schedule: PageSchedule;
  #startThread: StartThread;
  #failedStarts = 0;
  #lastId = 0;
  #timer: NodeJS.Timeout | undefined;
  /** Ends the patience of the page that waits longest. */
  #patience: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: PagePoolOptions) {
    this.#options = options;
    this.#limits = { ...defaultLimits, ...options.limits };
    this.#waiting = new WaitingPages({
      most: this.#limits.mostWaiting,
      mostOfAddress: this.#limits.mostOfAddress,
    });
    this.#startThread = options.size > 0 ? options.startThread : options.startHere;
    this.#places = Array.from({ length: Math.max(options.size, 1) }, () => undefined);
    this.#schedule = new PageSchedule({
      places: this.#places,
      waiting: this.#waiting,
      again: this.#again,
      weights: this.#weights,
      limits: this.#limits,
      now: () => this.#now(),
    });
  }

  get waiting(): number {
    return this.#waiting.count + this.#again.length;
  }

  get threads(): number {
    return this.#options.size > 0 ? this.#places.filter((place) => place).length : 0;
  }

  resolve(
    request: PageRequest,
    client: PageClient,
    resolvedFirst: ResolvedFirst,
  ): Promise<ResolvedPage | undefined> {
    return new Promise((resolved, failed) => {
      const built = (page?: BuiltPage): void => resolved(page && resolvedAndBuilt(request.pageUrl, page));
      this.#enter({ work: { request, resolvedFirst }, client, resolved, built, failed });
    });
  }

  build(request: PageRequest, client: PageClient): Promise<BuiltPage | undefined> {
    return new Promise((built, failed) => {
      this.#enter({ work: { request, resolvedFirst: 'never' }, client, built, failed });
    });
  }

  draft<Work extends DraftWork>(draft: Work, client: PageClient): Promise<DraftAnswer<Work>> {
    return new Promise((drafted, failed) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind of the work decides on the answer
      const outcome = { drafted: (answer: DraftAnswer) => drafted(answer as DraftAnswer<Work>), failed };
      this.#enter({ work: { draft }, client, ...outcome });
    });
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
    clearTimeout(this.#patience);
    for (const place of this.#places) place?.thread.end();
  }

  #enter(asked: AskedWork): void {
    const job: Job = {
      ...asked,
      id: (this.#lastId += 1),
      siteId: shareOf(asked.work),
      waitsSince: performance.now(),
      isAlone: false,
      isUndecided: false,
    };
    if (this.#isRefused(job)) return job.failed(new PageRefusal(TOO_LONG, REFUSED_SECONDS));
    for (const refused of this.#waiting.add(job))
      refused.failed(new PageRefusal('too many pages wait', BUSY_SECONDS));
    this.#timer ??= setInterval(() => this.#check(), CHECK_MS).unref();
    return this.#dispatch();
  }

  #now(): number {
    return this.#options.clock().getTime();
  }

  /** Gives pages to the threads that may have more, and starts another thread while pages wait for too long. */
  #dispatch(): void {
    if (this.#isStopped) return;
    for (const [index, place] of this.#places.entries()) if (place?.isReady) this.#fillOrRenew(place, index);
    if (this.waiting === 0) return;
    this.#waitForPatience();
    if (this.#places.some((place) => place?.isReady === false)) return;
    const needed = this.#schedule.neededPlace();
    if (needed >= 0) this.#places[needed] = this.#start(needed);
  }

  #waitForPatience(): void {
    clearTimeout(this.#patience);
    const left = this.#schedule.patienceLeft();
    // Timers may fire a moment early.
    if (left !== undefined) this.#patience = setTimeout(() => this.#dispatch(), left + 1).unref();
  }

  #fillOrRenew(place: Place, index: number): void {
    if (place.thread.heapBytes <= this.#limits.heapBytes) this.#fill(place, index);
    else if (place.jobs.size === 0) {
      this.#places[index] = undefined;
      place.thread.end();
    }
  }

  #fill(place: Place, index: number): void {
    while (place.jobs.size < this.#limits.atOnce) {
      const job = this.#schedule.next(place, index);
      if (!job) return;
      const refusal = this.#whyNot(job);
      if (refusal) job.failed(refusal);
      else this.#run(job, place);
    }
  }

  /** Why a page that has waited is not built. */
  #whyNot(job: Job): Error | undefined {
    if (job.client.isGone()) return new PageAbandoned('nobody waits for the page');
    if (performance.now() - job.waitsSince > this.#limits.waitMs)
      return new PageRefusal('the page has waited too long', BUSY_SECONDS);
    return this.#isRefused(job) ? new PageRefusal(TOO_LONG, REFUSED_SECONDS) : undefined;
  }

  #isRefused(job: Job): boolean {
    return this.#refusedPages.size > 0 && (this.#refusedPages.get(nameOf(job)) ?? 0) > this.#now();
  }

  #run(job: Job, place: Place): void {
    const { id, work } = job;
    place.jobs.set(id, job);
    place.usedAt = performance.now();
    place.thread.run({ id, ...work, now: this.#now() });
  }

  #start(index: number): Place {
    const jobs = new Map<number, Job>();
    const end = (id: number): Job | undefined => {
      const job = jobs.get(id);
      jobs.delete(id);
      place.usedAt = performance.now();
      return job;
    };
    const thread = this.#startThread({
      ready: () => {
        place.isReady = true;
        // The last is started for pages that take long: one of them that ends it again and again is no help to others.
        if (index < this.#places.length - 1) this.#schedule.noteReady();
        this.#failedStarts = 0;
        this.#dispatch();
      },
      resolved: (id, resolved) => {
        const job = jobs.get(id);
        if (!job) return;
        job.isUndecided = true;
        job.resolved?.(this.#resolvedPage(job, place, resolved));
      },
      built: (id, page) => {
        const job = end(id);
        if (page) this.#account(page.cost?.renderMs, job);
        if (job?.isAlone) this.#weights.noteBuiltAlone(job.siteId);
        job?.built?.(page);
        this.#dispatch();
      },
      drafted: (id, { answer, renderMs }) => {
        const job = end(id);
        this.#account(renderMs, job);
        if (job?.isAlone) this.#weights.noteBuiltAlone(job.siteId);
        job?.drafted?.(answer);
        this.#dispatch();
      },
      failed: (id, error) => {
        end(id)?.failed(error);
        this.#dispatch();
      },
      ended: () => this.#replace(index, place),
    });
    const place: Place = { thread, jobs, isReady: false, usedAt: performance.now() };
    return place;
  }

  #account(renderMs = 0, job?: Job): void {
    if (!job) return;
    this.#weights.noteRendered(job.siteId, renderMs);
    this.#waiting.spend(job.siteId, renderMs + READ_MS);
  }

  #resolvedPage(job: Job, place: Place, { pageUrl, version }: ResolvedUrl): ResolvedPage {
    const { id } = job;
    return {
      pageUrl,
      version,
      build: () =>
        new Promise((built, failed) => {
          const wanted = {
            ...job,
            work: { ...job.work, resolvedFirst: 'never' as const },
            built: builtOf(built, failed),
            failed,
            isUndecided: false,
          };
          if (place.jobs.has(id)) {
            place.jobs.set(id, wanted);
            place.thread.decide(id, true);
          } else {
            this.#tryAgain(wanted);
            this.#dispatch();
          }
        }),
      drop: () => {
        place.jobs.delete(id);
        place.usedAt = performance.now();
        place.thread.decide(id, false);
        this.#waiting.spend(job.siteId, READ_MS);
        this.#dispatch();
      },
    };
  }

  /** Its thread ended. */
  #tryAgain(job: Job): void {
    if (job.isAlone) {
      this.#weights.noteEndedAlone(job.siteId, this.#now());
      this.#waiting.spend(job.siteId, this.#limits.silentMs);
      this.#refusedPages.set(nameOf(job), this.#now() + REFUSED_SECONDS * 1000);
      return job.failed(new PageRefusal(TOO_LONG, REFUSED_SECONDS));
    }
    this.#weights.suspect(job.siteId, this.#now());
    this.#again.push(job);
    return undefined;
  }

  #replace(index: number, place: Place): void {
    if (this.#places[index] !== place) return;
    this.#places[index] = undefined;
    if (!place.isReady) this.#noteFailedStart();
    for (const job of place.jobs.values()) if (!job.isUndecided) this.#tryAgain(job);
    place.jobs.clear();
    this.#dispatch();
  }

  #noteFailedStart(): void {
    this.#failedStarts += 1;
    if (this.#failedStarts < MOST_FAILED_STARTS) return;
    this.#startThread = this.#options.startHere;
    this.#options.log.warn('no thread for pages could be started: pages are built in the thread that serves');
  }

  /** Whoever has waited too long is told so, although no thread has room for the page yet. */
  #refuseOverdue(): void {
    for (const job of this.#waiting.pages) {
      const refusal = this.#whyNot(job);
      if (!refusal) continue;
      this.#waiting.remove(job);
      job.failed(refusal);
    }
  }

  /** Ends threads that are stuck. */
  #check(): void {
    this.#refuseOverdue();
    for (const [index, place] of this.#places.entries()) {
      if (!place?.isReady) continue;
      if (place.thread.silentMs > this.#limits.silentMs) {
        this.#options.log.warn(
          { sites: [...place.jobs.values()].map(({ siteId }) => siteId) },
          'a page takes too long to build: its thread is ended',
        );
        place.thread.end();
        this.#replace(index, place);
      } else if (place.jobs.size > 0) place.thread.ping();
      else this.#endIfIdle(place, index);
    }
    this.#dispatch();
    if (this.waiting > 0 || this.#places.some((place, index) => place && (index > 0 || place.jobs.size > 0)))
      return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** The first thread stays: it has the templates that were asked for last. */
  #endIfIdle(place: Place, index: number): void {
    if (index === 0 || performance.now() - place.usedAt < this.#limits.idleMs) return;
    this.#places[index] = undefined;
    place.thread.end();
  }
}
