import { expect, it } from 'vitest';
import { PreparedResponse } from '../../http/index.ts';
import { PageCache, type CachedPage } from './page-cache.ts';
import { RecentPages } from './recent-pages.ts';

const page: CachedPage = {
  response: new PreparedResponse({
    status: 200,
    contentType: 'text/html',
    body: 'x',
    cacheControl: 'no-cache',
  }),
  siteId: 's',
  cacheTags: ['site'],
  version: 1,
  changesAt: Infinity,
};

const START = 1_000_000;

const openRecent = () => {
  const cache = new PageCache();
  const recent = new RecentPages(cache, 150_000);
  recent.add({ host: 'a.example', url: '/shop' }, page, START);
  return { cache, recent };
};

it('finds a page by host and URL, for a tenth of a second', () => {
  const { recent } = openRecent();
  expect(recent.find({ host: 'a.example', url: '/shop' }, START + 99)?.page).toBe(page);
  expect(recent.find({ host: 'b.example', url: '/shop' }, START)).toBeUndefined();
  expect(recent.find({ host: 'a.example', url: '/shop?tag=a' }, START)).toBeUndefined();
  expect(recent.find({ host: 'a.example', url: '/shop' }, START + 100)).toBeUndefined();
  expect(recent.find({ host: 'a.example', url: '/shop' }, START - 1)).toBeUndefined();
});

it('forgets all pages when anything has changed', () => {
  const { cache, recent } = openRecent();
  cache.noteChanges('s', []);
  expect(recent.find({ host: 'a.example', url: '/shop' }, START)?.page).toBe(page);
  cache.noteChanges('another', [{ tag: 'site', version: 2 }]);
  expect(recent.find({ host: 'a.example', url: '/shop' }, START)).toBeUndefined();
});

it('takes no page that changes by itself meanwhile', () => {
  const { recent } = openRecent();
  recent.add({ host: 'a.example', url: '/sale' }, { ...page, changesAt: START + 100 }, START);
  expect(recent.find({ host: 'a.example', url: '/sale' }, START)).toBeUndefined();
});

it('holds a limited number of pages', () => {
  const { recent } = openRecent();
  for (let index = 0; index < 2000; index += 1)
    recent.add({ host: 'a.example', url: `/${index}` }, page, START);
  expect(recent.find({ host: 'a.example', url: '/500' }, START)?.page).toBe(page);
  expect(recent.find({ host: 'a.example', url: '/1999' }, START)).toBeUndefined();
});
