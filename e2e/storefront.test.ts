import type { Page, Route } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findViolations } from './setup/find-violations.ts';
import { openSite } from './setup/sites/open-site.ts';
import { signInTo } from './setup/sign-in.ts';

const site = await openSite({ name: 'storefront', title: 'Storefront' });

const announcement = (version: string): string =>
  `<sw-announcement-bar version="${version}"><p>Free framing until Sunday</p>` +
  '<button type="button" data-dismiss hidden aria-label="Dismiss announcement">×</button></sw-announcement-bar>' +
  '<p><a href="#after">After the announcement</a></p>';

const farBelow = (html: string): string => `<div style="height: 400vh"></div>${html}`;

const chunk = (name: string): string => `**/-/storefront/${name}-*.js`;

/**
 * The site's own page, headers and loader, with markup of the test's at the top of its body. It is fetched from
 * outside the browser, where *.localhost is no name for this machine.
 */
const putInPage = async (page: Page, html: string): Promise<void> => {
  await page.unroute('/');
  await page.route('/', async (route) => {
    const headers = { ...(await route.request().allHeaders()), host: new URL(site.origin).host };
    const response = await route.fetch({ url: `http://127.0.0.1:${new URL(site.origin).port}/`, headers });
    const own = (await response.text()).replaceAll(/<sw-announcement-bar[^]*?<\/sw-announcement-bar>/g, '');
    await route.fulfill({ response, body: own.replace(/<body[^>]*>/, (tag) => tag + html) });
  });
};

/** Puts a module of the test's in the place of a chunk, which the loader cannot tell from the real one. */
const stubChunk = async (
  page: Page,
  name: string,
  answer: (route: Route) => Promise<void>,
): Promise<string[]> => {
  const requests: string[] = [];
  await page.route(chunk(name), async (route) => {
    requests.push(route.request().url());
    await answer(route);
  });
  return requests;
};

const fulfilWith = (code: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: code });

const countingChunk = fulfilWith(`export const mount = (place) => {
  place.dataset.mounted = Number(place.dataset.mounted ?? 0) + 1;
  place.addEventListener('click', () => { place.dataset.clicks = Number(place.dataset.clicks ?? 0) + 1; });
};`);

interface Visit {
  readonly page: Page;
  readonly faults: string[];
  readonly requests: string[];
}

const visit = async (options: { javaScriptEnabled?: boolean } = {}): Promise<Visit> => {
  const context = await site.browser.newContext({ baseURL: site.origin, ...options });
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

describe('the announcement bar', () => {
  it('stays dismissed after a reload and comes back with another version', async () => {
    const { page, faults } = await visit();
    await putInPage(page, announcement('1'));
    await page.goto('/');
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await page.getByText('Free framing').waitFor({ state: 'detached' });
    await page.reload();
    expect(await page.getByText('Free framing').count()).toBe(0);

    await putInPage(page, announcement('2'));
    await page.reload();
    await page.getByRole('button', { name: 'Dismiss announcement' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('[UTL-05] is remembered by a cookie where local storage is blocked', async () => {
    const { page, faults } = await visit();
    await blockLocalStorage(page);
    await putInPage(page, announcement('1'));
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
    const { page, requests } = await visit();
    await putInPage(page, announcement('1'));
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
    const { page } = await visit();
    await putInPage(page, announcement('1'));
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
    const { page } = await visit({ javaScriptEnabled: false });
    await putInPage(page, announcement('1'));
    await page.goto('/');
    expect(await page.getByText('Free framing').isVisible()).toBe(true);
    expect(await page.locator('[data-dismiss]').isVisible()).toBe(false);
  });
});

describe('the loader', () => {
  it('carries out once what was clicked three times before the chunk had come', async () => {
    const { page } = await visit();
    let release = (): void => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await stubChunk(page, 'announcement-bar', (route) => gate.then(() => countingChunk(route)));
    await putInPage(page, '<form data-island="announcement-bar" action="/gone"><button>Add</button></form>');
    await page.goto('/');
    const island = page.locator('[data-island="announcement-bar"]');
    await page.evaluate(() =>
      document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault()),
    );
    for (let click = 0; click < 3; click += 1) await page.getByRole('button', { name: 'Add' }).click();
    expect(await island.getAttribute('data-clicks')).toBeNull();
    release();
    await page.locator('[data-clicks]').waitFor();
    expect(await island.getAttribute('data-clicks')).toBe('1');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect.poll(() => island.getAttribute('data-clicks')).toBe('2');
  });

  it('waits with a chunk until its element is near', async () => {
    const { page, faults } = await visit();
    const requests = await stubChunk(page, 'announcement-bar', countingChunk);
    await putInPage(page, farBelow('<div data-island="announcement-bar">Below</div>'));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(requests).toEqual([]);
    await page.getByText('Below').scrollIntoViewIfNeeded();
    await page.locator('[data-mounted="1"]').waitFor();
    expect(faults).toEqual([]);
  });

  it('loads an eager element at once, wherever it stands', async () => {
    const { page } = await visit();
    await stubChunk(page, 'announcement-bar', countingChunk);
    await putInPage(page, farBelow('<div data-island="announcement-bar" load="eager">Below</div>'));
    await page.goto('/');
    await page.locator('[data-mounted="1"]').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('loads an element that waits for interaction when the visitor turns to it', async () => {
    const { page } = await visit();
    const requests = await stubChunk(page, 'announcement-bar', countingChunk);
    const html = '<div data-island="announcement-bar" load="interaction"><input aria-label="Quantity"></div>';
    await putInPage(page, html);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(requests).toEqual([]);
    await page.getByLabel('Quantity').focus();
    await page.locator('[data-mounted="1"]').waitFor();
  });

  it('finds elements that are added later', async () => {
    const { page } = await visit();
    await stubChunk(page, 'announcement-bar', countingChunk);
    await page.goto('/');
    await page.evaluate(() => {
      const place = document.createElement('div');
      place.innerHTML = '<div data-island="announcement-bar">Late</div>';
      document.body.prepend(place);
    });
    await page.locator('[data-mounted]').waitFor();
    expect(await page.getByText('Late').getAttribute('data-mounted')).toBe('1');
  });

  it('asks a second time for a chunk that did not come', async () => {
    const { page, faults } = await visit();
    let isFirst = true;
    const requests = await stubChunk(page, 'announcement-bar', (route) => {
      if (!isFirst) return countingChunk(route);
      isFirst = false;
      return route.abort();
    });
    await putInPage(page, '<div data-island="announcement-bar">Here</div>');
    await page.goto('/');
    await page.locator('[data-mounted="1"]').waitFor();
    expect(requests).toHaveLength(2);
    expect(faults).toEqual([]);
  });

  it('leaves the page working when a chunk never comes, and says so', async () => {
    const { page, faults } = await visit();
    const requests = await stubChunk(page, 'announcement-bar', (route) => route.abort());
    await putInPage(page, '<div data-island="announcement-bar"><a href="#there">Go there</a></div>');
    await page.goto('/');
    await page.getByRole('link', { name: 'Go there' }).click();
    await page.waitForURL('**/#there');
    await expect.poll(() => requests).toHaveLength(2);
    await expect.poll(() => faults).toEqual([expect.stringContaining('announcement-bar')]);
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
