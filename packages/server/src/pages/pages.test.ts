import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { siteCalls } from '@sitewright/api/sites';
import { pageCalls } from '@sitewright/api/pages';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { invalidateCacheTags } from '../sites/index.ts';
import { createTestDatabase, replaceTemplateFiles, startTestApp, type TestApp } from '../testing/index.ts';

const { database } = await createTestDatabase();
const node = await startTestApp(database);
const site = await node.addSite('first');
const secondSite = await node.addSite('second');

/** The clock of the tests stands still: let a second pass, after which nodes look for changes. */
const passSecond = (app: TestApp): void => {
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
};

const renameSite = async (title: string): Promise<void> => {
  const owner = await node.signIn(site);
  const read = await owner.client.send(siteCalls.readSettings, {});
  if (!read.ok) throw new Error(read.refusal.message);
  const saved = await owner.client.send(siteCalls.saveSettings, { body: { ...read.answer, title } });
  expect(saved.ok).toBe(true);
};

const answersFrom = (app: TestApp, source: 'cache' | 'render'): Promise<number> =>
  app
    .visit(site)
    .open('/metrics')
    .then(({ text }) =>
      Number(new RegExp(`page_answers_total\\{from="${source}"\\} (\\d+)`).exec(text)?.[1]),
    );

describe('a page view', () => {
  it('[SITE-01] finds the site by host name and the page by path', async () => {
    const first = await node.visit(site).open('/');
    const second = await node.visit(secondSite).open('/');
    expect(first.text).toContain('<h1>Site first</h1>');
    expect(second.text).toContain('<h1>Site second</h1>');
    expect((await node.visit(site).open('/home')).status).toBe(200);
  });

  it('[SITE-02 (rule)] carries its page-type code', async () => {
    expect((await node.visit(site).open('/')).text).toContain('"pageType":1');
    const missing = await node.visit(site).open('/nowhere');
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('"pageType":100');
    expect(missing.text).toContain('<title>Page not found');
  });

  it('answers the page context as JSON', async () => {
    const { headers, text } = await node.visit(site).open('/?format=json');
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(text)).toMatchObject({
      website: { siteTitle: 'Site first', timeZone: 'America/New_York' },
      collection: { title: 'Home', fullUrl: '/', typeName: 'home' },
      shoppingCart: { entries: [], totalQuantity: 0 },
    });
    const pretty = await node.visit(site).open('/?format=json-pretty');
    expect(pretty.text).toBe(JSON.stringify(JSON.parse(text), undefined, 2));
  });

  it('allows no inline script but the page’s own', async () => {
    const { headers } = await node.visit(site).open('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it('does not mind addresses that can be no page', async () => {
    const browser = node.visit(site);
    for (const path of ['/%', '/%00', `/${'x'.repeat(3000)}`, '/..%2f..%2fetc%2fpasswd', '/?format=<script>'])
      expect([200, 400, 404]).toContain((await browser.open(path)).status);
  });

  it('[SITE-03] leads from a page’s config address to the owner’s app', async () => {
    const answer = await node.visit(site).open('/about/config');
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe('/config/pages?at=%2Fabout');
  });

  it('lists the pages for the owner', async () => {
    const owner = await node.signIn(site);
    const listed = await owner.client.send(pageCalls.list, {});
    expect(listed).toMatchObject({
      ok: true,
      answer: { pages: [{ title: 'Home', fullUrl: '/', isHomepage: true }] },
    });
  });
});

describe('the page cache', () => {
  it('answers the second view without rendering, in the encoding asked for', async () => {
    const browser = node.visit(site);
    const plain = await browser.open('/?format=json');
    const rendered = await answersFrom(node, 'render');
    const brotli = await browser.open('/?format=json', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString('utf8')).toBe(plain.text);
    await expect
      .poll(async () => {
        const packed = await browser.open('/?format=json', { headers: { 'accept-encoding': 'gzip' } });
        return packed.headers['content-encoding'] === 'gzip'
          ? gunzipSync(packed.body).toString('utf8')
          : undefined;
      })
      .toBe(plain.text);
    expect(await answersFrom(node, 'render')).toBe(rendered);
  });

  it('ignores parameters that the page does not know', async () => {
    const browser = node.visit(site);
    await browser.open('/');
    const rendered = await answersFrom(node, 'render');
    await browser.open('/?utm_source=letter&fbclid=1');
    expect(await answersFrom(node, 'render')).toBe(rendered);
  });

  it('sends no body for a page the browser has', async () => {
    const browser = node.visit(site);
    const first = await browser.open('/');
    const again = await browser.open('/', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('shows a change on every node within a second', async () => {
    const otherNode = await startTestApp(database);
    otherNode.clock.now = node.clock.now;
    expect((await otherNode.visit(site).open('/')).text).toContain('<h1>Site first</h1>');
    await renameSite('Renamed studio');
    for (const app of [node, otherNode]) {
      passSecond(app);
      expect((await app.visit(site).open('/')).text).toContain('<h1>Renamed studio</h1>');
    }
    await renameSite('Site first');
    passSecond(node);
  });

  it('does not render anew what did not change', async () => {
    const browser = node.visit(secondSite);
    await browser.open('/');
    await node.visit(site).open('/');
    const rendered = await answersFrom(node, 'render');
    await renameSite('Site first');
    passSecond(node);
    await browser.open('/');
    expect(await answersFrom(node, 'render')).toBe(rendered);
  });

  it('[F20 (rule)] keeps one and the same page for everybody, without anybody’s data', async () => {
    const owner = await node.signIn(site);
    const stranger = node.visit(site);
    expect((await owner.open('/')).text).toBe((await stranger.open('/')).text);
  });
});

describe('the site’s template', () => {
  const setTemplate = async (files: Record<string, string>): Promise<void> => {
    await inTransaction(database, async (transaction) => {
      const entries = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)] as const);
      await replaceTemplateFiles(transaction, secondSite.id, new Map(entries));
      await invalidateCacheTags(transaction, secondSite.id, ['site', 'template']);
    });
    passSecond(node);
  };

  it('shows a change of the template and its styles', async () => {
    await setTemplate({
      'template.conf':
        '{"layouts": {"default": {"regions": ["site",],},}, "stylesheets": ["a.css", "b.css"],}',
      'site.region': '<html><head>{squarespace-headers}</head><body>{squarespace.main-content}</body></html>',
      'pages/home.page': '<p>{collection.title}</p>',
      'styles/a.css': 'a{color:red}',
      'styles/b.css': 'b{color:blue}',
    });
    const browser = node.visit(secondSite);
    const page = await browser.open('/');
    expect(page.text).toContain('<p>Home</p>');
    const stylesheet = /href="(\/site\.css\?v=\d+)"/.exec(page.text)?.[1] ?? '';
    const styles = await browser.open(stylesheet);
    expect(styles.headers['content-type']).toContain('text/css');
    expect(styles.text).toMatch(/a\{color:red\}\s*b\{color:blue\}\s*$/);
  });

  it('[TPL-01] still gives a page when it is broken or gone', async () => {
    await setTemplate({
      'template.conf': '{ broken',
      'pages/home.page': '{.section a}{title|no-such-formatter}Still here',
    });
    const broken = await node.visit(secondSite).open('/');
    expect(broken.status).toBe(200);
    expect(broken.text).toContain('Site second');
    await setTemplate({});
    expect((await node.visit(secondSite).open('/')).status).toBe(200);
  });
});

describe('the machine’s own addresses', () => {
  it('tell that the program lives', async () => {
    const browser = node.visit(site);
    expect((await browser.open('/healthz')).text).toBe('ok\n');
    expect((await browser.open('/readyz')).status).toBe(200);
  });

  it('do not answer strangers who come through a proxy', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect((await node.visit(site).open('/metrics', { headers })).status).toBe(404);
    expect((await node.visit(site).open('/readyz', { headers })).status).toBe(404);
    expect((await node.visit(site).open('/healthz', { headers })).status).toBe(200);
  });

  it('[SITE-01] show a plain page for a host that no site has', async () => {
    const answer = await node.visit({ id: '', host: 'unknown.example' }).open('/');
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('There is no site at this address');
  });

  it('answer unknown calls and methods as calls do', async () => {
    const browser = node.visit(site);
    const answer = await browser.open('/api/no/such/call');
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'not-found' });
    expect((await browser.open('/about', { method: 'POST' })).status).toBe(404);
  });
});

describe('files with a version in their address', () => {
  it('are kept for ever only under the version that is current', async () => {
    const browser = node.visit(site);
    const current = /href="(\/site\.css\?v=\d+)"/.exec((await browser.open('/')).text)?.[1] ?? '';
    expect(String((await browser.open(current)).headers['cache-control'])).toContain('immutable');
    const early = await browser.open(current.replace(/\d+$/, '999999'));
    expect(early.status).toBe(200);
    expect(String(early.headers['cache-control'])).not.toContain('immutable');
  });
});

describe('a host that nobody gave the site', () => {
  it('is not repeated in the page', async () => {
    const { database: other } = await createTestDatabase();
    const single = await startTestApp(other);
    await single.addSite('single');
    const { text } = await single.visit({ id: '', host: 'evil.example' }).open('/');
    expect(text).toContain(`http://single.localhost:${single.port}/`);
    expect(text).not.toContain('evil.example');
  });
});
