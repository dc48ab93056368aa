import { pino } from 'pino';
import { expect, it } from 'vitest';
import { PreparedResponse } from '../../http/index.ts';
import { createTestDatabase } from '../../testing/index.ts';
import { client, requestOf } from '../workers/testing/page-requests.ts';
import { CachedPageBuilder } from './cached-page-builder.ts';
import { PageCache } from './page-cache.ts';
import { PageFreshness } from './page-freshness.ts';
import { pageKey } from './page-key.ts';

const { database, pool } = await createTestDatabase();

it('gives the place of a resolved page back when the changes of its site cannot be read', async () => {
  const request = requestOf('/rates?tag=invented');
  const rates = requestOf('/rates').pageUrl;
  const cache = new PageCache();
  const freshness = new PageFreshness(database, cache);
  const response = new PreparedResponse({
    status: 200,
    contentType: 'text/html',
    body: 'Rates',
    cacheControl: 'no-cache',
  });
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
  const services = {
    log: pino({ level: 'silent' }),
    countPageView: () => undefined,
    recordCost: () => undefined,
    building: { resolve: async () => resolved, build: async () => undefined },
  };
  await pool.query('alter table cache_tag_versions rename to cache_tag_versions_away');
  const builder = new CachedPageBuilder(services, cache, freshness);
  await expect(builder.build(request, { client, now: 5000 })).rejects.toThrow();
  expect(dropped).toEqual(['rates']);
});
