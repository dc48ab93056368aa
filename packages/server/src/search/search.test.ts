import { searchCalls } from '@sitewright/api/search';
import { pagePermissions } from '@sitewright/domain/pages';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accept, createTestDatabase, publishItem, publishPage, startTestApp } from '../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('searched');
const other = await app.addSite('unsearched');
const owner = await app.signIn(site);

const textSection = (html: string) => [
  {
    id: 'a'.repeat(24),
    theme: 'paper' as const,
    blocks: [
      {
        id: 'b'.repeat(24),
        type: 2,
        value: { html },
        desktop: { columnStart: 1, columnEnd: 9, rowStart: 1, rowEnd: 2 },
      },
    ],
  },
];

const journal = await publishPage(owner, { kind: 'blog', title: 'Journal' });
await publishPage(owner, {
  title: 'About prints',
  sections: textSection('<p>We pull <b>lithographs</b> by hand</p>'),
});
await publishItem(owner, journal, {
  title: 'Lithography for two',
  body: '<p>Stone &amp; ink, 1 &lt; 2</p>',
  tags: ['stone'],
});
await publishItem(owner, journal, { title: 'Hidden stone', status: 'draft' });
await publishItem(owner, journal, {
  title: 'Future stone',
  status: 'scheduled',
  publishOn: app.clock.now.getTime() + 1e9,
});
const locked = await publishPage(owner, {
  kind: 'blog',
  title: 'Locked stone',
  permission: pagePermissions.password,
});
await publishItem(owner, locked, { title: 'Stone inside' });
await publishPage(await app.signIn(other), { title: 'Stone of another site' });

const search = async (q: string, more: object = {}) =>
  accept(await app.visit(site).client.send(searchCalls.general, { query: { q, ...more } }));
const titles = async (q: string, more: object = {}) =>
  (await search(q, more)).items.map(({ title }) => title);

describe('search', () => {
  it('[SITE-05 (rule)] finds pages and posts by the words in them, best first, in any of their forms', async () => {
    expect(await titles('lithograph')).toEqual(['Lithography for two', 'About prints']);
    expect(await titles('lithographs')).toEqual(['About prints']);
    expect(await titles('print hand')).toEqual(['About prints']);
    expect(await titles('stone')).toEqual(['Lithography for two']);
    expect(await titles('"stone ink" -about')).toEqual(['Lithography for two']);
    expect(await titles('stone', { f_collectionId: 'c'.repeat(24) })).toEqual([]);
    expect(await search('')).toMatchObject({ items: [], totalCount: 0, serviceError: false });
  });

  it('[SITE-12 (rule) SITE-19 (rule)] finds nothing that visitors may not see, nor of other sites', async () => {
    const everything = JSON.stringify(await search('stone or inside or locked or future or hidden'));
    for (const word of ['Hidden', 'Future', 'Locked', 'inside', 'another site'])
      expect(everything).not.toContain(word);
  });

  it('[F24] marks found words in escaped text', async () => {
    const { items } = await search('stone');
    expect(items[0]?.highlights).toContain('<em>Stone</em> &amp; ink, 1 &lt; 2');
    expect(items[0]?.excerpt).toContain('Stone & ink, 1 < 2');
  });

  it('[F24] finds items by their tags, which are no part of an excerpt', async () => {
    await publishItem(owner, journal, { title: 'Kiln', body: '<p>Fired twice.</p>', tags: ['raku'] });
    const { items } = await search('raku');
    expect(items.map(({ title, excerpt }) => [title, excerpt])).toEqual([['Kiln', 'Fired twice.']]);
  });

  it('[F24] shows by dots where a text goes on before or behind its excerpt', async () => {
    const words = Array.from({ length: 120 }, (_, n) => `word${n}`).join(' ');
    await publishItem(owner, journal, { title: 'Whole', body: '<p>Quartz is short.</p>' });
    await publishItem(owner, journal, { title: 'First', body: `<p>Basalt ${words}</p>` });
    await publishItem(owner, journal, { title: 'Middle', body: `<p>${words} granite ${words}</p>` });
    const excerpt = async (query: string) => (await search(query)).items[0]?.excerpt;
    expect(await excerpt('quartz')).toMatch(/^Quartz is short\.?$/);
    expect(await excerpt('basalt')).toMatch(/^Basalt word0 .* word\d+ …$/);
    expect(await excerpt('granite')).toMatch(/^… word\d+ .* granite .* word\d+ …$/);
  });

  it('[SITE-02 (rule) SITE-05 (rule) F24] has a page, on which the query is text and nothing else', async () => {
    const page = await app.visit(site).open('/search?q=stone');
    expect(page.status).toBe(200);
    expect(page.text).toContain('"pageType":102');
    expect(page.text).toContain('href="/journal/lithography-for-two"');
    const attacks = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "'-alert(1)-'",
      '{.section x}{@|json}',
      '</title><script>',
    ];
    for (const attack of attacks) {
      const { text, status } = await app.visit(site).open(`/search?q=${encodeURIComponent(attack)}`);
      expect(status).toBe(200);
      expect(text).not.toMatch(/<script>alert|<img src=x|<\/title><script>/);
    }
  });

  it('[SITE-05 (rule) F24] shows twenty on a page and leads to the others, also within one page of the site', async () => {
    const many = await publishPage(owner, { kind: 'blog', title: 'Catalogue' });
    for (let n = 0; n < 22; n += 1)
      await publishItem(owner, many, { title: `Woodcut ${n}`, body: '<p>zinc</p>' });
    await publishItem(owner, journal, { title: 'Woodcut in the journal', body: '<p>zinc</p>' });
    const open = async (path: string) => (await app.visit(site).open(path)).text;
    const hits = (text: string): number => text.split('<h2><a href=').length - 1;
    const first = await open('/search?q=zinc');
    expect(hits(first)).toBe(20);
    expect(first).toContain('href="/search?q=zinc&amp;page=1"');
    const last = await open('/search?q=zinc&page=1');
    expect(hits(last)).toBe(3);
    expect(last).toContain('rel="prev" href="/search?q=zinc"');
    expect(last).not.toContain('rel="next"');
    const within = await open(`/search?q=zinc&f_collectionId=${many}&page=1`);
    expect(hits(within)).toBe(2);
    expect(within).toContain(`name="f_collectionId" value="${many}"`);
    expect(within).toContain(`rel="prev" href="/search?q=zinc&amp;f_collectionId=${many}"`);
    expect(hits(await open(`/search?q=zinc&f_collectionId=${journal}`))).toBe(1);
    expect(hits(await open('/search?q=zinc&f_collectionId=%3Cb%3E'))).toBe(20);
    const attacked = await open(`/search?q=${encodeURIComponent('zinc or "><script>alert(1)</script>')}`);
    expect(attacked).toContain('rel="next"');
    expect(attacked).not.toContain('<script>alert');
  });

  it('[SITE-05 (rule)] finds names in Thai and Arabic, and cuts what it shows of them at a word', async () => {
    const sentence = 'ภาพพิมพ์พระอาทิตย์ยามเย็นเหนือทะเลสีน้ำเงิน';
    await publishItem(owner, journal, {
      title: 'ภาพพิมพ์พระอาทิตย์',
      body: `<p>${sentence.repeat(200)}</p>`,
    });
    await publishItem(owner, journal, { title: 'شَمْسٌ متأخرة', body: '<p>طباعة يدوية</p>' });
    const [thai] = (await search('พระอาทิตย์')).items;
    expect(thai?.title).toBe('ภาพพิมพ์พระอาทิตย์');
    expect(thai?.excerpt.length).toBeLessThanOrEqual(321);
    expect(await titles('شمس')).toEqual(['شَمْسٌ متأخرة']);
    expect(await titles('طباعة')).toEqual(['شَمْسٌ متأخرة']);
    expect((await app.visit(site).open(`/search?q=${encodeURIComponent('พ'.repeat(150))}`)).status).toBe(200);
  });

  it('[SITE-05 (rule)] finds the item of that name behind thousands that mention the word', async () => {
    const notes = await publishPage(owner, { kind: 'blog', title: 'Notes' });
    const ordinary = await publishItem(owner, notes, { title: 'Ordinary', body: '<p>Made of gneiss.</p>' });
    await database.execute(sql`insert into items (website_id, item_id, collection_id, url_id, title, status, publish_on,
        visible_from, content, display_index, search_text, search, search_names, added_at, updated_at)
      select website_id, to_char(n, 'FM000000000000000000000000'), collection_id, 'copy-' || n, title, status, publish_on,
        visible_from, content, 1000 + n, search_text, search, search_names, added_at, updated_at
      from items, generate_series(1, 6000) n where item_id = ${ordinary}`);
    await publishItem(owner, notes, { title: 'Gneiss rack', body: '<p>Holds prints.</p>' });
    // As the program's own database does by itself: its plan reads what is found in the order it was stored.
    await database.execute(sql`analyze items`);
    const { items, totalCount } = await search('gneiss');
    expect(items[0]?.title).toBe('Gneiss rack');
    expect(new Set(items.map(({ itemUrl }) => itemUrl)).size).toBe(20);
    expect(totalCount).toBe(5000);
  });

  it('[F26 (rule)] takes 10,000 letters, quotes and operators as a search', async () => {
    for (const q of ['a'.repeat(10_000), '"'.repeat(500), '-', 'or or or', '" -" or "', ":* & | ! <-> ' \\"])
      expect((await app.visit(site).open(`/search?q=${encodeURIComponent(q)}`)).status).toBe(200);
  });

  it('[F26] takes any signs as words', async () => {
    for (const q of ["' or 1=1 --", '\\', ':*', '!!!', '(((', 'a & | !', '%', '"', "''"])
      expect(
        (await app.visit(site).open(`/api/search/GeneralSearch?q=${encodeURIComponent(q)}`)).status,
      ).toBe(200);
  });

  it('is answered 120 times a minute, as a page or to a script', async () => {
    app.clock.now = new Date(app.clock.now.getTime() + 61_000);
    const browser = app.visit(site);
    for (let turn = 0; turn < 119; turn += 1) await browser.open('/api/search/GeneralSearch?q=stone');
    expect((await browser.open('/search?q=stone')).status).toBe(200);
    expect((await browser.open('/search?q=stone')).status).toBe(429);
    expect((await browser.open('/api/search/GeneralSearch?q=stone')).status).toBe(429);
    expect((await browser.open('/journal')).status).toBe(200);
  });
});
