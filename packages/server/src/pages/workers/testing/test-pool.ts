import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { PreparedResponse } from '../../../http/index.ts';
import type { BuiltPage } from '../../build/built-page.ts';
import { PagePool } from '../page-pool.ts';
import type { DraftJob, PageJob, StartThread, ThreadEvents } from '../page-thread.ts';
import type { PoolLimits } from '../pool-limits.ts';

const pageOf = (text: string, renderMs = 1): BuiltPage => ({
  response: new PreparedResponse({
    status: 200,
    contentType: 'text/html',
    body: text,
    cacheControl: 'no-cache',
  }),
  cacheTags: [],
  version: 1,
  changesAt: Infinity,
  isCacheable: true,
  cost: { kind: 'page', readMs: 1, renderMs, bytes: text.length, items: 0 },
});

/** A thread that does what the test tells it to. */
export class TestThread {
  readonly jobs: PageJob[] = [];
  readonly drafts: DraftJob[] = [];
  readonly decided: [number, boolean][] = [];
  readonly events: ThreadEvents;
  silentMs = 0;
  heapBytes = 0;
  isEnded = false;

  constructor(events: ThreadEvents) {
    this.events = events;
  }

  get paths(): string[] {
    return this.jobs.map(({ request }) => request.pageUrl.path);
  }

  run(job: PageJob | DraftJob): void {
    if ('draft' in job) this.drafts.push(job);
    else this.jobs.push(job);
  }
  decide(id: number, isWanted: boolean): void {
    this.decided.push([id, isWanted]);
  }
  ping(): void {}
  end(): void {
    this.isEnded = true;
  }
  finish(path: string, renderMs?: number): void {
    const index = this.jobs.findIndex(({ request }) => request.pageUrl.path === path);
    const [job] = this.jobs.splice(index, 1);
    if (job) this.events.built(job.id, pageOf(path, renderMs));
  }
  die(): void {
    this.jobs.length = 0;
    this.drafts.length = 0;
    this.events.ended();
  }
}

/** A pool and the threads that it started, elsewhere and here. */
export const createPool = (size = 2, limits: Partial<PoolLimits> = {}) => {
  const threads: TestThread[] = [];
  const startThread: StartThread = (events) => {
    const thread = new TestThread(events);
    threads.push(thread);
    return thread;
  };
  const here: TestThread[] = [];
  const startHere: StartThread = (events) => {
    const thread = new TestThread(events);
    here.push(thread);
    queueMicrotask(events.ready);
    return thread;
  };
  const clock = (): Date => new Date();
  const log = pino({ level: 'silent' });
  // Most tests are about which thread has what once there are several.
  const pool = new PagePool({
    startThread,
    startHere,
    size,
    clock,
    log,
    limits: { patienceMs: 0, startMs: 0, ...limits },
  });
  onTestFinished(() => pool.stop());
  return { pool, threads, here };
};
