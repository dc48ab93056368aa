import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findViolations } from './setup/find-violations.ts';
import { openBrowserAt } from './setup/open-canvas.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openStarter } from './setup/sites/open-starter.ts';

const site = await openStarter('starter-look', 'Harbour and Pine');
let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});

const phone = { width: 390, height: 844 };

const visit = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await site.browser.newContext({
    baseURL: site.origin,
    reducedMotion: 'reduce',
    ...options,
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

describe('a new site', () => {
  it('has a home page of blocks that its owner edits on the canvas', async () => {
    const page = await openBrowserAt(site, signedIn);
    await page.goto('/config/pages/edit?at=/');
    const frame = page.frameLocator('.canvas-stage iframe');
    await frame.locator('[data-edit-block] h1').waitFor();
    await page.getByRole('button', { name: 'Add', exact: true }).waitFor();
    await page.getByRole('row', { name: /Introduction/ }).waitFor();
    await frame.locator('[data-edit-block] h1').dblclick();
    await frame.locator('.ProseMirror-focused').waitFor();
    await page.keyboard.type('boatbuilding');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const seen = async () => (await (await page.context().request.get('/')).text()).includes('boatbuilding');
    await expect.poll(seen).toBe(true);
  });

  it('is set in web fonts of its own server', async () => {
    const context = await site.browser.newContext({ baseURL: site.origin });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto('/about');
    const fonts = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family.replaceAll(/["']/g, ''));
      });
    await expect.poll(async () => new Set(await fonts())).toEqual(new Set(['EB Garamond', 'Figtree']));
    expect(addresses.filter((address) => !address.startsWith(site.origin))).toEqual([]);
  });

  it.each([390, 768, 1440])('has sections of full width from edge to edge at %i pixels', async (width) => {
    const page = await visit('/', { viewport: { width, height: 900 } });
    const box = await page.locator('#picture .sw-image-frame').boundingBox();
    expect([box?.x, box?.width]).toEqual([0, width]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it.each([768, 1440])('keeps the columns of its parts in line at %i pixels', async (width) => {
    const page = await visit('/', { viewport: { width, height: 900 } });
    const edgesOf = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((elements) =>
          elements.map((element) => Math.round(element.getBoundingClientRect().left)),
        );
    const services = await edgesOf('#services .sw-image-frame');
    expect(services).toHaveLength(3);
    expect(await edgesOf('#journal .sw-summary-image')).toEqual(services);
    expect(await edgesOf('footer .sw-text')).toEqual(services);
  });

  it('lists posts with picture, date, author and excerpt', async () => {
    const page = await visit('/journal');
    const first = page.getByRole('article').first();
    await first.getByRole('heading', { name: 'Make this site your own' }).waitFor();
    await first.locator('img').waitFor();
    expect(await first.locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(await first.innerText()).toContain('Your name');
    expect(await first.innerText()).toContain('Where to begin');
  });

  it('opens the search from its header on a phone, and has a page of results in one column', async () => {
    const page = await visit('/', { viewport: phone, hasTouch: true });
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).tap();
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').waitFor();
    await page.goto('/search?q=boats');
    const edges = await page
      .locator('.sw-search > :is(h1, form, [role="status"])')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
    expect(edges).toEqual([edges[0], edges[0], edges[0]]);
  });

  it.each([
    '/',
    '/about',
    '/journal',
    '/journal/make-this-site-your-own',
    '/contact',
    '/search?q=x',
    '/none',
  ])('has nothing that keeps people out at %s', async (path) => {
    for (const viewport of [phone, { width: 1440, height: 900 }])
      expect(await findViolations(await visit(path, { viewport }))).toEqual([]);
  });
});

/** As the browser tells it to a screen reader: a popover's button has no attribute that says so. */
const isExpanded = async (page: Page, name: string): Promise<unknown> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name);
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value;
};

describe('the menu of a new site on a phone', () => {
  it.each([true, false])('opens and leads on with script: %s', async (javaScriptEnabled) => {
    const page = await visit('/', { viewport: phone, javaScriptEnabled });
    const menu = page.getByRole('navigation', { name: 'Main' });
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('About us');
  });

  it('is opened and closed by keys, says which, and gives the focus back', async () => {
    const page = await visit('/', { viewport: phone });
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.waitFor();
    expect(await isExpanded(page, 'Menu')).toBe(true);
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
