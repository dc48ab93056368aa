import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { siteCalls } from '@sitewright/api/sites';
import { redirectCalls } from '@sitewright/api/redirects';
import { typeOfKind } from '@sitewright/domain/blocks';
import { describeState, folderBehaviors } from '@sitewright/domain/pages';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../http/http-tables.ts';
import { newId } from '../ids/index.ts';
import { accept, createTestDatabase, publishItem, publishPage, startTestApp } from '../testing/index.ts';
import { assignAllMonths, publishScheduled } from './index.ts';

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('views');
const owner = await app.signIn(site);
beforeEach(() => database.delete(rateLimits));

const HOUR = 3_600_000;
const passTime = (ms: number): void => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const now = (): number => app.clock.now.getTime();
const open = (path: string) => {
  passTime(1100);
  return app.visit(site).open(path);
};
const contextOf = async (path: string): Promise<Record<string, never>> => {
  const glue = path.includes('?') ? '&' : '?';
  const answer = await open(`${path}${glue}format=json`);
  if (answer.status !== 200) throw new Error(`${path} ${answer.status}`);
  return JSON.parse(answer.text) as Record<string, never>;
};
const titlesOf = (context: object): string[] =>
  ((context as { items?: { title: string }[] }).items ?? []).map(({ title }) => title);

describe('collections and items', () => {
  it('[SITE-01 TPL-09] an address finds a page, a list or an item of it', async () => {
    const journal = await publishPage(owner, { kind: 'blog', title: 'Journal' });
    const id = await publishItem(owner, journal, {
      title: 'First post',
      body: '<p>Hello</p><script>alert(1)</script>',
      excerpt: 'Short',
      tags: ['ink'],
    });
    expect(titlesOf(await contextOf('/journal'))).toEqual(['First post']);
    const { item, pageType } = (await contextOf('/journal/first-post')) as unknown as {
      item: Record<string, unknown>;
      pageType: number;
    };
    expect(pageType).toBe(50);
    expect(item).toMatchObject({ id, title: 'First post', fullUrl: '/journal/first-post', recordType: 1 });
    expect(item['body']).toContain('<p>Hello</p>');
    expect(item['body']).not.toContain('<script');
    expect((await open('/journal/no-such-post')).status).toBe(404);
    expect((await open('/journal/first-post/more')).status).toBe(404);
  });

  it('filters by category, tag, month and author, and pages through what is left', async () => {
    const news = await publishPage(owner, { kind: 'blog', title: 'News', pageSize: 2 });
    const [author] = accept(
      await owner.client.send(pageCalls.saveAuthors, {
        body: {
          authors: [{ displayName: 'Ada', bio: '<p onclick="x()">Prints<script>x()</script></p>' }],
          revision: 1,
        },
      }),
    ).authors;
    expect(author).toMatchObject({ bio: '<p>Prints</p>' });
    const at = Date.UTC(2026, 2, 15, 12);
    for (const index of [1, 2, 3, 4, 5])
      await publishItem(owner, news, {
        title: `News ${index}`,
        publishOn: index <= 2 ? at : at + index * HOUR,
        tags: index % 2 === 0 ? ['even', 'C++ & more'] : ['odd'],
        categories: index === 5 ? ['Last'] : ['Early'],
        ...(index === 3 && author?.id ? { authorId: author.id } : {}),
      });
    expect(titlesOf(await contextOf('/news?tag=even'))).toEqual(['News 4', 'News 2']);
    expect(titlesOf(await contextOf('/news?tag=C%2B%2B%20%26%20more&category=Early'))).toEqual([
      'News 4',
      'News 2',
    ]);
    expect(titlesOf(await contextOf('/news?category=Last'))).toEqual(['News 5']);
    expect(titlesOf(await contextOf(`/news?author=${author?.id}`))).toEqual(['News 3']);
    expect(titlesOf(await contextOf('/news?month=03-2026'))).toEqual(['News 5', 'News 4']);
    expect(titlesOf(await contextOf('/news?month=04-2026'))).toEqual([]);

    const seen: string[] = [];
    let path: string | undefined = '/news';
    const pages: string[] = [];
    while (path !== undefined) {
      pages.push(path);
      const context = (await contextOf(path)) as {
        pagination?: { nextPageUrl?: string; prevPageUrl?: string };
      };
      seen.push(...titlesOf(context));
      path = context.pagination?.nextPageUrl;
    }
    expect(pages).toHaveLength(3);
    expect(seen.toSorted()).toEqual(['News 1', 'News 2', 'News 3', 'News 4', 'News 5']);
    const last = (await contextOf(pages[2] ?? '')) as { pagination?: { prevPageUrl?: string } };
    const back = await contextOf(last.pagination?.prevPageUrl ?? '');
    expect(titlesOf(back)).toEqual(titlesOf(await contextOf(pages[1] ?? '')));
  });

  it('counts posts under their authors’ names where none of the posts is shown', async () => {
    const essays = await publishPage(owner, { kind: 'blog', title: 'Essays' });
    const [author] = accept(
      await owner.client.send(pageCalls.saveAuthors, {
        body: { authors: [{ displayName: 'Grace' }], revision: 2 },
      }),
    ).authors;
    await publishItem(owner, essays, { title: 'On pink', ...(author?.id && { authorId: author.id }) });
    const desktop = { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 2 };
    const type = typeOfKind('postsByAuthor');
    const block = { id: newId(), type, value: { collectionId: essays }, desktop };
    await publishPage(owner, {
      title: 'Writers',
      sections: [{ id: newId(), theme: 'paper', blocks: [block] }],
    });
    const { text } = await open('/writers');
    expect(text).toContain(
      `<a href="/essays?author=${author?.id}">Grace</a> <span class="sw-count">1</span>`,
    );
  });

  it('turns calendars to another month, and leaves the list of their page alone', async () => {
    const dates = await publishPage(owner, { kind: 'events', title: 'Dates' });
    const desktop = { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 2 };
    const block = { id: newId(), type: typeOfKind('calendar'), value: { collectionId: dates }, desktop };
    await publishPage(owner, {
      title: 'Planner',
      sections: [{ id: newId(), theme: 'paper', blocks: [block] }],
    });
    const startDate = Date.UTC(2031, 4, 9, 12);
    await publishItem(owner, dates, { title: 'Far away', startDate, endDate: startDate + HOUR });
    const calendarOf = async (path: string) =>
      /<table class="sw-calendar">.*<\/table>/s.exec((await open(path)).text)?.[0];
    expect(await calendarOf('/planner')).not.toContain('Far away');
    expect(await calendarOf('/planner?calendar=05-2031')).toContain('<caption>May 2031</caption>');
    expect(await calendarOf('/planner?calendar=05-2031')).toContain('Far away');
    expect(await calendarOf('/planner?calendar=04-2031')).not.toContain('Far away');
    expect(await calendarOf('/planner?calendar=13-2031')).toBe(await calendarOf('/planner'));
    expect(titlesOf(await contextOf('/dates?calendar=01-2031'))).toEqual(['Far away']);
  });

  it('[SITE-21 (rule)] files posts under other months when the site moves to another time zone', async () => {
    const other = await app.addSite('moving');
    const there = await app.signIn(other);
    const blog = await publishPage(there, { kind: 'blog', title: 'Nights' });
    await publishItem(there, blog, { title: 'Early', publishOn: Date.UTC(2026, 2, 1, 2) });
    await publishItem(there, blog, { title: 'Late', publishOn: Date.UTC(2026, 2, 20) });
    const months = async () => {
      const { rows } = await pool.query<{ term: string; count: number }>(
        "select term, count from term_counts where website_id = $1 and kind = 'months' order by term",
        [other.id],
      );
      return rows.map(({ term, count }) => `${term}:${count}`);
    };
    expect(await months()).toEqual(['02-2026:1', '03-2026:1']);
    const settings = accept(await there.client.send(siteCalls.readSettings, {}));
    accept(await there.client.send(siteCalls.saveSettings, { body: { ...settings, timeZone: 'UTC' } }));
    const { rows } = await pool.query("select payload from jobs where kind = 'pages.file-months'");
    expect(rows).toEqual([{ payload: { websiteId: other.id } }]);
    await assignAllMonths(database, other.id);
    expect(await months()).toEqual(['03-2026:2']);
    passTime(1100);
    const page = await app.visit(other).open('/nights?month=03-2026&format=json');
    expect(titlesOf(JSON.parse(page.text))).toEqual(['Late', 'Early']);
  });

  it('[SITE-13] shows user-ordered lists in their order, by pages of 250, and drags within them', async () => {
    const gallery = await publishPage(owner, { kind: 'gallery', title: 'Prints' });
    const ids: string[] = [];
    for (const title of ['A', 'B', 'C'])
      ids.push(await publishItem(owner, gallery, { title: `Print ${title}` }));
    accept(
      await owner.client.send(pageCalls.orderItems, {
        params: { id: gallery },
        body: { ids: ids.toReversed() },
      }),
    );
    const context = (await contextOf('/prints')) as { pagination?: { pageSize?: number } };
    expect(titlesOf(context)).toEqual(['Print C', 'Print B', 'Print A']);
    expect(context.pagination?.pageSize).toBe(250);
  });

  it('answers feeds: RSS of a blog, a calendar of events', async () => {
    const rss = await open('/journal?format=rss');
    expect(rss.headers['content-type']).toContain('application/rss+xml');
    expect(rss.text).toContain('<title>First post</title>');
    const events = await publishPage(owner, { kind: 'events', title: 'Events' });
    await publishItem(owner, events, {
      title: 'Opening; with wine',
      recordType: 12,
      startDate: Date.UTC(2026, 5, 1, 18),
      endDate: Date.UTC(2026, 5, 1, 20),
    });
    const ical = await open('/events/opening-with-wine?format=ical');
    expect(ical.headers['content-type']).toContain('text/calendar');
    expect(ical.text).toContain('DTSTART:20260601T180000Z');
    expect(ical.text).toContain('SUMMARY:Opening\\; with wine');
    expect((await open('/journal?format=ical')).status).toBe(404);
    const main = await open('/journal?format=main-content');
    expect(main.text).toContain('First post');
    expect(main.text).not.toContain('<html');
  });

  it('shows the nearest of many events first, and tells all of them in the feed', async () => {
    const collectionId = await publishPage(owner, { kind: 'events', title: 'Weekly' });
    const week = 7 * 24 * HOUR;
    const today = now();
    for (let index = -3; index < 30; index += 1)
      await publishItem(owner, collectionId, {
        title: `Week ${index}`,
        recordType: 12,
        startDate: today + index * week - HOUR,
        endDate: today + index * week + HOUR,
      });
    const context = (await contextOf('/weekly')) as unknown as {
      upcoming: { title: string }[];
      past: { title: string }[];
      pagination: { nextPageUrl: string };
    };
    const weeks = (start: number, end: number) =>
      Array.from({ length: end - start }, (_, index) => `Week ${start + index}`);
    expect(titlesOf(context)).toEqual(weeks(0, 20));
    expect(context.upcoming.map(({ title }) => title)).toEqual(weeks(0, 20));
    const second = (await contextOf(context.pagination.nextPageUrl)) as unknown as typeof context;
    expect(titlesOf(second)).toEqual([...weeks(20, 30), 'Week -1', 'Week -2', 'Week -3']);
    const feed = await open('/weekly?format=ical');
    for (const title of weeks(-3, 30)) expect(feed.text).toContain(`SUMMARY:${title}\r\n`);
  });

  it('has an icon for browsers that ask for one', async () => {
    const icon = await open('/favicon.ico');
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(icon.text).toMatch(/^<svg [^]*>[A-Z]<\/text><\/svg>$/);
  });

  it('[SITE-22] lists public pages in the site map, for robots', async () => {
    const robots = await open('/robots.txt');
    expect(robots.text).toContain(`/sitemap.xml`);
    const map = await open('/sitemap.xml');
    expect(map.headers['content-type']).toContain('xml');
    expect(map.text).toContain('/journal/first-post</loc>');
    expect(map.text).toContain('/news</loc>');
  });
});

describe('statuses', () => {
  it('[SITE-12] drafts, private pages and pages that need review are not served', async () => {
    for (const status of ['draft', 'needs-review'] as const)
      await publishPage(owner, { title: `Hidden ${status}`, urlId: `hidden-${status}`, status });
    const shown = await publishPage(owner, { title: 'Hidden later', urlId: 'hidden-later' });
    expect((await open('/hidden-later')).status).toBe(200);
    const { revision } = accept(
      await owner.client.send(documentCalls.read, { params: { kind: 'collection', id: shown } }),
    );
    accept(
      await owner.client.send(pageCalls.publish, {
        params: { id: shown },
        body: { baseRevision: revision, status: 'private' },
      }),
    );
    for (const path of ['/hidden-draft', '/hidden-needs-review', '/hidden-later'])
      expect((await open(path)).status).toBe(404);
    expect((await open('/sitemap.xml')).text).not.toContain('hidden');
    const { pages } = accept(await owner.client.send(pageCalls.list, {}));
    const labels = pages
      .filter(({ fullUrl }) => fullUrl.startsWith('/hidden'))
      .map(({ state }) => describeState(state, String));
    expect(labels.toSorted()).toEqual(['Draft', 'Needs Review', 'Private']);
  });

  it('[SITE-12 SITE-28] a scheduled page and post appear at their time, also out of the cache', async () => {
    const at = now() + HOUR;
    await publishPage(owner, { title: 'Tomorrow', status: 'scheduled', publishOn: at });
    const { pages } = accept(await owner.client.send(pageCalls.list, {}));
    expect(pages.find(({ fullUrl }) => fullUrl === '/tomorrow')?.state).toEqual({
      name: 'scheduled',
      isVisible: false,
      at,
    });
    const journal = pages.find(({ fullUrl }) => fullUrl === '/journal')?.id ?? '';
    await publishItem(owner, journal, { title: 'Later post', status: 'scheduled', publishOn: at });
    expect((await open('/tomorrow')).status).toBe(404);
    expect((await open('/')).text).not.toContain('Tomorrow');
    expect(titlesOf(await contextOf('/journal'))).not.toContain('Later post');
    passTime(HOUR);
    expect((await open('/tomorrow')).status).toBe(200);
    expect(titlesOf(await contextOf('/journal'))).toContain('Later post');
    await publishScheduled({ database, clock: () => app.clock.now, log: pino({ level: 'silent' }) });
    const after = accept(await owner.client.send(pageCalls.list, {})).pages;
    expect(after.find(({ fullUrl }) => fullUrl === '/tomorrow')).toMatchObject({
      status: 'published',
      state: { name: 'published', isVisible: true },
    });
    expect((await open('/journal/later-post')).status).toBe(200);
  });
});

it('[SITE-28] a page changes its status in the stated ways, and in no other', async () => {
  const ways: Readonly<Record<string, readonly string[]>> = {
    draft: ['needs-review', 'scheduled', 'published'],
    'needs-review': ['draft', 'scheduled', 'published'],
    scheduled: ['draft'],
    published: ['draft', 'private'],
    private: ['published'],
  };
  const statuses = Object.keys(ways);
  const publishOn = now() + HOUR;
  const put = async (id: string, status: string) => {
    const params = { kind: 'collection', id };
    const { revision: baseRevision } = accept(await owner.client.send(documentCalls.read, { params }));
    const body = { baseRevision, status, ...(status === 'scheduled' ? { publishOn } : {}) };
    return owner.client.send(pageCalls.publish, { params: { id }, body: body as never });
  };
  const make = async (status: string): Promise<string> => {
    const id = accept(await owner.client.send(pageCalls.create, { body: { kind: 'page', title: 'Way' } })).id;
    if (status === 'private') accept(await put(id, 'published'));
    if (status !== 'draft') accept(await put(id, status));
    return id;
  };
  for (const from of statuses)
    for (const to of statuses.filter((each) => each !== from)) {
      const { ok } = await put(await make(from), to);
      expect(ok, `${from} to ${to}`).toBe(ways[from]?.includes(to));
    }
});

describe('folders and old addresses', () => {
  it('[SITE-10] an index folder stacks its children, a redirect folder goes to its first', async () => {
    const index = await publishPage(owner, { kind: 'index', title: 'Studio' });
    await publishPage(owner, { title: 'The room', parentId: index });
    const context = (await contextOf('/studio')) as unknown as {
      collection: { folderBehavior: number; collections: { title: string }[] };
    };
    expect(context.collection.folderBehavior).toBe(folderBehaviors.index);
    expect(context.collection.collections.map(({ title }) => title)).toEqual(['The room']);
    const folder = await publishPage(owner, { kind: 'folder', title: 'More' });
    expect((await open('/more')).status).not.toBe(500);
    await publishPage(owner, { title: 'Inside', parentId: folder });
    const moved = await open('/more');
    expect(moved.status).toBe(302);
    expect(moved.headers.location).toBe('/inside');
  });

  it('an old address leads on, with the names it holds, unless a page has it', async () => {
    const redirects = [
      { from: '/blog/[name]', to: '/journal/[name]', status: 301 as const },
      { from: '/blog/special', to: 'https://example.com/', status: 302 as const },
      { from: '/journal', to: '/nowhere', status: 301 as const },
      { from: '/far', to: '/größe/🖨', status: 301 as const },
    ];
    accept(await owner.client.send(redirectCalls.save, { body: { redirects, revision: 1 } }));
    const named = await open('/blog/first-post');
    expect([named.status, named.headers.location]).toEqual([301, '/journal/first-post']);
    expect((await open('/far')).headers.location).toBe('/gr%C3%B6%C3%9Fe/%F0%9F%96%A8');
    const fixed = await open('/blog/special');
    expect([fixed.status, fixed.headers.location]).toEqual([302, 'https://example.com/']);
    expect((await open('/blog/%5C%5Cevil.example')).headers.location).toBe('/journal/%5C%5Cevil.example');
    expect((await open('/blog/%2F%2Fevil.example')).headers.location).toBeUndefined();
    expect((await open('/journal')).status).toBe(200);
    const refused = await owner.client.send(redirectCalls.save, {
      body: { redirects: [{ from: '/a', to: '/[name]', status: 301 }], revision: 2 },
    });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'redirect-names' } });
  });
});
