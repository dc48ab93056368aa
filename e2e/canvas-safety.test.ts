import type { BrowserContext, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolder } from './setup/sites/open-folder.ts';
import { signInTo } from './setup/sign-in.ts';

/** Tells the window around, and the one above all, that it ran. */
const reach = (name: string): string =>
  `for(const w of [window,parent,top])(w.reached=w.reached||[]).push('${name}')`;

/** What an owner, an import or somebody with a stolen session may have put into a page. */
const payloads: Readonly<Record<string, string>> = {
  'a script': `<script>${reach('script')}</script>`,
  'a module': `<script type="module">${reach('module')}</script>`,
  'a script from a file': '<script src="/scripts/reach.js"></script>',
  'a script in SVG': `<svg><script>${reach('svg-script')}</script></svg>`,
  'a broken picture': `<img src="/none.png" onerror="${reach('onerror')}">`,
  'an inline handler': `<input autofocus onfocus="${reach('onfocus')}">`,
  'an open element': `<details open ontoggle="${reach('ontoggle')}"><summary>x</summary></details>`,
  'SVG that loads': `<svg onload="${reach('svg-onload')}"></svg>`,
  'SVG that moves': `<svg><animate onbegin="${reach('onbegin')}" attributeName="x" dur="1s"/></svg>`,
  'SVG that sets an address':
    '<svg><a><set attributeName="href" to="javascript:parent.reached=1"/><text y="9">x</text></a></svg>',
  'a video that fails': `<video><source src="/none.mp4" onerror="${reach('source')}"></video>`,
  'a style that ends': `<style onload="${reach('style')}">p{color:red}</style>`,
  'a frame of text': `<iframe srcdoc="<script>${reach('srcdoc')}</script>"></iframe>`,
  'a frame of script': `<iframe src="javascript:${reach('frame')}"></iframe>`,
  'a live page in a frame': '<iframe src="/live" name="nested"></iframe>',
  'a live page as an object': '<object data="/live" type="text/html"></object>',
  'a live page as a plug-in': '<embed src="/live" type="text/html">',
  'data as a frame': `<iframe src="data:text/html,<script>${reach('data')}</script>"></iframe>`,
  'a page that refreshes': '<meta http-equiv="refresh" content="0;url=/live">',
  'a page that refreshes, hidden behind a broken tag':
    '<a =" ><meta http-equiv=refresh content="0;url=/live">',
  'a refresh to script': `<meta http-equiv="refresh" content="0;url=javascript:${reach('refresh')}">`,
  'another base': '<base href="/live/" target="_self">',
};

const block = (index: number, source: string) => ({
  id: String(index).padStart(24, '0'),
  type: 23,
  value: { mode: 'html', source },
  desktop: { columnStart: 1, columnEnd: 25, rowStart: index + 1, rowEnd: index + 2 },
});

const pageOf = (title: string, blocks: object[]) => ({
  title,
  type: 10,
  typeName: 'page',
  status: 'published',
  sections: [{ id: 'a'.repeat(24), theme: 'paper', blocks }],
});

const pressed = `
<p><a id="script-link" href="javascript:${reach('link')}">Script</a></p>
<p><a id="self-link" href="/live" target="_self">Self</a></p>
<p><a id="plain-link" href="/live">Plain</a></p>
<form id="form" action="/live"><button id="send">Send</button></form>
<p><button id="formaction" form="form" formaction="javascript:${reach('formaction')}">Act</button></p>
<p><button id="handler" onclick="${reach('onclick')}">Press</button></p>`;

const regionWith = (code: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,">{squarespace-headers}</head>
<body onload="${reach('onload')}">${code}<main>{squarespace.main-content}</main>{squarespace-footers}</body></html>`;

const raw = Object.values(payloads).join('\n');

const site = await openFolder('canvas-safety', {
  'site.json': {
    identifier: 'canvas-safety',
    title: 'Safety',
    timeZone: 'Europe/Berlin',
    language: 'en-GB',
    currency: 'EUR',
  },
  'collections/evil.json': pageOf(
    'Evil',
    Object.values(payloads).map((source, index) => block(index, source)),
  ),
  'collections/raw.json': { ...pageOf('Raw', []), regionName: 'raw', headerCode: raw },
  'collections/pressed.json': { ...pageOf('Pressed', []), regionName: 'pressed' },
  'collections/live.json': pageOf('Live', [
    block(1, `<script>${reach('live')}</script><p id="is-live">Live</p>`),
  ]),
  'navigation.json': { mainNav: [{ collectionId: 'evil' }] },
  'template/template.conf':
    '{"layouts": {"default": {"regions": ["site"]}, "raw": {"regions": ["raw"]}, "pressed": {"regions": ["pressed"]}}}',
  'template/site.region': regionWith(''),
  'template/raw.region': regionWith(raw),
  'template/pressed.region': regionWith(pressed),
  'template/scripts/reach.js': reach('file'),
});

let context: BrowserContext;
let crumb = '';

beforeAll(async () => {
  context = await site.browser.newContext({ baseURL: site.origin, storageState: await signInTo(site) });
  const session = (await (await context.request.get('/api/contributors/session')).json()) as {
    crumb: string;
  };
  crumb = session.crumb;
});
afterAll(() => context.close());

/** The owner's app with a page of the site in a frame, as its canvas stands there. */
const openInApp = async (path: string): Promise<{ app: Page; frame: Frame }> => {
  const app = await context.newPage();
  await app.goto('/config/account');
  await app.evaluate(
    (src) =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe');
        frame.id = 'canvas';
        frame.style.cssText = 'position:fixed;inset:0;width:900px;height:700px;z-index:9999;background:#fff';
        frame.addEventListener('load', resolve, { once: true });
        frame.src = src;
        document.body.append(frame);
      }),
    path,
  );
  const frame = await (await app.$('#canvas'))?.contentFrame();
  if (!frame) throw new Error('The frame has gone.');
  return { app, frame };
};

/**
 * Until what was pressed, has failed or refreshes would have come to its end: it asks for nothing but /live and files that
 * are not there, and a request for each that is sent later is answered later. The second turn is for what the first began.
 */
const settle = async (app: Page): Promise<void> => {
  await app.waitForLoadState('load');
  await app.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (const path of ['/live', '/none.mp4']) await (await fetch(path, { cache: 'no-store' })).text();
      const pictures = [...(document.querySelector('iframe')?.contentDocument?.images ?? document.images)];
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
};

const reachedIn = (app: Page): Promise<unknown> =>
  app.evaluate(() => ('reached' in window ? window.reached : undefined));

const call = async <Answer>(path: string, data: object): Promise<Answer> => {
  const headers = { origin: site.origin, 'x-csrf-token': crumb };
  const answer = await context.request.post(path, { data, headers });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()) as Answer;
};

describe('in the canvas', () => {
  it('[F23] a live page in the same place would reach the owner’s app: these payloads are real', async () => {
    const { app } = await openInApp('/live');
    await expect.poll(() => reachedIn(app)).toContain('live');
    await app.close();
  });

  it.each(['/evil', '/raw'])(
    '[F22 (rule) F23 EDT-09] nothing of %s runs, nests a live page or leads away',
    async (path) => {
      const { app, frame } = await openInApp(`${path}?edit=1`);
      await settle(app);
      expect(await reachedIn(app)).toBeUndefined();
      expect(new URL(frame.url()).pathname + new URL(frame.url()).search).toBe(`${path}?edit=1`);
      expect(app.frames().filter((each) => each.url().endsWith('/live'))).toEqual([]);
      expect(await frame.evaluate(() => 'reached' in window)).toBe(false);
      expect(await frame.locator('html').getAttribute('data-edit-page')).toBe('collection');
      await app.close();
    },
  );

  it('[EDT-09] code that would run stands as a still, one for each block', async () => {
    const { app, frame } = await openInApp('/evil?edit=1');
    expect(await frame.locator('[data-edit-kind="code"]').count()).toBe(Object.keys(payloads).length);
    expect(await frame.locator('[data-edit-kind="code"] .sw-placeholder').count()).toBe(
      Object.keys(payloads).length,
    );
    await app.close();
  });

  it('[F23] pressing links and buttons runs nothing and leaves the canvas where it is', async () => {
    const { app, frame } = await openInApp('/pressed?edit=1');
    for (const id of ['script-link', 'self-link', 'plain-link', 'send', 'formaction', 'handler']) {
      const pages = context.pages().length;
      await frame.locator(`#${id}`).click({ noWaitAfter: true });
      await settle(app);
      expect(await reachedIn(app), id).toBeUndefined();
      expect(frame.url(), id).toBe(`${site.origin}/pressed?edit=1`);
      const opened = context.pages().slice(pages);
      for (const tab of opened) expect(await tab.evaluate(() => window.opener), id).toBeNull();
      await Promise.all(opened.map((tab) => tab.close()));
    }
    await app.close();
  });

  it('[F23] nothing runs even when it is put into the canvas as it is', async () => {
    const { app, frame } = await openInApp('/pressed?edit=1');
    const inserted = Object.values(payloads).filter((html) => !html.includes('refresh'));
    for (const html of inserted)
      await frame.evaluate((markup) => document.body.insertAdjacentHTML('beforeend', markup), html);
    await settle(app);
    expect(await reachedIn(app)).toBeUndefined();
    expect(frame.url()).toBe(`${site.origin}/pressed?edit=1`);
    await app.close();
  });

  it('[F23] what the server renders anew for the canvas holds nothing that runs or leads away', async () => {
    const { app, frame } = await openInApp('/evil?edit=1');
    const id = await frame.locator('html').getAttribute('data-edit-id');
    const { html } = await call<{ html: string }>('/api/editor/render', {
      kind: 'collection',
      id,
      area: 'sections',
    });
    expect(html).toContain('data-edit-section');
    await frame.evaluate((markup) => {
      document.body.innerHTML = markup;
    }, html);
    await settle(app);
    expect(await reachedIn(app)).toBeUndefined();
    expect(frame.url()).toBe(`${site.origin}/evil?edit=1`);
    await app.close();
  });
});

describe('in the interactive preview', () => {
  const openPreview = async (path: string) => {
    const { url } = await call<{ url: string }>('/api/editor/preview-links', { path });
    const page = await context.newPage();
    const sent: string[] = [];
    page.on('request', async (request) => {
      if (new URL(request.url()).hostname.endsWith('.preview.localhost'))
        sent.push((await request.allHeaders())['cookie'] ?? '');
    });
    await page.goto(url);
    return { page, url, sent };
  };

  it('[EDT-01] scripts run, on a host that gets no contributor cookie and whose address shows no token', async () => {
    const { page, url, sent } = await openPreview('/live');
    expect(page.url()).toBe(`${new URL(url).origin}/live`);
    expect(await page.evaluate(() => ('reached' in window ? window.reached : undefined))).toContain('live');
    await settle(page);
    await expect.poll(() => sent.length).toBeGreaterThan(1);
    expect(sent.join(';')).not.toMatch(/session|hasEditor/);
    const cookies = await context.cookies(url);
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(['crumb', 'preview']);
    expect(cookies.find(({ name }) => name === 'preview')).toMatchObject({
      httpOnly: true,
      domain: new URL(url).hostname,
    });
    expect(await page.evaluate(() => document.referrer)).not.toContain('token');
    await page.close();
  });

  it('[F23] a script there reaches nothing of the owner’s', async () => {
    const { page } = await openPreview('/live');
    const statuses = await page.evaluate(async (origin) => {
      const ask = (url: string) =>
        fetch(url, { credentials: 'include' }).then(
          ({ status }) => status,
          () => 'blocked',
        );
      return [await ask('/api/pages'), await ask('/config'), await ask(`${origin}/api/pages`)];
    }, site.origin);
    expect(statuses).toEqual([401, 404, 'blocked']);
    expect(await page.evaluate(() => document.cookie)).not.toMatch(/session|hasEditor|preview/);
    await page.close();
  });
});
