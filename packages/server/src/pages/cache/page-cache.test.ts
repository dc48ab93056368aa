import { expect, it } from 'vitest';
import { PreparedResponse } from '../../http/index.ts';
import { PageCache, type CachedPage } from './page-cache.ts';

const pageOf = (size: number, part: Partial<CachedPage> = {}): CachedPage => ({
  response: new PreparedResponse({
    status: 200,
    contentType: 'text/html',
    body: 'x'.repeat(size),
    cacheControl: 'no-cache',
  }),
  siteId: 's',
  cacheTags: ['site'],
  version: 1,
  changesAt: Infinity,
  ...part,
});

it('stays within its budget and drops what was not asked for longest', () => {
  const cache = new PageCache(3 * 12_000);
  for (const key of ['a', 'b', 'c']) cache.store(key, pageOf(10_000));
  cache.find('a', 0);
  cache.store('d', pageOf(10_000));
  expect(cache.bytes).toBeLessThanOrEqual(36_000);
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key, 0))).toEqual(['a', 'c', 'd']);
});

it('takes no page that is larger than the whole budget', () => {
  const cache = new PageCache(5000);
  cache.store('small', pageOf(1000));
  cache.store('huge', pageOf(10_000));
  expect(cache.find('huge', 0)).toBeUndefined();
  expect(cache.find('small', 0)).toBeDefined();
});

it('forgets a page at the moment it would look different', () => {
  const cache = new PageCache();
  cache.store('sale', pageOf(10, { changesAt: 1000 }));
  expect(cache.find('sale', 999)).toBeDefined();
  expect(cache.find('sale', 1000)).toBeUndefined();
  expect(cache.findOlder('sale', 5998)).toBeDefined();
  expect(cache.findOlder('sale', 5999)).toBeUndefined();
  expect(cache.bytes).toBe(0);
});

it('shows a page as it was only to those who come soon after it was right', () => {
  const cache = new PageCache();
  const lock = (): void => cache.noteChanges('s', [{ tag: 'collection:prices', version: 2 }]);
  cache.store('prices', pageOf(10, { cacheTags: ['collection:prices'] }));
  expect(cache.find('prices', 1000)).toBeDefined();
  lock();
  // Nobody came for an hour: the change is as old as that, although it is noticed only now.
  expect(cache.find('prices', 3_600_000)).toBeUndefined();
  expect(cache.findOlder('prices', 3_600_000)).toBeUndefined();
  expect(cache.bytes).toBe(0);
});

it('keeps a page as it was also when its compression ends after the change', async () => {
  const cache = new PageCache();
  const page = pageOf(10_000, { cacheTags: ['collection:prices'] });
  cache.store('prices', page);
  cache.find('prices', 1000);
  cache.noteChanges('s', [{ tag: 'collection:prices', version: 2 }]);
  await page.response.compressFully();
  cache.updateSize('prices');
  expect(cache.findOlder('prices', 1001)).toBeDefined();
  cache.findOlder('prices', 3_600_000);
  expect([cache.size, cache.bytes]).toEqual([0, 0]);
});

it('does not show a page as it was once visitors may no longer see it', () => {
  const cache = new PageCache();
  cache.store('prices', pageOf(10, { cacheTags: ['collection:prices'] }));
  expect(cache.find('prices', 1000)).toBeDefined();
  cache.noteChanges('s', [{ tag: 'collection:prices', version: 2 }]);
  expect(cache.findOlder('prices', 1001)).toBeDefined();
  cache.noteChanges('s', [{ tag: 'access', version: 3 }]);
  expect(cache.findOlder('prices', 1002)).toBeUndefined();
});

it('forgets pages whose cache tag changed after they were made, and no others', () => {
  const cache = new PageCache();
  cache.store('a', pageOf(10, { cacheTags: ['site', 'collection:a'], version: 5 }));
  cache.store('b', pageOf(10, { cacheTags: ['site', 'collection:b'], version: 5 }));
  cache.noteChanges('s', [
    { tag: 'collection:a', version: 6 },
    { tag: 'collection:b', version: 5 },
  ]);
  expect(cache.find('a', 0)).toBeUndefined();
  expect(cache.find('b', 0)).toBeDefined();
});

it('does not take a page that became old while it was being made', () => {
  const cache = new PageCache();
  cache.noteChanges('s', [{ tag: 'site', version: 7 }]);
  cache.store('late', pageOf(10, { version: 6 }));
  expect(cache.find('late', 0)).toBeUndefined();
  cache.store('new', pageOf(10, { version: 7 }));
  expect(cache.find('new', 0)).toBeDefined();
});

it('makes all pages of a site anew after more changes than it can remember', () => {
  const cache = new PageCache();
  cache.store('quiet', pageOf(10, { cacheTags: ['item:quiet'], version: 1 }));
  cache.noteChanges(
    's',
    Array.from({ length: 10_001 }, (_, n) => ({ tag: `item:${n}`, version: 2 })),
  );
  expect(cache.find('quiet', 0)).toBeUndefined();
});
