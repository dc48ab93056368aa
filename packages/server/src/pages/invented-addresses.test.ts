import { pagePermissions } from '@sitewright/domain/pages';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../http/http-tables.ts';
import { newId } from '../ids/index.ts';
import { createTestDatabase, publishItem, publishPage, startTestApp } from '../testing/index.ts';

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('invented');
const owner = await app.signIn(site);
const HOUR = 3_600_000;
const FIRST = Date.UTC(2026, 2, 15);
const journal = await publishPage(owner, { kind: 'blog', title: 'Journal', pageSize: 2 });
for (const hours of [1, 2, 3, 4, 5])
  await publishItem(owner, journal, {
    title: `Post ${hours}`,
    publishOn: FIRST + hours * HOUR,
    tags: ['ink'],
  });
await publishPage(owner, { title: 'Plain' });
await publishPage(owner, { title: 'Members', permission: pagePermissions.members });
await publishPage(owner, { kind: 'products', title: 'Trade', permission: pagePermissions.password });
beforeEach(() => database.delete(rateLimits));

const visitor = app.visit(site);

interface Counts {
  readonly renders: number;
  readonly entries: number;
}

const readCounts = async (): Promise<Counts> => {
  const { text } = await visitor.open('/metrics');
  const read = (pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);
  return {
    renders: read(/^page_answers_total\{from="render"\} (\d+)/m),
    entries: read(/^page_cache_entries (\d+)/m),
  };
};

/** How many statements the program sends while the work goes on. */
const countStatements = async (work: () => Promise<void>): Promise<number> => {
  let count = 0;
  const note = (): void => void (count += 1);
  pool.on('acquire', note);
  await work();
  pool.off('acquire', note);
  return count;
};

const openAll = async (paths: readonly string[]): Promise<Set<number>> => {
  const statuses = new Set<number>();
  for (const path of paths) statuses.add((await visitor.open(path)).status);
  return statuses;
};

/** Opens all, and tells how many had to be made and how many stayed. */
const costOf = async (paths: readonly string[]): Promise<Counts> => {
  const before = await readCounts();
  await openAll(paths);
  const after = await readCounts();
  return { renders: after.renders - before.renders, entries: after.entries - before.entries };
};

const many = (pathOf: (index: number) => string): string[] =>
  Array.from({ length: 8 }, (_, index) => pathOf(index));

describe('addresses that find nothing', () => {
  it('cost the making of one page together, in whatever way they are written', async () => {
    const paths = [
      ...many((index) => `/nowhere-${index}`),
      ...many((index) => `/nowhere?tag=${index}&offset=${index}&page=${index + 1}`),
      ...many((index) => `/journal/none-${index}`),
      ...many((index) => `/%66${index}%2f%ff`),
      ...many((index) => `/a/${'b/'.repeat(index)}`),
      ...many((index) => `/scripts/none-${index}.js?v=${index}`),
      ...many((index) => `/nowhere/?calendar=05-20${10 + index}&view=calendar${index}&notice=${index}`),
    ];
    expect(await costOf(paths)).toEqual({ renders: 1, entries: 1 });
    expect(await openAll(paths.filter((_, index) => index % 8 === 0))).toEqual(new Set([404]));
  });

  it('show one page to all, without the address that was asked for', async () => {
    const pages = await Promise.all(
      ['/first-way?tag=x1', '/second-way?q=x2'].map((path) => visitor.open(path)),
    );
    const [first, second] = pages.map(({ text }) => text);
    expect(first).toBe(second);
    expect(first).not.toMatch(/first-way|second-way|x1|x2/);
  });

  it('ask the database once each', async () => {
    await visitor.open('/nowhere');
    const paths = many((index) => `/nowhere-else-${index}`);
    const statements = await countStatements(async () => void (await openAll(paths)));
    expect(statements).toBeLessThanOrEqual(paths.length + 2);
  });

  it('cost one page in each format', async () => {
    const formats = ['json', 'json-pretty', 'main-content', 'rss', 'ical'];
    const paths = formats.flatMap((format) => many((index) => `/nowhere-${index}?format=${format}`));
    expect(await costOf(paths)).toEqual({ renders: formats.length, entries: formats.length });
  });

  it('are made once when many come at the same time', async () => {
    app.clock.now = new Date(app.clock.now.getTime() + 1100);
    await publishPage(owner, { title: 'Another' });
    app.clock.now = new Date(app.clock.now.getTime() + 1100);
    await visitor.open('/another');
    const before = await readCounts();
    await Promise.all(many((index) => `/at-once-${index}`).map((path) => visitor.open(path)));
    expect((await readCounts()).renders - before.renders).toBe(1);
  });

  it('show at once what changes on their page, and find what is published', async () => {
    expect((await visitor.open('/later')).status).toBe(404);
    await publishPage(owner, { title: 'Later', urlId: 'later' });
    app.clock.now = new Date(app.clock.now.getTime() + 1100);
    expect((await visitor.open('/later')).status).toBe(200);
  });
});

describe('parameters that match nothing', () => {
  it('cost the making of one page together: categories, tags, authors, months and places of a list', async () => {
    const paths = ['category', 'tag', 'author', 'month'].flatMap((name) =>
      many((index) => `/journal?${name}=no-such-${index}`),
    );
    const beyond = many((index) => `/journal?offset=${index + 1}`);
    const both = many((index) => `/journal?tag=ink&category=${index}&offset=${FIRST}_${newId()}`);
    expect(await costOf([...paths, ...beyond, ...both])).toEqual({ renders: 1, entries: 1 });
    expect(await openAll(paths.filter((_, index) => index % 8 === 0))).toEqual(new Set([200]));
  });

  it('show the list without items, and without the word that was asked for', async () => {
    const { text } = await visitor.open('/journal?category=invented-word');
    expect(text).not.toContain('invented-word');
    expect(text).not.toContain('Post 1');
    const { text: json } = await visitor.open('/journal?tag=invented-word&format=json');
    expect((JSON.parse(json) as { items: unknown[] }).items).toEqual([]);
  });

  it('that lead to a place between two items show what follows there, made once', async () => {
    const between = many((index) => `/journal?offset=${FIRST + 3 * HOUR + 1 + index}`);
    const backwards = many((index) => `/journal?offset=${FIRST + 3 * HOUR + 1 + index}&reversePaginate=true`);
    const filtered = many((index) => `/journal?tag=ink&offset=${FIRST + 3 * HOUR + 1 + index}`);
    expect(await costOf([...between, ...backwards, ...filtered])).toEqual({ renders: 3, entries: 3 });
    const titlesAt = async (query: string): Promise<unknown[]> => {
      const { text } = await visitor.open(`/journal?format=json&${query}`);
      return (JSON.parse(text) as { items: { title: string }[] }).items.map(({ title }) => title);
    };
    expect(await titlesAt(`offset=${FIRST + 3 * HOUR + 1}`)).toEqual(['Post 3', 'Post 2']);
    expect(await titlesAt(`offset=${FIRST + 4 * HOUR}`)).toEqual(['Post 3', 'Post 2']);
    expect(await titlesAt(`offset=${FIRST + 3 * HOUR + 1}&reversePaginate=true`)).toEqual([
      'Post 5',
      'Post 4',
    ]);
  });

  it('on pages that use none of them cost nothing', async () => {
    await openAll(['/plain', '/journal/post-1', '/robots.txt', '/sitemap.xml', '/site.css', '/favicon.ico']);
    const query = (index: number): string =>
      `tag=${index}&page=${index + 2}&notice=${index}&answer=${newId()}`;
    const paths = ['/plain', '/journal/post-1'].flatMap((path) =>
      many((index) => `${path}?${query(index)}&calendar=05-20${10 + index}`),
    );
    const files = ['/robots.txt', '/sitemap.xml', '/favicon.ico'].flatMap((path) =>
      many((index) => `${path}?tag=${index}`),
    );
    const styles = many((index) => `/site.css?v=9999${index}`);
    expect(await costOf([...paths, ...files, ...styles])).toEqual({ renders: 0, entries: 0 });
  });
});

it('a notice on a page is made once until the page changes', async () => {
  const told = Array.from({ length: 5 }, () => '/journal/post-2?notice=comment-shown');
  expect(await costOf(told)).toEqual({ renders: 1, entries: 1 });
});

it('a page for members is made once for all who are not let in', async () => {
  expect(await costOf(many((index) => `/members?tag=${index}`))).toEqual({ renders: 1, entries: 1 });
  expect((await visitor.open('/members')).status).toBe(403);
});

it('a locked page takes no room for what somebody says to have chosen of its filters', async () => {
  const paths = ['price-from=', 'option.Frame='].flatMap((choice) =>
    many((index) => `/trade?${choice}${index + 1}`),
  );
  expect((await costOf(paths)).entries).toBe(0);
});
