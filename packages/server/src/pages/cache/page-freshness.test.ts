import { expect, it } from 'vitest';
import { PreparedResponse } from '../../http/index.ts';
import { invalidateCacheTags } from '../../sites/index.ts';
import { createTestDatabase, startTestApp } from '../../testing/index.ts';
import { PageCache } from './page-cache.ts';
import { PageFreshness } from './page-freshness.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const { id: siteId } = await app.addSite('freshness');

const watchPage = () => {
  const cache = new PageCache();
  const response = new PreparedResponse({
    status: 200,
    contentType: 'text/html',
    body: 'page',
    cacheControl: 'no-cache',
  });
  cache.store('page', { response, siteId, cacheTags: ['site'], version: 1, changesAt: Infinity });
  const freshness = new PageFreshness(database, cache);
  freshness.watch(siteId, 1, 0);
  return { cache, freshness };
};

it('reads changes before a page is too old, while requests are answered', async () => {
  const { cache, freshness } = watchPage();
  await invalidateCacheTags(database, siteId, ['site']);
  expect(freshness.isFresh(siteId, 500)).toBe(true);
  expect(freshness.isFresh(siteId, 700)).toBe(true);
  await expect.poll(() => cache.find('page', 700)).toBeUndefined();
  await expect.poll(() => freshness.isFresh(siteId, 1_200)).toBe(true);
});

it('shows nothing that is older than a second, whoever asks first', () => {
  const { freshness } = watchPage();
  expect(freshness.isFresh(siteId, 1_000)).toBe(false);
});
