import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { holdRequests } from './setup/hold-requests.ts';
import { buildPage, openBrowserAt, type SavedPage } from './setup/open-canvas.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openSite } from './setup/sites/open-site.ts';

const site = await openSite({ name: 'command-palette', title: 'Palette' });
let signedIn: Cookies;

const addPost = async (page: Page): Promise<void> => {
  const list = await callApi<SavedPage>(page, '/api/pages', {
    method: 'POST',
    body: { kind: 'blog', title: 'Logbook' },
  });
  await callApi(page, `/api/pages/${list.id}/items`, { method: 'POST', body: { title: 'Storm warning' } });
};

beforeAll(async () => {
  signedIn = await signInTo(site);
  const context = await site.browser.newContext({ baseURL: site.origin, storageState: signedIn });
  const page = await context.newPage();
  await buildPage(page, { title: 'Tide tables' });
  await addPost(page);
  await context.close();
});

const open = async (at = '/config/files'): Promise<Page> => {
  const page = await openBrowserAt(site, signedIn);
  await page.goto(at);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });

const search = async (page: Page, words: string): Promise<void> => {
  await page.keyboard.press('ControlOrMeta+k');
  await palette(page).getByRole('searchbox').waitFor();
  await page.keyboard.type(words);
};

const titleOf = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });

describe('the command palette', () => {
  it('finds a page by its title and opens it in the editor, by keys alone', async () => {
    const page = await open();
    await search(page, 'tide');
    await palette(page).getByRole('menuitem', { name: 'Tide tables' }).waitFor();
    await page.keyboard.press('Enter');
    await titleOf(page, 'Tide tables').waitFor();
    expect(new URL(page.url()).pathname).toBe('/config/pages/edit');
  });

  it('finds a post by its address', async () => {
    const page = await open();
    await search(page, '/logbook/storm');
    const entry = palette(page).getByRole('menuitem', { name: 'Storm warning' });
    await entry.waitFor();
    expect(await entry.innerText()).toContain('/logbook/storm-warning · Draft');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await titleOf(page, 'Storm warning').waitFor();
    expect(new URL(page.url()).searchParams.get('at')).toBe('/logbook/storm-warning');
  });

  it('still finds screens of the settings', async () => {
    const page = await open();
    await search(page, 'time zone');
    await palette(page).getByRole('menuitem', { name: 'General' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/config/settings/general');
  });

  it('says that it is searching, and then that nothing is there', async () => {
    const page = await open();
    const release = await holdRequests(page, '**/api/search/GeneralSearch*');
    await search(page, 'xylophone');
    await palette(page).getByText('Searching…').waitFor();
    release();
    await palette(page).getByText('No results found').waitFor();
    expect(await palette(page).getByText('Searching…').count()).toBe(0);
  });

  it('opens from the page on the canvas', async () => {
    const page = await open('/config/pages/edit?at=/tide-tables');
    const frame = page.frameLocator('.canvas-stage iframe');
    await frame.locator('main').click();
    await search(page, 'storm');
    await palette(page).getByRole('menuitem', { name: 'Storm warning' }).click();
    await titleOf(page, 'Storm warning').waitFor();
    expect(new URL(page.url()).searchParams.get('at')).toBe('/logbook/storm-warning');
  });
});
