import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { activityCalls } from '@sitewright/api/activity';
import { cartCalls } from '@sitewright/api/cart';
import { contributorCalls } from '@sitewright/api/contributors';
import { previewCalls } from '@sitewright/api/previews';
import { blockDefaults, blockTypes } from '@sitewright/domain/blocks';
import { roles } from '@sitewright/domain/contributors';
import { previewMessages } from '@sitewright/domain/previews';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import {
  accept,
  openDraftSite,
  placedBlock,
  publishPage,
  sectionOf,
  TestBrowser,
  textBlock,
} from '../testing/index.ts';
import { PreviewHost } from './preview-host.ts';

const { app, site, owner, saveDraft, signInAs } = await openDraftSite('previews');
const other = await app.addSite('previews-other');

const id = await publishPage(owner, {
  title: 'Page',
  sections: [sectionOf('a1', textBlock('b1', '<p>Published</p>'))],
});
const script = placedBlock('b2', {
  type: blockTypes.code,
  value: { ...blockDefaults.code, source: '<script>var ran = 1</script>' },
});
await saveDraft(
  { kind: 'collection', id },
  { sections: [sectionOf('a1', textBlock('b1', '<p>Saved</p>'), script)] },
);

const guest = (host = 'previews.preview.localhost'): TestBrowser => new TestBrowser(app.port, host);
const link = async (body: object = {}, browser = owner) =>
  accept(await browser.client.send(previewCalls.createLink, { body: { path: '/page', ...body } }));
const entryOf = (url: string): string => url.slice(new URL(url).origin.length);

/** A browser that has followed the link. */
const enter = async (url: string) => {
  const browser = guest(new URL(url).hostname);
  const entry = await browser.open(entryOf(url));
  return { browser, entry };
};

describe('a preview link', () => {
  it('[EDT-01] leads to the page as it is saved, with its scripts, on another host', async () => {
    const { url, expiresAt } = await link();
    expect(new URL(url).host).toBe(`previews.preview.localhost:${app.port}`);
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now());
    const { browser, entry } = await enter(url);
    expect([entry.status, entry.headers['location']]).toEqual([303, '/page']);
    const page = await browser.open('/page');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Saved');
    expect(page.text).toContain('<script>var ran = 1</script>');
    expect(String(page.headers['content-security-policy'])).toMatch(/script-src 'self' 'sha256-/);
    expect(page.text).not.toContain('data-edit');
    expect((await app.visit(site).open('/page')).text).toContain('Published');
  });

  it('[EDT-01] is kept by nobody, found by no search, and tells its token to no other page', async () => {
    const { browser, entry } = await enter((await link()).url);
    expect(entry.headers['referrer-policy']).toBe('no-referrer');
    expect(entry.headers['cache-control']).toBe('no-store');
    expect(String(entry.headers['set-cookie'])).toMatch(
      /^preview=[^;]+; Path=\/; SameSite=Lax; HttpOnly; Max-Age=\d+$/,
    );
    const page = await browser.open('/page');
    expect(page.headers['cache-control']).toContain('no-store');
    expect(page.headers['referrer-policy']).toBe('same-origin');
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect((await browser.open('/robots.txt')).text).toContain('Disallow: /\n');
  });

  it('brings pictures, styles and scripts of the site it is for, though others live here', async () => {
    const { browser } = await enter((await link()).url);
    expect((await browser.open('/site.css')).text).toContain('.sw-block');
    expect((await browser.open('/')).text).toContain('Site previews');
    const theirs = await app.signIn(other);
    const { browser: second } = await enter((await link({ path: '/' }, theirs)).url);
    expect((await second.open('/')).text).toContain('Site previews-other');
  });

  it('leads to no other host, whatever path it holds', async () => {
    for (const path of ['//evil.example/', 'https://evil.example/'])
      expect(await owner.client.send(previewCalls.createLink, { body: { path } })).toMatchObject({
        ok: false,
      });
    const token = new URL((await link()).url).searchParams.get('token') ?? '';
    for (const to of ['//evil.example/', '/\\evil.example', 'https://evil.example'])
      expect(
        (await guest().open(`/-/preview?token=${token}&to=${encodeURIComponent(to)}`)).headers['location'],
      ).toBe('/');
  });
});

describe('without a right token', () => {
  it('there is a plain page that says so: no token, a changed one, a cut one, one of another installation', async () => {
    const token = new URL((await link()).url).searchParams.get('token') ?? '';
    const [siteId = '', ...rest] = token.split('.');
    const moved = [other.id, ...rest].join('.');
    const longer = token.replace(/\.(\d+)\./, (_all, time: string) => `.${Number(time) + 1}.`);
    for (const wrong of [
      '',
      'x',
      token.slice(0, -1),
      `${token}a`,
      moved,
      longer,
      `${siteId}....`,
      '..%2f',
      '%00',
    ]) {
      const answer = await guest().open(`/-/preview?token=${wrong}&to=/page`);
      expect([answer.status >= 400, answer.headers['set-cookie']]).toEqual([true, undefined]);
      const page = await guest().open('/page', { headers: { cookie: `preview=${wrong}` } });
      expect(page.status).toBe(404);
      expect(page.text).toContain('This preview is not available');
      expect(page.text).not.toMatch(/Saved|Published/);
    }
    for (const path of ['/', '/page', '/config', '/api/contributors/session', '/site.css', '/healthz'])
      expect((await guest().open(path)).status).toBe(404);
  });

  it('a link is over when its time is', async () => {
    const { browser } = await enter((await link({ hours: 1 })).url);
    const { url } = await link({ guest: true, hours: 1 });
    expect((await browser.open('/page')).status).toBe(200);
    app.clock.now = new Date(app.clock.now.getTime() + 3_601_000);
    expect((await browser.open('/page')).status).toBe(404);
    expect((await enter(url)).entry.status).toBe(404);
    app.clock.now = new Date();
  });

  it('one’s own link ends with the session, a guest’s with the contributor who gave it', async () => {
    const editor = await signInAs(roles.editor.code);
    const own = await enter((await link({}, editor)).url);
    const shared = await enter((await link({ guest: true }, editor)).url);
    expect((await own.browser.open('/page')).status).toBe(200);
    accept(await editor.client.send(contributorCalls.signOut, {}));
    expect((await own.browser.open('/page')).status).toBe(404);
    expect((await shared.browser.open('/page')).text).toContain('Saved');
    const { contributors } = accept(await owner.client.send(contributorCalls.list, {}));
    const left = contributors.find(({ email }) => email === `role${roles.editor.code}@example.com`);
    accept(await owner.client.send(contributorCalls.remove, { params: { id: left?.accountId ?? '' } }));
    expect((await shared.browser.open('/page')).status).toBe(404);
  });
});

describe('on the preview host nobody is a contributor', () => {
  it('[F23] the owner’s app, signing in and the canvas are not there', async () => {
    const { browser } = await enter((await link()).url);
    for (const path of ['/config', '/config/', '/config/pages', '/page/config', '/api/docs'])
      expect((await browser.open(path)).status, path).toBe(404);
    const body = JSON.stringify({ email: 'owner@example.com', password: 'a long enough password' });
    const headers = { 'content-type': 'application/json', origin: browser.origin };
    expect((await browser.open('/api/contributors/session', { method: 'POST', headers, body })).status).toBe(
      404,
    );
    for (const path of ['/api/%63ontributors/session', '/%61pi/contributors/session', '/api/sites'])
      expect((await browser.open(path, { method: 'POST', headers, body })).status, path).toBe(404);
    expect((await browser.open('/page?edit=1')).text).not.toContain('data-edit');
  });

  it('pages whose address only begins like the owner’s app are there', async () => {
    await publishPage(owner, { title: 'Configurator' });
    const { browser } = await enter((await link()).url);
    expect((await browser.open('/configurator')).text).toContain('Configurator');
  });

  it('a session cookie that got there counts for nothing', async () => {
    const { browser } = await enter((await link()).url);
    browser.cookies.set('session', owner.cookies.get('session') ?? '');
    expect((await browser.open('/api/pages')).status).toBe(401);
    expect((await browser.open('/page?edit=1')).text).not.toContain('data-edit');
  });

  it('visitors’ calls work as on the site', async () => {
    const { browser } = await enter((await link()).url);
    await browser.open('/page');
    expect(accept(await browser.client.send(cartCalls.read, { query: {} })).entries).toEqual([]);
    const body = { itemId: id, sku: 'none', quantity: 1 };
    expect(await browser.client.send(cartCalls.addEntry, { body })).toMatchObject({
      ok: false,
      refusal: { code: 'not-found' },
    });
  });
});

describe('making a link', () => {
  it('takes whole hours, thirty days at most', async () => {
    for (const hours of [0, 721, 1.5])
      expect(await owner.client.send(previewCalls.createLink, { body: { path: '/', hours } })).toMatchObject({
        refusal: { status: 400 },
      });
  });

  it('needs a host that is not the owner’s and that can be reached', () => {
    const usual = new PreviewHost(undefined, false);
    expect(usual.originFor('http://localhost:3000', 'shop')).toBe('http://shop.preview.localhost:3000');
    expect(usual.originFor('http://127.0.0.1:80', 'shop')).toBe('http://shop.preview.localhost');
    expect(usual.originFor('https://shop.example.com', 'shop')).toBeUndefined();
    const shared = new PreviewHost('preview.example.com:8443', false);
    expect(shared.originFor('https://shop.example.com', 'shop')).toBe('https://preview.example.com:8443');
    expect(shared.originFor('https://preview.example.com', 'shop')).toBeUndefined();
    const wide = new PreviewHost('*.preview.example.com:8443', false);
    expect(wide.originFor('https://shop.example.com', 'shop')).toBe('https://shop.preview.example.com:8443');
    expect(previewMessages['preview-host-missing']).toContain('SITEWRIGHT_PREVIEW_HOST');
  });

  it('is noted in the activity log, without the link', async () => {
    const { url } = await link({ guest: true });
    const token = new URL(url).searchParams.get('token') ?? '';
    const { entries } = accept(await owner.client.send(activityCalls.list, { query: {} }));
    expect(entries[0]).toMatchObject({ call: 'previews.createLink', subject: 'preview' });
    expect(JSON.stringify(entries)).not.toContain(token);
  });
});

it('no token is written to the log, not even when the database is away', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const broken = await createApp({
    ...app.services,
    log: pino({ level: 'trace' }, stream),
    database: new Proxy(app.services.database, {
      get: (target, name) => {
        if (name === 'select') throw new Error('The database is away.');
        return Reflect.get(target, name) as unknown;
      },
    }),
  });
  await broken.http.listen({ port: 0, host: '127.0.0.1' });
  afterAll(() => broken.http.close());
  const { port } = broken.http.server.address() as AddressInfo;
  const { url } = await link({ guest: true });
  const token = new URL(url).searchParams.get('token') ?? '';
  const browser = new TestBrowser(port, 'previews.preview.localhost');
  expect((await browser.open(entryOf(url))).status).toBe(503);
  browser.cookies.set('preview', token);
  expect((await browser.open('/page')).status).toBe(503);
  expect(lines.join('\n')).toContain('a preview failed');
  expect(lines.join('\n')).not.toContain(token);
});
