import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PreparedResponse } from '../../http/index.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { client, requestOf } from '../workers/testing/page-requests.ts';
import { CachedPageBuilder } from './cached-page-builder.ts';
import { PageCache } from './page-cache.ts';
import { PageFreshness } from './page-freshness.ts';
import { pageKey } from './page-key.ts';

const { database, pool } = await createTestDatabase();

const responseOf = (body: string): PreparedResponse =>
  new PreparedResponse({ status: 200, contentType: 'text/html', body, cacheControl: 'no-cache' });

type Building = ConstructorParameters<typeof CachedPageBuilder>[0]['building'];

const servicesWith = (resolve: Building['resolve']) => ({
  log: pino({ level: 'silent' }),
  countPageView: () => undefined,
  recordCost: () => undefined,
  building: { resolve, build: async () => undefined },
});

it('gives the place of a resolved page back when the changes of its site cannot be read', async () => {
  const request = requestOf('/rates?tag=invented');
  const rates = requestOf('/rates').pageUrl;
  const cache = new PageCache();
  const freshness = new PageFreshness(database, cache);
  const response = responseOf('Rates');
  const key = pageKey({ siteId: request.site.id, ...request }, rates);
  cache.store(key, {
    response,
    siteId: request.site.id,
    cacheTags: ['site'],
    version: 1,
    changesAt: Infinity,
  });
  freshness.watch(request.site.id, 1, 0);
  const dropped: string[] = [];
  const resolved = {
    pageUrl: rates,
    version: 2,
    build: () => Promise.reject(new Error('not needed')),
    drop: () => void dropped.push('rates'),
  };
  await pool.query('alter table cache_tag_versions rename to cache_tag_versions_away');
  const builder = new CachedPageBuilder(
    servicesWith(async () => resolved),
    cache,
    freshness,
  );
  await expect(builder.build(request, { client, now: 5000 })).rejects.toThrow();
  expect(dropped).toEqual(['rates']);
});

describe('a page that changed and takes long to build', () => {
  const request = requestOf('/rates');
  const key = pageKey({ siteId: request.site.id, ...request }, request.pageUrl);
  const siteId = request.site.id;
  const [FOUND_AT, LATER] = [5000, 6000];

  /** In the cache it is as it was before the change; nothing resolves it before `finish` is called. */
  const changedPage = () => {
    const cache = new PageCache();
    cache.store(key, {
      response: responseOf('Old'),
      siteId,
      cacheTags: ['site'],
      version: 1,
      changesAt: Infinity,
    });
    expect(cache.find(key, FOUND_AT)).toBeDefined();
    cache.noteChanges(siteId, [{ tag: 'site', version: 2 }]);
    let finish: (page: Awaited<ReturnType<Building['resolve']>>) => void = () => undefined;
    const resolved = new Promise<Awaited<ReturnType<Building['resolve']>>>((resolve) => (finish = resolve));
    const services = servicesWith(() => resolved);
    const builder = new CachedPageBuilder(services, cache, new PageFreshness(database, cache));
    return { builder, finish: () => finish(undefined) };
  };

  it('is shown as it was to who has waited for a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { builder, finish } = changedPage();
    const shown = vi.fn();
    const page = (async () => shown(await builder.build(request, { client, now: LATER })))();
    await vi.advanceTimersByTimeAsync(999);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await page;
    const [[answer]] = shown.mock.calls as [[{ response: PreparedResponse }]];
    expect(answer.response.variant('identity')?.body.toString()).toBe('Old');
    finish();
  });

  it('is waited for by who is signed in', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { builder, finish } = changedPage();
    const shown = vi.fn();
    const owner = { ...client, isSignedIn: true };
    const page = (async () => shown(await builder.build(request, { client: owner, now: LATER })))();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown).not.toHaveBeenCalled();
    finish();
    await page;
    expect(shown).toHaveBeenCalledWith(undefined);
  });
});
