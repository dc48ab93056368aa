import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parsePageUrl } from '../url/page-url.ts';
import { client, requestOf, textOf } from './testing/page-requests.ts';
import { createPool } from './testing/test-pool.ts';

const stopTime = (): void => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
  onTestFinished(() => void vi.useRealTimers());
};

describe('the threads of the pool that builds pages', () => {
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
    const { pool, threads } = createPool(2, { atOnce: 1, patienceMs: 50, startMs: 100 });
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
    const { pool, threads } = createPool(2, { patienceMs: 60_000, startMs: 60_000 });
    for (const path of ['/slow1', '/slow2']) {
      void pool.build(requestOf(path, 'slow'), client);
      threads[0]?.events.ready();
      threads[0]?.finish(path, 500);
    }
    void pool.build(requestOf('/slow3', 'slow'), client);
    threads[1]?.events.ready();
    expect(threads[1]?.paths).toEqual(['/slow3']);
  });

  it('starts only the last of several threads for pages that take long, and the first one for others', () => {
    const { pool, threads } = createPool(4, { patienceMs: 60_000, startMs: 60_000 });
    for (const path of ['/slow1', '/slow2']) {
      void pool.build(requestOf(path, 'slow'), client);
      threads[0]?.events.ready();
      threads[0]?.finish(path, 500);
    }
    for (const path of ['/slow3', '/slow4']) void pool.build(requestOf(path, 'slow'), client);
    expect(threads).toHaveLength(2);
    threads[1]?.events.ready();
    expect(threads[1]?.paths).toEqual(['/slow3']);
    expect(threads).toHaveLength(2);
    threads[0]?.die();
    expect(threads).toHaveLength(2);
    void pool.build(requestOf('/quick', 'b'), client);
    expect(threads).toHaveLength(3);
    threads[2]?.events.ready();
    expect(threads[2]?.paths).toEqual(['/quick']);
  });

  it('gives pages to a later thread at once where none before it may have more', () => {
    const { pool, threads } = createPool(2, { heapBytes: 100, patienceMs: 60_000, startMs: 60_000 });
    for (const path of ['/slow1', '/slow2', '/slow3']) {
      void pool.build(requestOf(path, 'slow'), client);
      for (const thread of threads) {
        thread.events.ready();
        if (thread.paths.includes(path)) thread.finish(path, 500);
      }
    }
    const [first, last] = threads;
    void pool.build(requestOf('/1', 'a'), client);
    expect(first?.paths).toEqual(['/1']);
    if (first) first.heapBytes = 101;
    void pool.build(requestOf('/2', 'b'), client);
    expect(last?.paths).toEqual(['/2']);
    first?.finish('/1');
    expect(first?.isEnded).toBe(true);
    void pool.build(requestOf('/3', 'c'), client);
    expect(last?.paths).toEqual(['/2', '/3']);
  });

  it('starts another thread at once where none may have more pages', () => {
    const { pool, threads } = createPool(2, { heapBytes: 100, patienceMs: 60_000, startMs: 60_000 });
    void pool.build(requestOf('/1', 'a'), client);
    const [first] = threads;
    first?.events.ready();
    if (first) first.heapBytes = 101;
    expect(threads).toHaveLength(1);
    void pool.build(requestOf('/2', 'b'), client);
    expect(threads).toHaveLength(2);
    threads[1]?.events.ready();
    expect(threads[1]?.paths).toEqual(['/2']);
    expect(first?.isEnded).toBe(false);
  });

  it('starts another thread at once where the last one builds a page that takes long', () => {
    const { pool, threads } = createPool(3, { heapBytes: 100, patienceMs: 60_000, startMs: 60_000 });
    for (const path of ['/slow1', '/slow2']) {
      void pool.build(requestOf(path, 'slow'), client);
      threads[0]?.events.ready();
      threads[0]?.finish(path, 500);
    }
    void pool.build(requestOf('/slow3', 'slow'), client);
    threads[1]?.events.ready();
    void pool.build(requestOf('/1', 'a'), client);
    expect(threads[0]?.paths).toEqual(['/1']);
    if (threads[0]) threads[0].heapBytes = 101;
    void pool.build(requestOf('/2', 'b'), client);
    expect(threads[1]?.paths).toEqual(['/slow3']);
    threads[2]?.events.ready();
    expect(threads[2]?.paths).toEqual(['/2']);
  });

  it('does not count the time a thread takes to start as time in which it was too slow', () => {
    stopTime();
    const { pool, threads } = createPool(2, { patienceMs: 250, startMs: 500 });
    for (const path of ['/1', '/2', '/3']) void pool.build(requestOf(path), client);
    vi.advanceTimersByTime(600);
    threads[0]?.events.ready();
    expect(threads[0]?.paths).toEqual(['/1']);
    vi.advanceTimersByTime(490);
    expect(threads).toHaveLength(1);
    vi.advanceTimersByTime(20);
    expect(threads).toHaveLength(2);
  });

  it('starts one thread after the other only when the last one was given time to help', () => {
    stopTime();
    const { pool, threads } = createPool(4, { atOnce: 1, patienceMs: 250, startMs: 500 });
    for (const path of ['/1', '/2', '/3']) void pool.build(requestOf(path, path), client);
    threads[0]?.events.ready();
    vi.advanceTimersByTime(510);
    expect(threads).toHaveLength(2);
    vi.advanceTimersByTime(400);
    threads[1]?.events.ready();
    expect(threads[1]?.paths).toEqual(['/2']);
    vi.advanceTimersByTime(490);
    expect(threads).toHaveLength(2);
    vi.advanceTimersByTime(20);
    expect(threads).toHaveLength(3);
  });

  it('starts another thread although the last one, of pages that take long, ends again and again', () => {
    stopTime();
    const { pool, threads } = createPool(3, { patienceMs: 250, startMs: 500 });
    void pool.build(requestOf('/1', 'a'), client);
    threads[0]?.events.ready();
    for (const path of ['/slow1', '/slow2']) {
      void pool.build(requestOf(path, 'slow'), client);
      threads[0]?.finish(path, 500);
    }
    void pool.build(requestOf('/2', 'a'), client);
    for (const path of ['/bad1', '/bad2', '/bad3']) {
      void pool.build(requestOf(path, 'slow'), client).catch(() => undefined);
      const last = threads.at(-1);
      last?.events.ready();
      vi.advanceTimersByTime(200);
      if (path !== '/bad3') last?.die();
    }
    expect(threads).toHaveLength(5);
    threads[4]?.events.ready();
    expect(threads[4]?.paths).toEqual(['/2']);
  });

  it('starts the first thread again while others build what it had', () => {
    const { pool, threads } = createPool(2, { patienceMs: 60_000, startMs: 60_000 });
    for (const path of ['/1', '/2']) void pool.build(requestOf(path, path), client);
    threads[0]?.events.ready();
    threads[0]?.die();
    threads[1]?.events.ready();
    expect(threads[1]?.paths).toEqual(['/1']);
    void pool.build(requestOf('/3', 'c'), client);
    threads[2]?.events.ready();
    expect(threads[2]?.paths).toEqual(['/3']);
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

  it('does not end a thread that has a page now and then, however short it is', () => {
    stopTime();
    const { pool, threads } = createPool(2, { atOnce: 1, idleMs: 300 });
    void pool.build(requestOf('/slow', 'slow'), client);
    threads[0]?.events.ready();
    for (const path of ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8']) {
      void pool.build(requestOf(path, path), client);
      if (path === '/1') threads[1]?.events.ready();
      expect(threads[1]?.paths).toEqual([path]);
      threads[1]?.finish(path);
      vi.advanceTimersByTime(200);
    }
    expect(threads).toHaveLength(2);
    expect(threads[1]?.isEnded).toBe(false);
    vi.advanceTimersByTime(500);
    expect(threads[1]?.isEnded).toBe(true);
  });

  it('does not end a thread soon after a page of it was dropped', async () => {
    stopTime();
    const { pool, threads } = createPool(2, { atOnce: 1, idleMs: 400 });
    void pool.build(requestOf('/slow', 'slow'), client);
    threads[0]?.events.ready();
    const resolving = pool.resolve(requestOf('/1', 'a'), client, 'always');
    const [, second] = threads;
    second?.events.ready();
    second?.events.resolved(second.jobs[0]?.id ?? 0, { pageUrl: parsePageUrl('/1'), version: 1 });
    const page = await resolving;
    vi.advanceTimersByTime(490);
    page?.drop();
    vi.advanceTimersByTime(310);
    expect(second?.isEnded).toBe(false);
    vi.advanceTimersByTime(500);
    expect(second?.isEnded).toBe(true);
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
