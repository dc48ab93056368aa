import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { findViolations } from './setup/find-violations.ts';
import { callApi } from './setup/call-api.ts';
import {
  isSaved,
  openBrowserAt,
  openCanvas,
  openCanvasOf,
  twoSections,
  type OpenedCanvas,
  type SavedPage,
} from './setup/open-canvas.ts';
import { openSite } from './setup/sites/open-site.ts';
import { runCommandLine } from './setup/program/program.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const NAME = 'editor-site-chrome';
const site = await openSite({ name: NAME, title: 'Windrose' });
const editor = { email: 'edda@example.com', password: 'a long walk by the quay' };
let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});

const open = (title: string) => openCanvas(site, { signedIn, wish: { title, sections: twoSections } });

const panelOf = ({ page }: OpenedCanvas): Locator =>
  page.getByRole('complementary', { name: 'Settings', exact: true });
const row = ({ outline }: OpenedCanvas, name: string): Locator =>
  outline.getByRole('row', { name, exact: true });
const footerOf = ({ frame }: OpenedCanvas): Locator => frame.locator('footer');
const undo = ({ page }: OpenedCanvas): Locator => page.getByRole('button', { name: /^Undo/ });
const redo = ({ page }: OpenedCanvas): Locator => page.getByRole('button', { name: /^Redo/ });

const flip = (canvas: OpenedCanvas, name: string): Promise<void> =>
  panelOf(canvas).locator('label.switch', { hasText: name }).click();

const storedAround = async (page: Page): Promise<Record<string, unknown>> =>
  (await callApi<SavedPage>(page, '/api/documents/header-footer/site')).content;

const publishAround = async (canvas: OpenedCanvas): Promise<void> => {
  await panelOf(canvas).getByRole('button', { name: 'Publish to every page' }).click();
  await panelOf(canvas).getByRole('button', { name: 'Published on every page' }).waitFor();
};

const visit = async (options: { javaScriptEnabled?: boolean } = {}): Promise<Page> => {
  const context = await site.browser.newContext({ baseURL: site.origin, ...options });
  onTestFinished(() => context.close());
  return context.newPage();
};

/** Visitors get a page that was kept for up to a second, or a little longer on a machine that is busy. */
const reloadUntil = async (visitor: Page, sign: Locator): Promise<void> => {
  const look = async (): Promise<number> => {
    await visitor.goto('/');
    return sign.count();
  };
  await expect.poll(look, { interval: 300 }).toBeGreaterThan(0);
};

const pick = async (page: Page, name: string): Promise<void> => {
  const list = page.getByRole('dialog', { name: 'Add a block' });
  await list.getByRole('searchbox').fill(name);
  await list.getByRole('menuitem', { name, exact: true }).click();
  await list.waitFor({ state: 'detached' });
};

const write = async (canvas: OpenedCanvas, words: string): Promise<void> => {
  await canvas.frame.locator('[contenteditable="true"]:focus').waitFor();
  await canvas.page.keyboard.press('Control+End');
  await canvas.page.keyboard.type(words, { delay: 30 });
  await canvas.page.keyboard.press('Escape');
};

describe('the footer', () => {
  it('[EDT-01] is entered and laid out on any page, undone and redone after a reload, and seen on every page', async () => {
    const canvas = await open('Quay');
    const { page } = canvas;
    const start = await storedAround(page);
    await footerOf(canvas).hover();
    await page.getByRole('button', { name: 'Edit footer' }).click();
    await panelOf(canvas).getByRole('heading', { name: 'Footer' }).waitFor();
    await page.getByText('Footer: appears on every page').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await takeScreenshot(page, 'site-chrome-footer');
    await page.getByRole('button', { name: 'Add section' }).click();
    await page.getByRole('button', { name: 'Add a block to Section 1' }).click();
    await pick(page, 'Text');
    const text = footerOf(canvas).locator('[data-edit-kind="text"]');
    await text.waitFor();
    await write(canvas, 'Quay 3, by the crane');
    await isSaved(canvas);
    await canvas.frame.locator('[contenteditable="true"]').waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowLeft');
    const place = () => text.evaluate((element: HTMLElement) => element.style.getPropertyValue('--d'));
    await expect.poll(place).toMatch(/^1\/2\//);
    await expect.poll(async () => JSON.stringify(await storedAround(page))).toContain('"columnStart":2');
    await isSaved(canvas);
    const end = await storedAround(page);
    expect(JSON.stringify(end)).toContain('Quay 3, by the crane');
    expect(JSON.stringify(await canvas.stored())).not.toContain('Quay 3');

    await page.reload();
    await canvas.outline.waitFor();
    await expect.poll(() => undo(canvas).isEnabled()).toBe(true);
    for (let left = 0; left < 12 && (await undo(canvas).isEnabled()); left += 1) {
      await undo(canvas).click();
      await isSaved(canvas);
    }
    await expect.poll(async () => (await storedAround(page))['fields']).toEqual(start['fields']);
    await text.waitFor({ state: 'detached' });
    while (await redo(canvas).isEnabled()) {
      await redo(canvas).click();
      await isSaved(canvas);
    }
    await expect.poll(() => storedAround(page)).toEqual(end);
    await text.waitFor();

    const visitor = await visit();
    await visitor.goto('/');
    expect(await visitor.locator('footer').innerText()).not.toContain('Quay 3');
    await row(canvas, 'Footer').click();
    await publishAround(canvas);
    await reloadUntil(visitor, visitor.locator('footer', { hasText: 'Quay 3, by the crane' }));
  });

  it('[EDT-01] is not touched by a first click, nor by what is moved on the page', async () => {
    const canvas = await open('Pier');
    const { page } = canvas;
    const text = footerOf(canvas).locator('[data-edit-kind="text"]');
    await text.click();
    await panelOf(canvas).getByRole('heading', { name: 'Footer' }).waitFor();
    await text.click();
    await panelOf(canvas).getByRole('heading', { name: 'Text' }).waitFor();
    await page.keyboard.press('Escape');
    await panelOf(canvas).getByRole('heading', { name: 'Section 1' }).waitFor();
    await page.keyboard.press('Escape');
    await panelOf(canvas).getByRole('heading', { name: 'Footer' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Nothing selected').waitFor();
    const before = await storedAround(page);
    await canvas.outline.getByRole('row', { name: 'Text: Block 21' }).click();
    await page.keyboard.press('Alt+PageDown');
    await isSaved(canvas);
    expect(await storedAround(page)).toEqual(before);
  });

  it('two contributors on one block of it choose between both versions', async () => {
    const canvas = await open('Slip');
    const { page } = canvas;
    const text = footerOf(canvas).locator('[data-edit-kind="text"]');
    await text.waitFor();
    await row(canvas, 'Footer').click();
    const other = await openBrowserAt(site, signedIn);
    const saved = await callApi<SavedPage>(other, '/api/documents/header-footer/site');
    // What the other writes would be read again before it is met.
    await page.route('**/api/documents/presence', (route) => route.abort());
    await page.route('**/api/documents/header-footer/site', (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    );
    const content = JSON.parse(
      JSON.stringify(saved.content).replace('by the crane', 'by the lock'),
    ) as object;
    const body = { baseRevision: saved.revision, content };
    await callApi(other, '/api/documents/header-footer/site', { method: 'PUT', body });
    await text.dblclick();
    await write(canvas, ', first door');
    const dialog = page.getByRole('alertdialog', { name: 'Conflicting changes' });
    await dialog.waitFor();
    expect(await dialog.innerText()).toMatch(/first door[^]*by the lock/);
    await dialog.getByRole('button', { name: 'Use saved version' }).click();
    await isSaved(canvas);
    await expect.poll(() => text.innerText()).toBe('Quay 3, by the lock');
  });
});

describe('the header', () => {
  it('is set in a panel, drawn on the page at once, and taken back after a reload', async () => {
    const canvas = await open('Mole');
    const { page, frame } = canvas;
    const header = frame.locator('header');
    await row(canvas, 'Header').press('Enter');
    await panelOf(canvas).getByRole('heading', { name: 'Header' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await flip(canvas, 'Search');
    await header.getByRole('link', { name: 'Search' }).waitFor();
    await flip(canvas, 'Button');
    await panelOf(canvas).getByRole('textbox', { name: 'Button text' }).fill('Book a berth');
    await panelOf(canvas)
      .getByRole('button', { name: /^Button link/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Link' });
    await dialog.getByRole('tab', { name: 'Web Address' }).click();
    await dialog.getByRole('textbox').first().fill('https://berths.example/');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await header.getByRole('link', { name: 'Book a berth' }).waitFor();
    await panelOf(canvas)
      .getByRole('button', { name: /Layout/ })
      .last()
      .click();
    await page.getByRole('option', { name: 'Brand above links' }).click();
    await frame.locator('header.top-brandingCenterNavCenter').waitFor();
    await flip(canvas, 'Sticky header');
    await frame.locator('header.top-sticky').waitFor();
    await flip(canvas, 'Show the site title');
    await expect.poll(() => header.getByText('Windrose').count()).toBe(0);
    await takeScreenshot(page, 'site-chrome-header');
    await isSaved(canvas);
    await page.reload();
    await canvas.outline.waitFor();
    await undo(canvas).click();
    await header.getByText('Windrose').waitFor();
    await row(canvas, 'Header').click();
    await publishAround(canvas);
    const visitor = await visit();
    await reloadUntil(visitor, visitor.locator('header', { hasText: 'Book a berth' }));
    expect(await visitor.locator('header').getByRole('link').allInnerTexts()).toEqual([
      'Windrose',
      'Home',
      'Search',
      'Book a berth',
    ]);
    expect(await findViolations(visitor)).toEqual([]);
  });
});

describe('the announcement bar', () => {
  it('is switched on, written in its place, linked and coloured; visitors see it at once and can close it for good', async () => {
    const canvas = await open('Buoy');
    const { page, frame } = canvas;
    const bar = frame.locator('[data-edit-area="announcement"]');
    expect(await bar.isVisible()).toBe(false);
    await row(canvas, 'Announcement bar').click();
    await flip(canvas, 'Show the announcement bar');
    await bar.waitFor();
    await bar.dblclick();
    // Also while the editor of texts is still being fetched.
    await page.keyboard.type('Regatta ', { delay: 20 });
    await frame.locator('.ProseMirror-focused').waitFor();
    expect(await page.getByRole('button', { name: 'Edit announcement bar' }).count()).toBe(0);
    await write(canvas, 'on Sunday');
    await isSaved(canvas);
    await panelOf(canvas).getByText('Accent', { exact: true }).click();
    await frame.locator('[data-edit-area="announcement"][data-theme="accent"]').waitFor();
    await expect.poll(() => bar.innerText()).toBe('Regatta on Sunday');
    expect(await findViolations(page)).toEqual([]);
    await takeScreenshot(page, 'site-chrome-announcement');
    await publishAround(canvas);

    const visitor = await visit();
    const shown = visitor.getByRole('region', { name: 'Announcement' });
    await reloadUntil(visitor, shown);
    expect(await shown.innerText()).toBe('Regatta on Sunday');
    expect(await findViolations(visitor)).toEqual([]);
    await visitor.getByRole('button', { name: 'Dismiss announcement' }).click();
    await shown.waitFor({ state: 'detached' });
    // Where the header is in every frame: fonts that come late shift texts, and only the bar would shift it.
    await visitor.addInitScript(() => {
      const tops = new Set<number>();
      (window as { tops?: Set<number> }).tops = tops;
      const look = (): void => {
        const header = document.querySelector('header');
        if (header) tops.add(Math.round(header.getBoundingClientRect().top));
        requestAnimationFrame(look);
      };
      look();
    });
    await visitor.reload();
    expect(await shown.count()).toBe(0);
    const topsOf = () => visitor.evaluate(() => [...((window as { tops?: Set<number> }).tops ?? [])]);
    await expect.poll(topsOf).toEqual([0]);

    const plain = await visit({ javaScriptEnabled: false });
    await plain.goto('/');
    expect(await plain.getByRole('region', { name: 'Announcement' }).innerText()).toBe('Regatta on Sunday');
    expect(await plain.getByRole('button', { name: 'Dismiss announcement' }).isVisible()).toBe(false);
  });
});

describe('the popup', () => {
  const sections = [
    {
      id: '69158c100000000000000091',
      theme: 'ink',
      blocks: [
        {
          id: '69158c100000000000000092',
          type: 2,
          value: { html: '<h2>Tides by mail</h2><p><a href="/">Read more</a></p>' },
          desktop: { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 4 },
        },
      ],
    },
  ];

  const makePopup = async (page: Page): Promise<SavedPage> => {
    const made = await callApi<SavedPage>(page, '/api/pages', {
      method: 'POST',
      body: { kind: 'popup-overlay', title: 'Letter' },
    });
    const body = { baseRevision: made.revision, content: { ...made.content, sections } };
    return callApi<SavedPage>(page, `/api/documents/collection/${made.id}`, { method: 'PUT', body });
  };

  it('[SITE-07 (rule)] is laid out on the canvas, set in its panel, and comes up for visitors as it was set', async () => {
    const page = await openBrowserAt(site, signedIn);
    const canvas = await openCanvasOf(page, await makePopup(page));
    await row(canvas, 'Popup').press('Enter');
    await panelOf(canvas).getByRole('heading', { name: 'Popup' }).waitFor();
    await flip(canvas, 'Show the popup');
    await panelOf(canvas).getByRole('textbox', { name: 'Delay in seconds' }).fill('0');
    await panelOf(canvas).locator('.position-option').last().click();
    expect(await findViolations(page)).toEqual([]);
    await takeScreenshot(page, 'site-chrome-popup');
    await isSaved(canvas);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Published' }).waitFor();

    const visitor = await visit();
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(request.url()));
    const dialog = visitor.getByRole('dialog', { name: 'Letter' });
    await reloadUntil(visitor, visitor.locator('sw-popup'));
    await dialog.waitFor();
    expect(await dialog.getByRole('heading', { name: 'Tides by mail' }).count()).toBe(1);
    expect(await findViolations(visitor)).toEqual([]);
    const places: string[] = [];
    for (let press = 0; press < 4; press += 1) {
      places.push(await visitor.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
      await visitor.keyboard.press('Tab');
    }
    expect(places.filter((text) => text === 'Home' || text === 'Windrose')).toEqual([]);
    await visitor.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const kept = () => visitor.evaluate(() => Object.keys(localStorage).toSorted().join(' '));
    await expect.poll(kept).toMatch(/-date-closed .*-version$/);
    asked.length = 0;
    await visitor.reload({ waitUntil: 'networkidle' });
    expect(await dialog.count()).toBe(0);
    expect(asked.filter((url) => url.includes('/letter') || url.includes('open-popup'))).toEqual([]);

    const plain = await visit({ javaScriptEnabled: false });
    await plain.goto('/');
    expect(await plain.getByText('Tides by mail').count()).toBe(0);

    await flip(canvas, 'Show the popup');
    await isSaved(canvas);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Published' }).waitFor();
  });
});

it('a role that may not design sees header and footer, and that they are not its own', async () => {
  const parameters = ['--site', NAME, '--role', 'editor', '--password', editor.password];
  await runCommandLine(inject('program'), ['user', 'add', editor.email, ...parameters]);
  const theirs = await signInTo(site, editor);
  const canvas = await openCanvas(site, {
    signedIn: theirs,
    wish: { title: 'Berth', sections: twoSections },
  });
  for (const name of ['Header', 'Footer']) {
    await canvas.frame.locator(name.toLowerCase()).dblclick({ position: { x: 4, y: 4 } });
    await panelOf(canvas).getByRole('heading', { name }).waitFor();
    await panelOf(canvas)
      .getByText('Your role cannot edit the header, footer and announcement bar.')
      .waitFor();
  }
  await canvas.page.keyboard.press('Delete');
  expect(await canvas.frame.locator('[contenteditable="true"]').count()).toBe(0);
  expect(await canvas.page.getByRole('button', { name: 'Add section' }).count()).toBe(0);
});
