import { describe, expect, it } from 'vitest';
import { client, requestOf, textOf } from './testing/page-requests.ts';
import { createPool } from './testing/test-pool.ts';

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
