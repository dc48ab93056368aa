import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findScreenViolations } from './setup/find-violations.ts';
import { callApi } from './setup/call-api.ts';
import { openBrowserAt, openCanvas, type SavedPage } from './setup/open-canvas.ts';
import { openSite } from './setup/sites/open-site.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'editor-items', title: 'Fathom Line' });
let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});

const openApp = (): Promise<Page> => openBrowserAt(site, signedIn);

const makeList = async (page: Page, kind: string, title: string): Promise<SavedPage> => {
  const made = await callApi<SavedPage>(page, '/api/pages', { method: 'POST', body: { kind, title } });
  return callApi<SavedPage>(page, `/api/pages/${made.id}/publish`, {
    method: 'POST',
    body: { baseRevision: made.revision, status: 'published' },
  });
};

const addItem = (page: Page, listId: string, title: string): Promise<SavedPage> =>
  callApi<SavedPage>(page, `/api/pages/${listId}/items`, { method: 'POST', body: { title } });

const rows = (page: Page): Locator => page.getByRole('grid').getByRole('row');
const row = (page: Page, name: RegExp | string): Locator => page.getByRole('row', { name }).first();
const names = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));

const choose = async (page: Page, title: string, act: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
};

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const notice = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notices' }).getByText(text);
const saved = (page: Page) => page.getByText('Saved', { exact: true }).first().waitFor({ state: 'attached' });

const seen = async (path: string): Promise<string> => (await fetch(`${site.origin}${path}`)).text();

/** Key by key, as people write: the text editor takes its time for each. */
const type = (page: Page, text: string): Promise<void> => page.keyboard.type(text, { delay: 30 });

describe('a post', () => {
  it('is added from the pages panel and opens for writing; title and words are written on the page, published and seen', async () => {
    const page = await openApp();
    await makeList(page, 'blog', 'Logbook');
    await page.goto('/config/pages?at=/logbook');
    await page.getByRole('link', { name: 'Show posts' }).click();
    await page.getByText('No posts yet').waitFor();
    await page.getByRole('button', { name: 'Add post' }).click();
    await dialog(page, 'New post').getByRole('textbox', { name: 'Title' }).fill('First soundings');
    await page.keyboard.press('Enter');
    const frame = page.frameLocator('.canvas-stage iframe');
    await frame.locator('.ProseMirror-focused').waitFor();
    await expect.poll(() => decodeURIComponent(page.url())).toContain('at=/logbook/first-soundings');
    await type(page, 'Seven fathoms, sand.');
    await frame.getByText('Seven fathoms, sand.').waitFor();
    await page.keyboard.press('Escape');
    const title = frame.locator('[data-edit-title]');
    await title.click();
    await page.keyboard.press('Control+a');
    await type(page, 'Soundings');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Soundings', exact: true }).waitFor();
    await saved(page);
    await takeScreenshot(page, 'items-canvas');
    await page.getByRole('button', { name: 'Undo: Change title' }).click();
    await expect.poll(() => title.textContent()).toBe('First soundings');
    await page.getByRole('button', { name: 'Redo: Change title' }).click();
    await expect.poll(() => title.textContent()).toBe('Soundings');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await notice(page, 'Published').waitFor();
    await expect
      .poll(() => seen('/logbook/first-soundings'))
      .toMatch(/[^ ]Soundings<\/h1>[^]*Seven fathoms, sand\./);
    await page.getByRole('link', { name: 'Back to list' }).click();
    await row(page, 'Soundings').waitFor();
  });

  it('has settings: address, excerpt, categories, tags, author, picture of the search, schedule; one command, undone', async () => {
    const page = await openApp();
    const list = await makeList(page, 'blog', 'Notices');
    await addItem(page, list.id, 'Taken');
    const other = await addItem(page, list.id, 'Buoys');
    await callApi(page, `/api/documents/item/${other.id}`, {
      method: 'PUT',
      body: { baseRevision: 1, content: { ...other.content, tags: ['Harbour'], categories: ['Marks'] } },
    });
    await page.goto(`/config/pages/items?of=${list.id}`);
    await choose(page, 'Taken', 'Settings');
    const settings = dialog(page, 'Post settings');
    await settings.getByRole('textbox', { name: 'URL' }).fill('buoys');
    await settings.getByRole('textbox', { name: 'Excerpt' }).fill('Where they <lie>');
    await settings.getByRole('combobox', { name: 'Add a category' }).fill('mar');
    await page.getByRole('option', { name: 'Marks' }).click();
    await settings.getByRole('combobox', { name: 'Add a tag' }).fill('x'.repeat(51));
    await page.keyboard.press('Enter');
    await settings.getByText('A tag has up to 50 characters.').waitFor();
    await settings.getByRole('combobox', { name: 'Add a tag' }).fill('harbour');
    await page.keyboard.press('Enter');
    await settings.getByRole('row', { name: 'Harbour' }).waitFor();
    await settings.getByRole('button', { name: /Author$/ }).click();
    await page.getByRole('option').nth(1).click();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'items-settings');
    await settings.getByRole('button', { name: 'Save', exact: true }).click();
    await settings.getByText('Another page has this URL already.').waitFor();
    await settings.getByRole('textbox', { name: 'URL' }).fill('lights');
    await settings.getByRole('tab', { name: 'SEO' }).click();
    await settings.getByRole('textbox', { name: 'SEO title' }).fill('Lights and buoys');
    await settings.getByText('› notices › lights').waitFor();
    await takeScreenshot(page, 'items-seo');
    await settings.getByRole('tab', { name: 'Options' }).click();
    await settings.getByRole('button', { name: /Status$/ }).click();
    await page.getByRole('option', { name: 'Scheduled' }).click();
    await settings.getByRole('button', { name: 'Save', exact: true }).click();
    await settings.getByText('What is scheduled needs the time at which it appears.').waitFor();
    await settings.getByLabel('Publish on').fill('2099-05-01T09:30');
    await settings.getByRole('button', { name: /Comments$/ }).click();
    await page.getByRole('option', { name: 'Off' }).click();
    await settings.getByRole('button', { name: 'Save', exact: true }).click();
    await row(page, 'Taken, Scheduled once published').waitFor();
    const id = (await page.getByRole('row', { name: /^Taken/ }).getAttribute('data-key')) ?? '';
    const stored = async () => (await callApi<SavedPage>(page, `/api/documents/item/${id}`)).content;
    await expect.poll(stored).toMatchObject({
      urlId: 'lights',
      excerpt: '<p>Where they &lt;lie&gt;</p>',
      tags: ['Harbour'],
      categories: ['Marks'],
      status: 'scheduled',
      commentState: 2,
      seo: { title: 'Lights and buoys' },
    });
    const content = await stored();
    expect(content['authorId']).toMatch(/^[0-9a-f]{24}$/);
    expect(new Date(Number(content['publishOn'])).toISOString()).toBe('2099-05-01T13:30:00.000Z');
    await page.keyboard.press('Control+z');
    await row(page, 'Taken, Draft').waitFor();
    await expect.poll(stored).toMatchObject({ urlId: 'taken', status: 'draft' });
    expect(await stored()).not.toHaveProperty('seo');
  });
});

describe('a text', () => {
  it('that is added opens for writing at once, and a double click in the middle of its one line opens it again', async () => {
    const { page, frame, blocks } = await openCanvas(site, { signedIn, wish: { title: 'Signals' } });
    const pick = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page
        .getByRole('dialog', { name: 'Add a block' })
        .getByRole('menuitem', { name, exact: true })
        .click();
    };
    await pick('Section');
    await pick('Text');
    await frame.locator('.ProseMirror-focused').waitFor();
    await type(page, 'Keep well clear');
    await page.keyboard.press('Escape');
    await frame.locator('.ProseMirror').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await frame.getByText('Keep well clear').waitFor();
    const line = await blocks.first().boundingBox();
    if (!line) throw new Error('The text is not on the page.');
    await page.mouse.dblclick(line.x + line.width / 2, line.y + line.height / 2);
    await frame.locator('.ProseMirror-focused').waitFor();
    await page.keyboard.press('End');
    await type(page, ' of me');
    await expect.poll(() => blocks.first().textContent()).toContain('Keep well clear of me');
  });
});

describe('the items of a list', () => {
  it('are searched and filtered, duplicated, deleted, restored; undo takes it back', async () => {
    const page = await openApp();
    const warned: string[] = [];
    page.on('console', (message) => warned.push(message.text()));
    const list = await makeList(page, 'blog', 'Journal');
    for (const title of ['Ropes', 'Sails', 'Tides']) await addItem(page, list.id, title);
    await page.goto(`/config/pages/items?of=${list.id}`);
    await expect.poll(() => names(page)).toEqual(['Tides, Draft', 'Sails, Draft', 'Ropes, Draft']);
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'items-list');
    await page.getByRole('searchbox', { name: 'Search posts' }).fill('sai');
    await expect.poll(() => names(page)).toEqual(['Sails, Draft']);
    await choose(page, 'Sails', 'Duplicate');
    await expect.poll(() => names(page)).toEqual(['Sails (copy), Draft', 'Sails, Draft']);
    await row(page, 'Sails (copy), Draft').focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => names(page)).toEqual(['Sails, Draft']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => names(page)).toEqual(['Sails (copy), Draft', 'Sails, Draft']);
    await choose(page, 'Sails (copy)', 'Delete');
    await page.getByRole('button', { name: /Status$/ }).click();
    await page.getByRole('option', { name: 'Trash' }).click();
    await page.getByRole('button', { name: 'Restore Sails (copy)' }).click();
    await notice(page, 'Sails (copy) restored').waitFor();
    await page.getByRole('button', { name: /Status$/ }).click();
    await page.getByRole('option', { name: 'Draft' }).click();
    await expect.poll(() => names(page)).toEqual(['Sails (copy), Draft', 'Sails, Draft']);
    await choose(page, 'Sails', 'Publish');
    await notice(page, 'Sails published').waitFor();
    await expect.poll(() => names(page)).toEqual(['Sails (copy), Draft']);
    await expect.poll(() => seen('/journal')).toContain('Sails');
    expect(warned.filter((text) => text.includes('Draggable'))).toEqual([]);
  });

  it('[SITE-13] are put into an order by keys and by dragging, seen at once, and undone', async () => {
    const page = await openApp();
    const list = await makeList(page, 'gallery', 'Charts');
    for (const title of ['A', 'B', 'C']) {
      const { id, revision } = await addItem(page, list.id, `Chart ${title}`);
      const body = { baseRevision: revision, status: 'published' };
      await callApi(page, `/api/items/${id}/publish`, { method: 'POST', body });
    }
    await page.goto(`/config/pages/items?of=${list.id}`);
    await expect.poll(() => names(page)).toEqual(['Chart A', 'Chart B', 'Chart C']);
    await row(page, 'Chart C').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByText('Chart C moved to 2 of 3.').waitFor({ state: 'attached' });
    await expect.poll(() => names(page)).toEqual(['Chart A', 'Chart C', 'Chart B']);
    await saved(page);
    const order = async (): Promise<string[]> =>
      [...(await seen('/charts')).matchAll(/Chart [ABC](?=<)/g)].map(([name]) => name);
    await expect.poll(async () => [...new Set(await order())]).toEqual(['Chart A', 'Chart C', 'Chart B']);
    await row(page, 'Chart B').dragTo(row(page, 'Chart A'), { targetPosition: { x: 60, y: 4 } });
    await expect.poll(() => names(page)).toEqual(['Chart B', 'Chart A', 'Chart C']);
    await saved(page);
    await takeScreenshot(page, 'items-order');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => names(page)).toEqual(['Chart A', 'Chart B', 'Chart C']);
    await expect.poll(async () => [...new Set(await order())]).toEqual(['Chart A', 'Chart B', 'Chart C']);
  });
});

describe('an event', () => {
  it('has times and a place, refuses an end before its beginning, and shows both on the page', async () => {
    const page = await openApp();
    const list = await makeList(page, 'events', 'Open days');
    await page.goto(`/config/pages/items?of=${list.id}`);
    await page.getByRole('button', { name: 'Add event' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Regatta');
    await page.keyboard.press('Enter');
    const frame = page.frameLocator('.canvas-stage iframe');
    await frame.locator('.ProseMirror').waitFor();
    await page.getByRole('button', { name: 'Page settings' }).click();
    const settings = dialog(page, 'Event settings');
    await settings.getByLabel('Starts').fill('2099-07-01T10:00');
    await settings.getByLabel('Ends').fill('2099-07-01T09:00');
    await settings.getByRole('button', { name: 'Save', exact: true }).click();
    await settings.getByText('An event cannot end before it begins.').waitFor();
    await settings.getByLabel('Ends').fill('2099-07-01T18:00');
    await settings
      .getByRole('combobox', { name: 'Search location' })
      .pressSequentially('kyot', { delay: 30 });
    await page.getByRole('option', { name: /Kyoto/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => settings.getByRole('textbox', { name: 'Venue' }).inputValue()).toBe('Kyoto');
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'items-event');
    await settings.getByRole('button', { name: 'Save', exact: true }).click();
    await notice(page, 'Settings saved').waitFor();
    await frame.getByText('Kyoto').first().waitFor();
    await takeScreenshot(page, 'items-event-canvas');
  });
});
