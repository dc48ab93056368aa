import { describe, expect, it } from 'vitest';
import { parsePageUrl } from '../url/page-url.ts';
import { PageAbandoned, PageRefusal } from './page-faults.ts';
import { client, requestOf, textOf } from './testing/page-requests.ts';
import { createPool } from './testing/test-pool.ts';

describe('the pool that builds pages', () => {
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
});
