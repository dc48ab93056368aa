import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PreparedResponse } from '../../http/index.ts';
import type { BuiltPage } from '../build/built-page.ts';
import { parsePageUrl } from '../url/page-url.ts';
import { PageAbandoned, PageRefusal } from './page-faults.ts';
import { PagePool } from './page-pool.ts';
import type { PoolLimits } from './pool-limits.ts';
import { client, requestOf, textOf } from './testing/page-requests.ts';
import type { DraftJob, PageJob, StartThread, ThreadEvents } from './page-thread.ts';

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
class TestThread {
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

const createPool = (size = 2, limits: Partial<PoolLimits> = {}) => {
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
    limits: { patienceMs: 0, ...limits },
  });
  onTestFinished(() => pool.stop());
  return { pool, threads, here };
};

describe('the pool that builds pages', () => {
  it('starts a thread for the first page and another one when it has enough', async () => {
    const { pool, threads } = createPool(2, { atOnce: 2 });
    const pages = ['/1', '/2', '/3'].map((path, index) =>
      textOf(pool.build(requestOf(path, `site${index}`), client)),
    );
    expect(threads).toHaveLength(1);
    threads[0]?.events.ready();
    expect(threads[0]?.paths).toEqual(['/1', '/2']);
    expect(threads).toHaveLength(2);
    threads[1]?.events.ready();
    expect(threads[1]?.paths).toEqual(['/3']);
    threads[0]?.finish('/2');
    threads[0]?.finish('/1');
    threads[1]?.finish('/3');
    expect(await Promise.all(pages)).toEqual(['/1', '/2', '/3']);
  });

  it('builds all pages in one thread while none waits long, and gives a later one only what does', async () => {
    const { pool, threads } = createPool(2, { atOnce: 1, patienceMs: 50 });
    const build = (path: string) => textOf(pool.build(requestOf(path, path), client));
    const pages = [build('/1'), build('/2')];
    const [first] = threads;
    first?.events.ready();
    first?.finish('/1');
    expect(first?.paths).toEqual(['/2']);
    pages.push(build('/3'));
    expect(threads).toHaveLength(1);
    await expect.poll(() => threads.length).toBe(2);
    threads[1]?.events.ready();
    expect(threads[1]?.paths).toEqual(['/3']);
    threads[1]?.finish('/3');
    pages.push(build('/4'));
    expect(threads[1]?.paths).toEqual([]);
    await expect.poll(() => threads[1]?.paths).toEqual(['/4']);
    pages.push(build('/5'));
    first?.finish('/2');
    expect(first?.paths).toEqual(['/5']);
    threads[1]?.finish('/4');
    first?.finish('/5');
    expect(await Promise.all(pages)).toEqual(['/1', '/2', '/3', '/4', '/5']);
  });

  it('starts another thread at once for pages that take long', () => {
    const { pool, threads } = createPool(2, { patienceMs: 60_000 });
    for (const path of ['/slow1', '/slow2']) {
      void pool.build(requestOf(path, 'slow'), client);
      threads[0]?.events.ready();
      threads[0]?.finish(path, 500);
    }
    void pool.build(requestOf('/slow3', 'slow'), client);
    threads[1]?.events.ready();
    expect(threads[1]?.paths).toEqual(['/slow3']);
  });

  it('never gives all of a thread to one site', () => {
    const { pool, threads } = createPool(1, { atOnce: 3 });
    void pool.build(requestOf('/measured', 'a'), client);
    threads[0]?.events.ready();
    threads[0]?.finish('/measured', 5);
    for (const path of ['/1', '/2', '/3', '/4']) void pool.build(requestOf(path, 'a'), client);
    void pool.build(requestOf('/other', 'b'), client);
    expect(threads[0]?.paths).toEqual(['/1', '/2', '/other']);
  });

  it('builds one page of a site at a time until it knows how long they take', () => {
    const { pool, threads } = createPool(1);
    for (const path of ['/1', '/2', '/3']) void pool.build(requestOf(path), client);
    threads[0]?.events.ready();
    expect(threads[0]?.paths).toEqual(['/1']);
    threads[0]?.finish('/1', 5);
    expect(threads[0]?.paths).toEqual(['/2', '/3']);
  });

  it('replaces a thread that holds too much when it has built its pages', async () => {
    const { pool, threads } = createPool(1, { heapBytes: 100 });
    const pages = ['/1', '/2'].map((path) => textOf(pool.build(requestOf(path, path), client)));
    const [thread] = threads;
    thread?.events.ready();
    if (thread) thread.heapBytes = 101;
    pages.push(textOf(pool.build(requestOf('/3', 'c'), client)));
    expect(thread?.paths).toEqual(['/1', '/2']);
    thread?.finish('/1');
    expect(thread?.isEnded).toBe(false);
    thread?.finish('/2');
    expect(thread?.isEnded).toBe(true);
    threads[1]?.events.ready();
    threads[1]?.finish('/3');
    expect(await Promise.all(pages)).toEqual(['/1', '/2', '/3']);
  });

  it('builds the pages of a dead thread again, each alone, and loses none', async () => {
    const { pool, threads } = createPool(2);
    const pages = ['/1', '/2'].map((path) => textOf(pool.build(requestOf(path, path), client)));
    threads[0]?.events.ready();
    threads[0]?.die();
    expect(threads).toHaveLength(2);
    threads[1]?.events.ready();
    expect(threads[1]?.paths).toEqual(['/1']);
    threads[1]?.finish('/1');
    expect(threads[1]?.paths).toEqual(['/2']);
    threads[1]?.finish('/2');
    expect(await Promise.all(pages)).toEqual(['/1', '/2']);
  });

  it('refuses the page that ends its thread once more, and for a while does not try it again', async () => {
    const { pool, threads } = createPool(2);
    const bad = pool.build(requestOf('/bad'), client);
    const good = textOf(pool.build(requestOf('/good', 'b'), client));
    threads[0]?.events.ready();
    threads[0]?.die();
    threads[1]?.events.ready();
    expect(threads[1]?.paths).toEqual(['/bad']);
    threads[1]?.die();
    await expect(bad).rejects.toBeInstanceOf(PageRefusal);
    threads[2]?.events.ready();
    threads[2]?.finish('/good');
    expect(await good).toBe('/good');
    await expect(pool.build(requestOf('/bad'), client)).rejects.toBeInstanceOf(PageRefusal);
  });

  it('builds a site among others again whose page another one has ended, and that one alone', async () => {
    const { pool, threads } = createPool(2);
    const bad = pool.build(requestOf('/bad', 'bad'), client);
    const good = textOf(pool.build(requestOf('/good', 'good'), client));
    threads[0]?.events.ready();
    threads[0]?.die();
    threads[1]?.events.ready();
    threads[1]?.die();
    await expect(bad).rejects.toBeInstanceOf(PageRefusal);
    threads[2]?.events.ready();
    threads[2]?.finish('/good');
    expect(await good).toBe('/good');
    for (const path of ['/bad1', '/bad2']) void pool.build(requestOf(path, 'bad'), client);
    for (const path of ['/good1', '/good2']) void pool.build(requestOf(path, 'good'), client);
    threads[3]?.events.ready();
    expect(threads[2]?.paths).toEqual(['/bad1']);
    expect(threads[3]?.paths).toEqual(['/good1', '/good2']);
  });

  it('gives slow pages of others their turn before a site that ends its threads', async () => {
    const { pool, threads } = createPool(1);
    for (const path of ['/slow1', '/slow2']) {
      void pool.build(requestOf(path, 'slow'), client);
      threads[0]?.events.ready();
      threads[0]?.finish(path, 500);
    }
    const bad = pool.build(requestOf('/bad', 'bad'), client);
    threads[0]?.die();
    threads[1]?.events.ready();
    threads[1]?.die();
    await expect(bad).rejects.toBeInstanceOf(PageRefusal);
    void pool.build(requestOf('/bad1', 'bad'), client);
    void pool.build(requestOf('/slow3', 'slow'), client);
    threads[2]?.events.ready();
    expect(threads[2]?.paths).toEqual(['/slow3']);
  });

  it('refuses pages that have waited too long while no thread has room for them', async () => {
    const { pool, threads } = createPool(1, { waitMs: 100 });
    void pool.build(requestOf('/endless'), client);
    threads[0]?.events.ready();
    await expect(pool.build(requestOf('/next'), client)).rejects.toBeInstanceOf(PageRefusal);
    expect(threads[0]?.paths).toEqual(['/endless']);
  });

  it('ends a thread that does not answer', async () => {
    const { pool, threads } = createPool(1, { silentMs: 100 });
    const page = textOf(pool.build(requestOf('/1'), client));
    const [thread] = threads;
    thread?.events.ready();
    if (thread) thread.silentMs = 101;
    await expect.poll(() => thread?.isEnded).toBe(true);
    threads[1]?.events.ready();
    threads[1]?.finish('/1');
    expect(await page).toBe('/1');
  });

  it('ends threads that have nothing to build, except the first', async () => {
    const { pool, threads } = createPool(2, { atOnce: 1, idleMs: 300 });
    const pages = ['/1', '/2'].map((path) => textOf(pool.build(requestOf(path, path), client)));
    for (const index of [0, 1]) threads[index]?.events.ready();
    threads[0]?.finish('/1');
    threads[1]?.finish('/2');
    expect(await Promise.all(pages)).toEqual(['/1', '/2']);
    await expect.poll(() => threads[1]?.isEnded, { timeout: 5_000 }).toBe(true);
    expect(threads[0]?.isEnded).toBe(false);
    expect(pool.threads).toBe(1);
    pool.stop();
  });

  it('builds pages of a site that renders slowly on the last thread, one at a time', () => {
    const { pool, threads } = createPool(2, { atOnce: 2 });
    void pool.build(requestOf('/first', 'slow'), client);
    threads[0]?.events.ready();
    threads[0]?.finish('/first', 500);
    void pool.build(requestOf('/second', 'slow'), client);
    threads[0]?.finish('/second', 500);
    for (const path of ['/s1', '/s2']) void pool.build(requestOf(path, 'slow'), client);
    void pool.build(requestOf('/quick', 'b'), client);
    expect(threads[0]?.paths).toEqual(['/quick']);
    threads[1]?.events.ready();
    expect(threads[1]?.paths).toEqual(['/s1']);
    threads[1]?.finish('/s1', 500);
    expect(threads[1]?.paths).toEqual(['/s2']);
  });

  it('tells what a URL resolved to, builds it then, or gives its place to others', async () => {
    const { pool, threads } = createPool(1, { atOnce: 2 });
    const first = pool.resolve(requestOf('/1'), client, 'always');
    const second = pool.resolve(requestOf('/2'), client, 'always');
    const [thread] = threads;
    thread?.events.ready();
    const [job] = thread?.jobs ?? [];
    thread?.events.resolved(job?.id ?? 0, { pageUrl: parsePageUrl('/one'), version: 7 });
    const page = await first;
    expect(page).toMatchObject({ pageUrl: { path: '/one' }, version: 7 });
    page?.drop();
    expect(thread?.decided).toEqual([[job?.id, false]]);
    expect(thread?.paths).toEqual(['/1', '/2']);
    thread?.events.resolved(thread.jobs[1]?.id ?? 0, { pageUrl: parsePageUrl('/two'), version: 7 });
    const built = textOf((await second)?.build() ?? Promise.resolve(undefined));
    thread?.finish('/2');
    expect(await built).toBe('/2');
  });

  it('has a page that was built without a decision', async () => {
    const { pool, threads } = createPool(1);
    const resolving = pool.resolve(requestOf('/1'), client, 'if-other');
    threads[0]?.events.ready();
    expect(threads[0]?.jobs).toMatchObject([{ resolvedFirst: 'if-other' }]);
    threads[0]?.finish('/1');
    const page = await resolving;
    expect(page?.pageUrl.path).toBe('/1');
    expect(await textOf(page?.build() ?? Promise.resolve(undefined))).toBe('/1');
    page?.drop();
    expect(threads[0]?.decided).toEqual([]);
  });

  it('builds a resolved page again whose thread died before anybody decided', async () => {
    const { pool, threads } = createPool(1);
    const resolving = pool.resolve(requestOf('/1'), client, 'always');
    threads[0]?.events.ready();
    threads[0]?.events.resolved(threads[0].jobs[0]?.id ?? 0, { pageUrl: parsePageUrl('/1'), version: 1 });
    const page = await resolving;
    threads[0]?.die();
    const built = textOf(page?.build() ?? Promise.resolve(undefined));
    threads[1]?.events.ready();
    expect(threads[1]?.jobs).toMatchObject([{ resolvedFirst: 'never' }]);
    threads[1]?.finish('/1');
    expect(await built).toBe('/1');
  });

  it('drops the pages of clients that are gone, and refuses those who have too many', async () => {
    const { pool, threads } = createPool(1, { atOnce: 1, mostOfAddress: 2 });
    let isGone = false;
    void pool.build(requestOf('/1'), client);
    threads[0]?.events.ready();
    const gone = pool.build(requestOf('/2'), { ...client, isGone: () => isGone });
    void pool.build(requestOf('/3'), client);
    await expect(pool.build(requestOf('/4'), client)).rejects.toBeInstanceOf(PageRefusal);
    isGone = true;
    threads[0]?.finish('/1');
    await expect(gone).rejects.toBeInstanceOf(PageAbandoned);
    expect(threads[0]?.paths).toEqual(['/3']);
  });

  it('gives the drafts of a site a share of their own: they do not make its pages slow', async () => {
    const { pool, threads } = createPool(2);
    const { site } = requestOf('/');
    const tokens = pool.draft({ kind: 'tokens', site }, client);
    const [thread] = threads;
    thread?.events.ready();
    thread?.events.drafted(thread.drafts.shift()?.id ?? 0, { answer: [], renderMs: 5_000 });
    expect(await tokens).toEqual([]);
    void pool.draft({ kind: 'tokens', site }, client);
    thread?.events.drafted(thread.drafts.shift()?.id ?? 0, { answer: [], renderMs: 5_000 });
    void pool.draft({ kind: 'tokens', site }, client);
    void pool.build(requestOf('/1'), client);
    expect(thread?.paths).toEqual(['/1']);
    expect(thread?.drafts).toEqual([]);
    threads[1]?.events.ready();
    expect(threads[1]?.drafts).toHaveLength(1);
  });

  it('refuses the preview that ends its thread once more, and not another one', async () => {
    const { pool, threads } = createPool(1);
    const view = { kind: 'template', site: requestOf('/').site, baseUrl: '' } as const;
    const preview = (text: string) =>
      pool.draft({ ...view, preview: { at: '/', files: new Map([['site.region', text]]) } }, client);
    const bad = preview('bad');
    for (const index of [0, 1]) {
      threads[index]?.events.ready();
      threads[index]?.die();
    }
    await expect(bad).rejects.toBeInstanceOf(PageRefusal);
    await expect(preview('bad')).rejects.toBeInstanceOf(PageRefusal);
    void preview('good');
    threads[2]?.events.ready();
    expect(threads[2]?.drafts).toHaveLength(1);
  });

  it('builds pages in the thread that serves them when no other can be started', async () => {
    const { pool, threads, here } = createPool(2);
    const page = textOf(pool.build(requestOf('/1'), client));
    for (let start = 0; start < 3; start += 1) threads[start]?.die();
    await expect.poll(() => here[0]?.paths).toEqual(['/1']);
    here[0]?.finish('/1');
    expect(await page).toBe('/1');
    expect(threads).toHaveLength(3);
  });
});
