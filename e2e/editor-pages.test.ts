import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findScreenViolations } from './setup/find-violations.ts';
import { openBrowserAt } from './setup/open-canvas.ts';
import { openSite } from './setup/sites/open-site.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'editor-pages', title: 'Sea Marks' });

let signedIn: Cookies;

const tree = (page: Page) => page.getByRole('treegrid', { name: 'Pages' });
const row = (page: Page, name: string | RegExp) => tree(page).getByRole('row', { name }).first();
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

beforeAll(async () => {
  signedIn = await signInTo(site);
});

const openPages = async (options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await openBrowserAt(site, signedIn, options);
  await page.goto('/config/pages');
  await tree(page).waitFor();
  return page;
};

const saved = (page: Page) => page.getByText('Saved', { exact: true }).first().waitFor({ state: 'attached' });

const addPage = async (page: Page, layout: string, title: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add page', exact: true }).click();
  const adding = dialog(page, 'Add a page');
  await adding.locator('.layout-card', { hasText: layout }).first().click();
  await adding.getByRole('textbox', { name: 'Title' }).fill(title);
  await adding.getByRole('button', { name: 'Add page', exact: true }).click();
  await adding.waitFor({ state: 'detached' });
  await row(page, new RegExp(`^${title}`)).waitFor();
  // The dialog goes and the page is shown after the row has come, and a menu that was opened before would go with it.
  await adding.waitFor({ state: 'detached' });
  await page.getByTitle(`Preview of ${title}`, { exact: true }).waitFor();
};

/** The rows with their levels, as a screen reader tells them. */
const outline = (page: Page): Promise<string[]> =>
  tree(page)
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((each) => `${each.getAttribute('aria-level')} ${each.getAttribute('aria-label') ?? ''}`),
    );

const choose = async (page: Page, name: string, act: string): Promise<void> => {
  await row(page, new RegExp(`^${name}`)).hover();
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: act }).click();
};

describe('the tree of pages', () => {
  it('gets a page from a layout, moves it by keys and says where to; undo goes back, also after a reload', async () => {
    const page = await openPages();
    await addPage(page, 'About', 'Studio');
    await addPage(page, 'Blank page', 'Prices');
    const before = await outline(page);
    expect(before).toContain('2 Studio, Draft');
    await row(page, /^Prices/).focus();
    await page.keyboard.press('Alt+ArrowRight');
    await page.getByText('Prices moved: Studio, 1 of 1.').waitFor({ state: 'attached' });
    await expect.poll(() => outline(page)).toContain('3 Prices, Draft');
    await saved(page);
    await page.reload();
    await row(page, /^Prices/).waitFor();
    await expect.poll(() => outline(page)).toContain('3 Prices, Draft');
    await page.getByRole('button', { name: 'Undo: Move page' }).click();
    await expect.poll(() => outline(page)).toEqual(before);
    await page.getByRole('button', { name: 'Redo: Move page' }).click();
    await expect.poll(() => outline(page)).toContain('3 Prices, Draft');
  });

  it('takes pages away into the trash, brings them back by undo and from the trash', async () => {
    const page = await openPages();
    await addPage(page, 'Contact', 'Find us');
    await choose(page, 'Find us', 'Delete');
    await notices(page).getByText('Find us moved to the trash').waitFor();
    await expect.poll(() => row(page, /^Find us/).count()).toBe(0);
    await page.keyboard.press('Control+z');
    await row(page, /^Find us/).waitFor();
    await choose(page, 'Find us', 'Delete');
    await expect.poll(() => row(page, /^Find us/).count()).toBe(0);
    await saved(page);
    await page.getByRole('button', { name: 'Trash', exact: true }).click();
    await dialog(page, 'Trash').getByRole('button', { name: 'Restore Find us' }).click();
    await dialog(page, 'Trash').getByText('Find us').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await row(page, /^Find us/).waitFor();
    await notices(page).getByText('Find us restored to its former position').waitFor();
  });

  it('asks before a folder goes, and puts it back with its pages', async () => {
    const page = await openPages();
    await addPage(page, 'Index folder', 'Harbour');
    await addPage(page, 'Blank page', 'Berths');
    await row(page, /^Berths/).focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(() => outline(page)).toContain('3 Berths, Draft');
    await saved(page);
    const before = await outline(page);
    await choose(page, 'Harbour', 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete the folder Harbour?' });
    await question.getByText('Its page is not deleted').waitFor();
    await question.getByRole('button', { name: 'Delete folder' }).click();
    await expect.poll(() => row(page, /^Harbour/).count()).toBe(0);
    expect(await outline(page)).toContain('2 Berths, Draft');
    await notices(page).getByText('Harbour moved to the trash').waitFor();
    await page.getByRole('button', { name: 'Trash', exact: true }).click();
    await dialog(page, 'Trash').getByRole('button', { name: 'Restore Harbour' }).click();
    await notices(page).getByText('Harbour restored to its former position, with its page').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => outline(page)).toEqual(before);
  });

  it('duplicates a page under an address of its own', async () => {
    const page = await openPages();
    await addPage(page, 'About', 'Team');
    await choose(page, 'Team', 'Duplicate');
    await row(page, /^Team \(copy\)/).waitFor();
    await expect.poll(() => page.url()).toContain('team-1');
    const rows = await outline(page);
    expect(rows.indexOf('2 Team (copy), Draft')).toBeLessThan(rows.indexOf('1 Not linked'));
  });

  it('is searched by title and address', async () => {
    const page = await openPages();
    await addPage(page, 'Blank page', 'Imprint');
    await page.getByRole('searchbox', { name: 'Search pages' }).fill('impri');
    await expect.poll(() => outline(page)).toEqual(['1 Main', '2 Imprint, Draft']);
    await page.getByRole('searchbox', { name: 'Search pages' }).fill('xyzzy');
    await page.getByText('No results found').waitFor();
    await expect.poll(() => outline(page)).not.toContain('1 Main');
  });

  it('shows the row of the page that the address names, however far down it stands', async () => {
    const page = await openPages({ viewport: { width: 1280, height: 340 } });
    await addPage(page, 'Blank page', 'Lowest');
    await page.goto('/config/pages');
    await page.goto('/config/pages?at=/lowest');
    const lowest = row(page, /^Lowest/);
    const isInView = () =>
      lowest.evaluate((each) => each.getBoundingClientRect().bottom <= window.innerHeight);
    await lowest.waitFor();
    await expect.poll(isInView).toBe(true);
  });

  it('[SITE-16] holds links to elsewhere and publishes the navigation', async () => {
    const page = await openPages();
    await page.getByRole('button', { name: 'Add page', exact: true }).click();
    await page.getByRole('button', { name: 'Add a link instead' }).click();
    const adding = dialog(page, 'Add a link');
    await adding.getByRole('textbox', { name: 'Link name' }).fill('Harbour');
    await adding.getByRole('textbox', { name: 'Web address' }).fill('javascript:alert(1)');
    await adding.getByRole('button', { name: 'Add link' }).click();
    await notices(page).getByText('A link must begin with').waitFor();
    await adding.getByRole('textbox', { name: 'Web address' }).fill('harbour.example');
    await adding.getByRole('button', { name: 'Add link' }).click();
    await row(page, 'Harbour, link').waitFor();
    await page.getByRole('button', { name: 'Publish navigation' }).click();
    await notices(page).getByText('Navigation published').waitFor();
    // A page that visitors were shown is kept for up to a second.
    const seen = async () => (await fetch(site.origin)).text();
    await expect.poll(seen).toContain('href="https://harbour.example"');
  });
});

describe('page settings', () => {
  it('say what is wrong at the field, keep what was typed, save, and can be undone', async () => {
    const page = await openPages();
    await addPage(page, 'Blank page', 'Tides');
    await choose(page, 'Tides', 'Page settings');
    const settings = dialog(page, 'Page settings');
    const url = settings.getByRole('textbox', { name: 'URL' });
    await url.fill('config');
    await settings.getByRole('button', { name: 'Save' }).click();
    await settings.getByText('config is not a valid page URL').waitFor();
    await url.fill('High Water');
    await settings.getByRole('button', { name: 'Save' }).click();
    await settings.getByRole('button', { name: 'Use high-water' }).click();
    expect(await url.inputValue()).toBe('high-water');
    await settings.getByRole('textbox', { name: 'Title', exact: true }).fill('High water');
    await settings.getByRole('tab', { name: 'SEO' }).click();
    await settings.getByRole('textbox', { name: 'SEO title' }).fill('When the water is high');
    await expect
      .poll(() => settings.getByRole('figure', { name: 'In search results' }).innerText())
      .toContain('When the water is high');
    await settings.getByRole('button', { name: 'Save' }).click();
    await notices(page).getByText('Page settings saved').waitFor();
    await row(page, /^High water/).waitFor();
    await page.keyboard.press('Control+z');
    await row(page, /^Tides/).waitFor();
  });

  it('[EDT-01] are asked about before going back would lose them', async () => {
    const page = await openBrowserAt(site, signedIn);
    await page.goto('/config/files');
    await page.getByRole('link', { name: 'Pages', exact: true }).click();
    await tree(page).waitFor();
    await page.getByRole('button', { name: 'Page settings', exact: true }).click();
    const words = dialog(page, 'Page settings').getByRole('textbox', { name: 'Description', exact: true });
    await words.fill('By the sea');
    await page.goBack();
    await page
      .getByRole('alertdialog', { name: 'Unsaved changes' })
      .getByRole('button', { name: 'Save' })
      .click();
    await page.getByRole('searchbox', { name: 'Search files' }).waitFor();
    await page.getByRole('link', { name: 'Pages', exact: true }).click();
    await page.getByRole('button', { name: 'Page settings', exact: true }).click();
    await expect.poll(() => words.inputValue()).toBe('By the sea');
  });

  it('[SITE-12] schedule a page on the clocks of the site', async () => {
    const page = await openPages();
    await addPage(page, 'Blank page', 'Spring tide');
    await choose(page, 'Spring tide', 'Page settings');
    const settings = dialog(page, 'Page settings');
    await settings.getByRole('tab', { name: 'Access' }).click();
    await settings.getByRole('button', { name: /Status/ }).click();
    await page.getByRole('option', { name: 'Scheduled' }).click();
    await settings.getByRole('button', { name: 'Save' }).click();
    await settings.getByText('What is scheduled needs the time at which it appears.').waitFor();
    await settings.getByLabel('Publish on').fill('2040-01-01T08:00');
    await settings.getByRole('button', { name: 'Save' }).click();
    await row(page, 'Spring tide, Scheduled once published').waitFor();
    await choose(page, 'Spring tide', 'Publish');
    await row(page, 'Spring tide, Scheduled for 1 January 2040 at 08:00').waitFor();
    expect(await outline(page)).toContain('2 Spring tide, Scheduled for 1 January 2040 at 08:00');
  });

  it('[EDT-18] tell that the time zone cannot be loaded, and try again', async () => {
    const page = await openBrowserAt(site, signedIn);
    await page.route('**/api/sites/settings', (route) => route.abort());
    await page.goto('/config/pages');
    await tree(page).waitFor();
    await page.getByRole('button', { name: 'Page settings', exact: true }).click();
    await page.getByText('Failed to load timezone').waitFor({ timeout: 60_000 });
    await page.unroute('**/api/sites/settings');
    await page.getByRole('button', { name: 'Retry connection' }).click();
    await page.getByRole('tab', { name: 'SEO' }).waitFor();
    expect(await page.getByText('Failed to load timezone').count()).toBe(0);
  });
});

describe('in light and in dark', () => {
  it('nothing of the panel has an accessibility fault', async () => {
    const page = await openPages();
    const check = async (name: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await takeScreenshot(page, `pages-${name}-${colorScheme}`);
        expect(await findScreenViolations(page), `${name} ${colorScheme}`).toEqual([]);
      }
    };
    await check('tree');
    await page.getByRole('button', { name: 'Add page', exact: true }).click();
    await dialog(page, 'Add a page').waitFor();
    await check('add');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Page settings', exact: true }).click();
    for (const tab of ['General', 'Access', 'SEO', 'Code']) {
      await page.getByRole('tab', { name: tab }).click();
      await check(`settings-${tab.toLowerCase()}`);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Trash', exact: true }).click();
    await page
      .getByText('The trash is empty')
      .or(page.getByRole('list', { name: 'Trash' }))
      .waitFor();
    await check('trash');
  });
});
