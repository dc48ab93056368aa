import { previewCalls } from '@sitewright/api/previews';
import { describe, expect, it } from 'vitest';
import {
  accept,
  createTestDatabase,
  startTestApp,
  TestBrowser,
  type TestApp,
  type TestSite,
} from '../testing/index.ts';

const { database } = await createTestDatabase();

const open = async (previewHost: string) => {
  const app = await startTestApp(database, { SITEWRIGHT_PREVIEW_HOST: previewHost });
  const link = async (site: TestSite): Promise<URL> => {
    const owner = await app.signIn(site);
    const body = { path: '/' };
    return new URL(accept(await owner.client.send(previewCalls.createLink, { body })).url);
  };
  /** A browser that has followed the link. */
  const enter = async (site: TestSite): Promise<TestBrowser> => {
    const url = await link(site);
    const browser = new TestBrowser(app.port, url.hostname);
    await browser.open(url.pathname + url.search);
    return browser;
  };
  return { app, link, enter };
};

const addSites = async (app: TestApp) => [await app.addSite('one'), await app.addSite('two')] as const;

const own = await open('*.preview.example.com');
const [one, two] = await addSites(own.app);
const shared = await open('preview.example.com');

const policyOf = ({ headers }: { headers: Readonly<Record<string, unknown>> }): string =>
  String(headers['content-security-policy']);

const SANDBOX = /(?:^|; )sandbox allow-scripts allow-forms(?:;|$)/;

describe('where every name below the preview host leads here', () => {
  it('each site has an origin of its own', async () => {
    expect((await own.link(one)).hostname).toBe('one.preview.example.com');
    expect((await own.link(two)).hostname).toBe('two.preview.example.com');
    const page = await (await own.enter(one)).open('/');
    expect(page.text).toContain('Site one');
    expect(policyOf(page)).not.toContain('sandbox');
  });

  it('shows a site at its own name alone: not at another’s, not at the bare one, nor at a name below', async () => {
    const url = await own.link(one);
    const token = url.searchParams.get('token') ?? '';
    for (const host of ['two.preview.example.com', 'preview.example.com', 'x.one.preview.example.com']) {
      const stranger = new TestBrowser(own.app.port, host);
      const entry = await stranger.open(url.pathname + url.search);
      expect([entry.status, entry.headers['set-cookie']], host).toEqual([404, undefined]);
      stranger.cookies.set('preview', token);
      expect((await stranger.open('/')).status, host).toBe(404);
    }
  });

  it('is so for names below localhost without any setting', async () => {
    const { link } = await open('');
    expect((await link(one)).hostname).toBe('one.preview.localhost');
    expect((await (await open('try.localhost')).link(two)).hostname).toBe('two.try.localhost');
  });
});

describe('on one host for all sites', () => {
  it('every page runs in a sandbox, with an origin that it shares with no other', async () => {
    for (const site of [one, two]) {
      expect((await shared.link(site)).hostname).toBe('preview.example.com');
      const browser = await shared.enter(site);
      for (const path of ['/', '/no-such-page', '/%E0%A4%A', '/search?q=x', '/cart', '/-/unlock?to=/']) {
        const page = await browser.open(path);
        expect(policyOf(page), `${path} ${page.status}`).toMatch(SANDBOX);
        expect(policyOf(page)).not.toContain('allow-same-origin');
      }
    }
  });

  it('so does what anybody gets there without a link', async () => {
    const stranger = new TestBrowser(shared.app.port, 'preview.example.com');
    for (const path of ['/', '/-/preview?token=x', '/-/preview-files/x/site.css', '/api/cart'])
      expect(policyOf(await stranger.open(path)), path).toMatch(SANDBOX);
  });

  it('pages bring their files along, which are asked for without a cookie and from no origin', async () => {
    const page = await (await shared.enter(one)).open('/');
    const base = /href="(\/-\/preview-files\/[\w.-]+)\/site\.css/.exec(page.text)?.[1] ?? '';
    expect(base).not.toBe('');
    expect(page.text).not.toMatch(/(?:href|src)="\/(?:site\.css|assets|-\/(?:media|storefront))/);
    const stranger = new TestBrowser(shared.app.port, 'preview.example.com');
    const styles = await stranger.open(`${base}/site.css`, { headers: { origin: 'null' } });
    expect([styles.status, styles.headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(styles.text).toContain('.sw-block');
  });

  it('the address of files opens no page and no call, not another site’s files, and ends', async () => {
    const page = await (await shared.enter(one)).open('/');
    const base = /href="(\/-\/preview-files\/[\w.-]+)\/site\.css/.exec(page.text)?.[1] ?? '';
    const stranger = new TestBrowser(shared.app.port, 'preview.example.com');
    for (const path of ['/', '/cart', '/api/cart', '/config', '/api/pages', '/assets/../', '/-/preview'])
      expect((await stranger.open(base + path)).status, path).toBe(404);
    expect((await stranger.open(`${base.replace(one.id, two.id)}/site.css`)).status).toBe(404);
    const before = shared.app.clock.now;
    shared.app.clock.now = new Date(before.getTime() + 3_601_000);
    expect((await stranger.open(`${base}/site.css`)).status).toBe(404);
    shared.app.clock.now = before;
  });

  it('calls cannot be made from a page in the sandbox', async () => {
    const browser = await shared.enter(one);
    await browser.open('/');
    const headers = {
      origin: 'null',
      'content-type': 'application/json',
      'x-csrf-token': browser.cookies.get('crumb') ?? '',
    };
    const sent = { itemId: one.id, sku: 'x', quantity: 1 };
    const answer = await browser.open('/api/cart/entries', {
      method: 'POST',
      headers,
      body: JSON.stringify(sent),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});
