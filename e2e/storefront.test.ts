import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callApi, sendAsOwner } from './setup/call-api.ts';
import { findViolations } from './setup/find-violations.ts';
import { openFolder } from './setup/sites/open-folder.ts';
import { signInTo } from './setup/sign-in.ts';

/** A block of the site's own that shows by an attribute that its script has come. */
const movingWords = (looks = ''): string =>
  `<sw-scrolling-text data-island="blocks" class="sw-marquee" speed="60" ${looks}><ul tabindex="0"><li>Open on Saturday</li></ul>` +
  '<button type="button" hidden aria-pressed="false" aria-label="Pause"></button></sw-scrolling-text>';

const farBelow = (html: string): string => `<div style="height: 400vh"></div>${html}`;

let made = 0;

const pageOf = (title: string, source: string) => {
  made += 1;
  const id = (part: string): string => `69158d00${part}`.padEnd(22, '0') + String(made).padStart(2, '0');
  const cell = { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 2 };
  const block = { id: id('b'), type: 23, value: { mode: 'html', source }, desktop: cell };
  return { title, sections: [{ id: id('a'), theme: 'paper', blocks: [block] }] };
};

const announcementOf = (text: string) => ({
  isOn: true,
  theme: 'ink',
  isDismissable: true,
  document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
});

const siteJson = (identifier: string) => ({
  identifier,
  title: 'Storefront',
  timeZone: 'Europe/Berlin',
  language: 'en-GB',
  currency: 'EUR',
});

const site = await openFolder('storefront', {
  'site.json': siteJson('storefront'),
  'collections/home.json': { ...pageOf('Home', '<p>Hello</p>'), isHomepage: true },
  'collections/near.json': pageOf('Near', movingWords()),
  'collections/below.json': pageOf('Below', farBelow(movingWords())),
  'collections/eager.json': pageOf('Eager', farBelow(movingWords('load="eager"'))),
  'collections/asked.json': pageOf('Asked', movingWords('load="interaction"')),
  'collections/linked.json': pageOf('Linked', `${movingWords()}<a href="#there">Go there</a>`),
  'navigation.json': { mainNav: [{ collectionId: 'home' }] },
});

const announcing = await openFolder('storefront-announcing', {
  'site.json': siteJson('storefront-announcing'),
  'collections/home.json': {
    ...pageOf('Home', '<p><a href="#after">After the announcement</a></p>'),
    isHomepage: true,
  },
  'navigation.json': { mainNav: [{ collectionId: 'home' }] },
  'header-footer.json': { announcement: announcementOf('Free framing until Sunday') },
});

const blocksChunk = '**/-/storefront/blocks-*.js';

/** Each time that the chunk was asked for, whether it came or not. */
const chunksIn = (requests: readonly string[]): string[] =>
  requests.filter((url) => url.includes('/-/storefront/blocks-'));

const moving = (page: Page) => page.locator('sw-scrolling-text[moving]');

interface Visit {
  readonly page: Page;
  readonly faults: string[];
  readonly requests: string[];
}

const visit = async (options: { javaScriptEnabled?: boolean } = {}, at = site): Promise<Visit> => {
  const context = await at.browser.newContext({ baseURL: at.origin, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const faults: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => requests.push(request.url()));
  return { page, faults, requests };
};

const blockLocalStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });

/** The owner changes the words of the bar. */
const announce = async (text: string): Promise<void> => {
  const { page } = await visit({}, announcing);
  await page.context().addCookies((await signInTo(announcing)).cookies);
  const path = '/api/documents/header-footer/site';
  const saved = await callApi<{ content: object; revision: number }>(page, path);
  const content = { ...saved.content, announcement: announcementOf(text) };
  const body = { baseRevision: saved.revision, content };
  const { revision } = await callApi<{ revision: number }>(page, path, { method: 'PUT', body });
  await sendAsOwner(page, `${path}/publish`, { method: 'POST', body: { baseRevision: revision } });
};

describe('the announcement bar', () => {
  it('stays dismissed after a reload and comes back with another version', async () => {
    const { page, faults } = await visit({}, announcing);
    await page.goto('/');
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await page.getByText('Free framing').waitFor({ state: 'detached' });
    await page.reload();
    expect(await page.getByText('Free framing').count()).toBe(0);

    await announce('Free framing until Monday');
    const shown = page.getByText('until Monday');
    await expect
      .poll(async () => {
        await page.reload();
        return shown.count();
      })
      .toBe(1);
    await page.getByRole('button', { name: 'Dismiss announcement' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('[UTL-05] is remembered by a cookie where local storage is blocked', async () => {
    const { page, faults } = await visit({}, announcing);
    await blockLocalStorage(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await page.getByText('Free framing').waitFor({ state: 'detached' });
    await page.reload();
    expect(await page.getByText('Free framing').count()).toBe(0);
    const cookies = await page.context().cookies();
    const remembered = cookies.find(({ name }) => name === 'sw-dismissed-announcement');
    expect(remembered?.expires).toBeGreaterThan(Date.now() / 1000 + 30 * 24 * 3600);
    expect(faults).toEqual([]);
  });

  it('is in no frame of a page on which it was dismissed before', async () => {
    const { page, requests } = await visit({}, announcing);
    await page.goto('/');
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await page.getByText('Free framing').waitFor({ state: 'detached' });
    requests.length = 0;
    await page.addInitScript(() => {
      const look = (): void => {
        if (document.querySelector('sw-announcement-bar'))
          document.documentElement.dataset['flashed'] = 'yes';
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.locator('html').getAttribute('data-flashed')).toBeNull();
    expect(requests.filter((url) => url.includes('announcement-bar'))).toEqual([]);
  });

  it('hands the focus on to what follows when it is dismissed by keyboard', async () => {
    const { page } = await visit({}, announcing);
    await page.goto('/');
    const dismiss = page.getByRole('button', { name: 'Dismiss announcement' });
    await dismiss.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Free framing').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('After the announcement');
  });

  it('shows its text and no dead button without script', async () => {
    const { page } = await visit({ javaScriptEnabled: false }, announcing);
    await page.goto('/');
    expect(await page.getByText('Free framing').isVisible()).toBe(true);
    expect(await page.locator('[data-dismiss]').isVisible()).toBe(false);
  });
});

describe('the loader', () => {
  it('waits with a chunk until its element is near', async () => {
    const { page, faults, requests } = await visit();
    await page.goto('/below', { waitUntil: 'networkidle' });
    expect(chunksIn(requests)).toEqual([]);
    await page.getByText('Open on Saturday').first().scrollIntoViewIfNeeded();
    await moving(page).waitFor();
    expect(chunksIn(requests)).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  it('loads an eager element at once, wherever it stands', async () => {
    const { page, requests } = await visit();
    await page.goto('/eager');
    await page.waitForFunction(() => document.querySelector('sw-scrolling-text:defined'));
    expect(chunksIn(requests)).toHaveLength(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('loads an element that waits for interaction when the visitor turns to it', async () => {
    const { page, requests } = await visit();
    await page.goto('/asked', { waitUntil: 'networkidle' });
    expect(chunksIn(requests)).toEqual([]);
    await page.locator('sw-scrolling-text ul').first().focus();
    await moving(page).waitFor();
  });

  it('finds elements that are added later', async () => {
    const { page } = await visit();
    await page.goto('/');
    await page.evaluate((html) => document.body.insertAdjacentHTML('afterbegin', html), movingWords());
    await expect.poll(() => moving(page).count()).toBe(1);
  });

  it('asks a second time for a chunk that did not come', async () => {
    const { page, faults, requests } = await visit();
    await page.route(blocksChunk, (route) =>
      chunksIn(requests).length === 1 ? route.abort() : route.continue(),
    );
    await page.goto('/near');
    await moving(page).waitFor();
    expect(chunksIn(requests)).toHaveLength(2);
    expect(faults).toEqual([]);
  });

  it('leaves the page working when a chunk never comes, and says so', async () => {
    const { page, faults, requests } = await visit();
    await page.route(blocksChunk, (route) => route.abort());
    await page.goto('/linked');
    await page.getByRole('link', { name: 'Go there' }).click();
    await page.waitForURL('**/linked#there');
    await expect.poll(() => chunksIn(requests)).toHaveLength(2);
    await expect.poll(() => faults).toEqual([expect.stringContaining('blocks')]);
  });
});

const signIn = async (page: Page): Promise<void> => {
  await page.context().addCookies((await signInTo(site)).cookies);
  await page.goto('/');
};

const setHint = (page: Page): Promise<void> =>
  page.context().addCookies([{ name: 'hasEditor', value: '1', url: site.origin }]);

const bar = (page: Page) => page.getByRole('region', { name: 'Contributor bar' });

const hint = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'hasEditor');

describe('the contributor bar', () => {
  it('costs a plain visitor nothing', async () => {
    const { page, requests, faults } = await visit();
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(requests.filter((url) => url.includes('/-/storefront/main-'))).toHaveLength(1);
    expect(requests.filter((url) => /contributor-bar|\/api\//.test(url))).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('shows a contributor who is signed in, with a way to the editor and out', async () => {
    const { page, faults } = await visit();
    await signIn(page);
    await bar(page).waitFor();
    expect(await bar(page).textContent()).toContain('Signed in as');
    const edit = bar(page).getByRole('link', { name: 'Edit page' });
    expect(await edit.getAttribute('href')).toBe('/config/pages?at=%2F');
    expect(await findViolations(page, { within: 'sw-contributor-bar' })).toEqual([]);

    await bar(page).getByRole('button', { name: 'Sign out' }).click();
    await bar(page).waitFor({ state: 'detached' });
    await page.reload({ waitUntil: 'networkidle' });
    expect(await bar(page).count()).toBe(0);
    expect(await hint(page)).toBeUndefined();
    expect(faults).toEqual([]);
  });

  it('stays collapsed on the next page', async () => {
    const { page } = await visit();
    await signIn(page);
    await bar(page).getByRole('button', { name: 'Collapse contributor bar' }).press('Enter');
    const isOpen = () => bar(page).getByRole('link', { name: 'Edit page' }).isVisible();
    await expect.poll(isOpen).toBe(false);
    await page.reload();
    await bar(page).getByRole('button', { name: 'Show contributor bar' }).press('Enter');
    await expect.poll(isOpen).toBe(true);
  });

  it('stands against style sheets of the owner that hide and move every element', async () => {
    const { page } = await visit();
    await signIn(page);
    await bar(page).waitFor();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('body * { display: none; opacity: 0; position: static; font-size: 60px; }');
      document.adoptedStyleSheets = [sheet];
    });
    expect(await bar(page).isVisible()).toBe(true);
    const place = page.locator('sw-contributor-bar');
    expect(await place.evaluate((host) => getComputedStyle(host).opacity)).toBe('1');
    expect((await bar(page).boundingBox())?.height).toBeLessThan(60);
  });

  it('forgets the hint and shows nothing when the session has ended', async () => {
    const { page, faults } = await visit();
    await setHint(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await bar(page).count()).toBe(0);
    expect(await hint(page)).toBeUndefined();
    expect(faults).toEqual([]);
  });

  it('shows nothing, and keeps the hint, when the server cannot be asked', async () => {
    const { page, faults } = await visit();
    await setHint(page);
    await page.route('/api/contributors/session', (route) => route.abort());
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await page.locator('sw-contributor-bar').count()).toBe(0);
    expect(await hint(page)).toBeDefined();
    expect(faults).toEqual([]);
  });
});
