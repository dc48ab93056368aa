import { pageCostsCalls } from '@sitewright/api/page-costs';
import { describe, expect, it } from 'vitest';
import {
  accept,
  createTestDatabase,
  publishItem,
  publishPage,
  startTestApp,
  type TestSite,
} from '../testing/index.ts';
import { sweepPageCosts } from './page-costs-store.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('first');
const other = await app.addSite('other');
const owner = await app.signIn(site);
const otherOwner = await app.signIn(other);

const pass = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const open = (path: string, at: TestSite = site) => app.visit(at).open(path);
const listPages = async (browser = owner) =>
  accept(await browser.client.send(pageCostsCalls.listPages, {})).pages;
const findPage = async (path: string, browser = owner) =>
  (await listPages(browser)).find((page) => page.path === path);
const readLoad = async (period: 'hour' | 'day' = 'hour') =>
  accept(await owner.client.send(pageCostsCalls.readLoad, { query: { period } }));
const loadOf = async ({ id }: TestSite) => (await readLoad()).sites.find((each) => each.id === id);

const DAY_MS = 86_400_000;

describe('the costs of pages', () => {
  it('are listed for the site’s owner with their kind, size and number of items', async () => {
    const listId = await publishPage(owner, { kind: 'blog', title: 'News', urlId: 'news' });
    for (const title of ['One', 'Two', 'Three']) await publishItem(owner, listId, { title });
    await publishPage(owner, { title: 'About', urlId: 'about' });
    pass(1100);
    const { body } = await open('/about');
    await open('/news');
    await open('/news?format=rss');
    const about = await findPage('/about');
    expect(about).toMatchObject({ kind: 'page', builds: 1, items: 0, bytes: body.length });
    expect(about?.renderMs).toBeGreaterThan(0);
    expect(about?.readMs).toBeGreaterThan(0);
    expect(about?.worstMs).toBeCloseTo((about?.renderMs ?? 0) + (about?.readMs ?? 0), 6);
    const news = (await listPages()).filter(({ path }) => path === '/news');
    expect(news.map(({ kind, items }) => [kind, items]).toSorted()).toEqual([
      ['feed', 3],
      ['list', 3],
    ]);
  });

  it('are added up by day and over days, and views from the cache add nothing', async () => {
    await open('/about');
    await open('/about?utm_source=letter');
    expect((await findPage('/about'))?.builds).toBe(1);
    pass(DAY_MS);
    await publishPage(owner, { title: 'More', urlId: 'more' });
    pass(1100);
    await open('/about');
    expect((await findPage('/about'))?.builds).toBe(2);
  });

  it('hold no address that does not exist, and of a personal page no parameters', async () => {
    await open('/nowhere-at-all');
    await open('/cart?notice=secret');
    await open('/search?q=private');
    const paths = (await listPages()).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/cart', '/search']));
    expect(paths.join(' ')).not.toMatch(/nowhere|secret|private/);
  });

  it('are those of one site: the owner of another sees none of them', async () => {
    await open('/', other);
    expect((await listPages(otherOwner)).map(({ path }) => path)).toEqual(['/']);
  });

  it('are swept after 7 days', async () => {
    pass(6 * DAY_MS);
    await sweepPageCosts(database, app.clock.now);
    expect(await findPage('/more')).toBeUndefined();
    expect((await findPage('/about'))?.builds).toBe(1);
    pass(DAY_MS);
    await sweepPageCosts(database, app.clock.now);
    expect(await findPage('/about')).toBeUndefined();
  });
});

describe('the load of sites', () => {
  it('is what each took in the last hour: pages from the cache, built and refused', async () => {
    const busy = await app.addSite('busy');
    await open('/', busy);
    await open('/', busy);
    await open('/', busy);
    const load = await loadOf(busy);
    expect(load).toMatchObject({ title: 'Site busy', identifier: 'busy', cached: 2, built: 1, refused: 0 });
    expect(load?.renderMs).toBeGreaterThan(0);
    for (let at = 0; at < 125; at += 1) await open(`/search?q=${at}`, busy);
    expect((await loadOf(busy))?.refused).toBe(5);
    pass(2 * 3_600_000);
    expect(await loadOf(busy)).toBeUndefined();
    expect((await readLoad('day')).sites.map(({ id }) => id)).toContain(busy.id);
  });

  it('is counted by capability too, and faults apart', async () => {
    await listPages(otherOwner);
    const { capabilities } = await readLoad();
    const own = capabilities.find(({ capability }) => capability === 'page-costs');
    expect(own?.calls).toBeGreaterThan(0);
    expect(own?.statementMs).toBeGreaterThan(0);
    expect(own?.failures).toBe(0);
  });

  it('is for administrators of the installation, on the owner host alone', async () => {
    const outcome = await otherOwner.client.send(pageCostsCalls.readLoad, { query: { period: 'hour' } });
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'administration-elsewhere' } });
    const anybody = await app.visit(site).client.send(pageCostsCalls.readLoad, { query: { period: 'hour' } });
    expect(anybody).toMatchObject({ ok: false, refusal: { code: 'not-signed-in' } });
  });

  it('goes with its site', async () => {
    await open('/', other);
    await database.$client.query('delete from websites where website_id = $1', [other.id]);
    const ids = (await readLoad('day')).sites.map(({ id }) => id);
    expect(ids).toContain(site.id);
    expect(ids).not.toContain(other.id);
  });
});

it('the metrics tell calls by capability and never by site', async () => {
  const { text } = await open('/metrics');
  expect(text).toMatch(/^calls_total\{capability="page-costs"\} [1-9]/m);
  expect(text).toMatch(/^call_milliseconds_total\{capability="page-costs"\} [\d.]+/m);
  expect(text).toMatch(/^call_failures_total\{capability="page-costs"\} 0/m);
  expect(text).toMatch(/^page_milliseconds_total\{part="render"\} [\d.]+/m);
  expect(text).toMatch(/^page_answers_total\{from="refusal"\} 5/m);
  expect(text).not.toContain(site.id);
});
