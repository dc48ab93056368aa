import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../http/http-tables.ts';
import { newId } from '../ids/index.ts';
import { createTestDatabase, publishItem, publishPage, startTestApp } from '../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('kept');
const owner = await app.signIn(site);
beforeEach(() => database.delete(rateLimits));

const visitor = app.visit(site);
const HOUR = 3_600_000;

const countKept = async (): Promise<number> => {
  const { text } = await visitor.open('/metrics');
  return Number(/^\S*page_cache_entries\S* (\d+)/m.exec(text)?.[1] ?? Number.NaN);
};

/** The addresses that are still there for the next visitor, of those asked for. */
const keptOf = async (paths: readonly string[], headers: Readonly<Record<string, string>> = {}) => {
  const kept: string[] = [];
  for (const path of paths) {
    const before = await countKept();
    await visitor.open(path, { headers });
    if ((await countKept()) > before) kept.push(path);
  }
  return kept;
};

describe('what is kept of pages', () => {
  it('are addresses that show something of their own', async () => {
    const blog = await publishPage(owner, { kind: 'blog', title: 'Journal', pageSize: 2 });
    const dates = [1, 2, 3, 4].map((hours) => Date.UTC(2026, 2, 15) + hours * HOUR);
    for (const [index, publishOn] of dates.entries())
      await publishItem(owner, blog, { title: `Post ${index}`, publishOn, tags: ['ink'] });
    await publishPage(owner, { title: 'Plain' });
    app.clock.now = new Date(app.clock.now.getTime() + 1100);
    const [styles = ''] = /\/site\.css\?v=\d+/.exec((await visitor.open('/')).text) ?? [];
    const real = [
      '/plain',
      '/plain?view=calendar',
      '/journal?format=rss',
      '/journal?tag=ink',
      `/journal?offset=${dates[2]}`,
      `/journal?offset=${dates[1]}&reversePaginate=true`,
      '/site.css',
      styles,
      '/robots.txt',
      '/sitemap.xml',
    ];
    expect(await keptOf(real)).toEqual(real);
  });

  it('are not addresses that anybody can invent', async () => {
    const between = `/journal?offset=${Date.UTC(2026, 2, 15) + HOUR}_${newId()}`;
    // What is missing, the list that shows nothing, and what begins at an item are pages too, once each.
    const once = ['/gone', '/journal?tag=gone', '/journal/post-0', between];
    expect(await keptOf(once)).toEqual(once);
    const invented = [
      '/plain?page=7',
      '/plain?offset=7',
      '/plain?tag=ink',
      '/plain?notice=x',
      '/plain?calendar=05-2031',
      '/journal/post-0?page=7',
      '/journal?offset=1234567890123',
      `/journal?offset=${Date.UTC(2026, 2, 15) + HOUR}_${newId()}`,
      '/journal?tag=no-such-tag',
      '/journal?tag=ink&offset=12345',
      '/site.css?v=99999',
      '/site.css?tag=a',
      '/robots.txt?tag=a',
      '/sitemap.xml?page=9999',
      '/sitemap.xml?tag=a',
      '/nowhere',
    ];
    expect(await keptOf(invented)).toEqual([]);
  });

  it('is one page for parameters that mean nothing', async () => {
    await visitor.open('/journal/post-1');
    const same = ['q=words', 'view=7', 'offset=x', 'page=x', 'reversePaginate=true', 'utm_source=y'];
    expect(await keptOf(same.map((query) => `/journal/post-1?${query}`))).toEqual([]);
  });

  it('is nothing under a port that is not the program’s', async () => {
    expect(await keptOf(['/journal/post-2'], { host: `${site.host}:4242` })).toEqual([]);
    expect(await keptOf(['/journal/post-2'])).toEqual(['/journal/post-2']);
  });
});

describe('a host name with a port', () => {
  const open = (path: string, port: string) =>
    visitor.open(path, { headers: { host: `${site.host}${port}` } });

  it('that can be none shows the page, and names no port', async () => {
    const { status, text } = await open('/plain', ':99999');
    expect(status).toBe(200);
    expect(text).toContain(`<link rel="canonical" href="http://${site.host}/plain">`);
  });

  it('that visitors see is named as they see it', async () => {
    expect((await open('/plain', ':4242')).text).toContain(`href="http://${site.host}:4242/plain"`);
    expect((await open('/plain', ':80')).text).toContain(`href="http://${site.host}/plain"`);
  });
});

it('a page that comes with a cookie is kept by no store between, and checked again by its browser', async () => {
  const stranger = app.visit(site);
  const first = await stranger.open('/plain');
  expect(first.headers['set-cookie']).toBeDefined();
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const again = await stranger.open('/plain');
  expect(again.headers['set-cookie']).toBeUndefined();
  expect(again.headers['cache-control']).toBe('no-cache');
  const unchanged = await app
    .visit(site)
    .open('/plain', { headers: { 'if-none-match': String(again.headers['etag']) } });
  expect([unchanged.status, unchanged.headers['cache-control']]).toEqual([304, 'private, no-cache']);
});
