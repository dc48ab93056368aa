import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { failAtGateway } from './setup/fail-at-gateway.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { ownerScreens, publicScreens } from './setup/owner-screens.ts';
import { openBrowserAt } from './setup/open-canvas.ts';
import { openSite } from './setup/sites/open-site.ts';
import { owner, runCommandLine } from './setup/program/program.ts';
import { signedOut, signInTo, type Cookies } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'owner-app', title: 'Tide Table' });
/** All sites are managed at the first one. */
const ownerOrigin = `http://localhost:${inject('program').port}`;
let signedIn: Cookies;

const rail = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const title = (page: Page) => page.getByRole('textbox', { name: 'Site title' });
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

beforeAll(async () => {
  const here = await signInTo(site);
  const there = await signInTo({ ...site, origin: ownerOrigin });
  signedIn = { cookies: [...here.cookies, ...there.cookies], origins: [] };
});

const backgroundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Fails with the locator's own words when nothing comes. */
const comes = async (locator: Locator): Promise<true> => {
  await locator.waitFor();
  return true;
};

const openApp = (options: BrowserContextOptions = {}): Promise<Page> =>
  openBrowserAt(site, signedIn, options);

/** One tab for several tests: where the app was before, each of its screens loads in a moment. */
const openTab = async (options: BrowserContextOptions): Promise<Page> =>
  (await site.browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce', ...options })).newPage();

const screens = ownerScreens(ownerOrigin);

const open = async (page: Page, { path, shows }: { path: string; shows: string }): Promise<void> => {
  await page.goto(path);
  const shown = page.getByLabel(shows).or(page.getByText(shows)).locator('visible=true');
  await shown.first().waitFor();
};

describe('every screen, in light and in dark,', () => {
  let tab: Page;
  let visitor: Page;

  beforeAll(async () => {
    tab = await openTab({ storageState: signedIn });
    visitor = await openTab({});
  });

  const checkBoth = async (page: Page, name: string): Promise<void> => {
    const grounds = new Set<string>();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      grounds.add(await backgroundOf(page));
      await takeScreenshot(page, `owner-${name}-${colorScheme}`);
      expect(await findScreenViolations(page), colorScheme).toEqual([]);
    }
    expect(grounds.size).toBe(2);
  };

  it.each(screens)('has no accessibility fault: $name', async (screen) => {
    await open(tab, screen);
    await checkBoth(tab, screen.name);
  });

  it.each(publicScreens)('has no accessibility fault before sign-in: $name', async (screen) => {
    await open(visitor, screen);
    await checkBoth(visitor, screen.name);
  });

  it('has no accessibility fault in menu and palette', async () => {
    await open(tab, screens[7]);
    await tab.getByRole('button', { name: /^Account of/ }).click();
    await tab.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    await checkBoth(tab, 'menu');
    await tab.keyboard.press('Escape');
    await tab.getByRole('menu').waitFor({ state: 'detached' });
    await tab.keyboard.press('Control+k');
    await tab.getByRole('menu', { name: 'Commands' }).waitFor();
    await checkBoth(tab, 'palette');
  });
});

describe('a phone', () => {
  const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true } as const;
  let tab: Page;

  beforeAll(async () => {
    tab = await openTab({ ...phone, storageState: signedIn });
  });

  it.each(screens)('shows $name without anything cut off at the side', async (screen) => {
    await open(tab, screen);
    await takeScreenshot(tab, `owner-${screen.name}-phone`);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const current = tab.locator('.screen-tabs [aria-current=page]');
    const edges = () => current.evaluateAll((tabs) => tabs.map((each) => each.getBoundingClientRect().right));
    await expect.poll(async () => (await edges()).every((right) => right <= 390)).toBe(true);
    expect(await findScreenViolations(tab)).toEqual([]);
  });

  it('shows either the list of pages or one page, with a way back', async () => {
    const page = await openApp(phone);
    await open(page, screens[0]);
    const list = page.getByRole('navigation', { name: 'Site pages' });
    await list.getByRole('row', { name: /^Home/ }).tap();
    await page.getByTitle(/^Preview of/).waitFor();
    await list.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Back to pages' }).tap();
    expect(await comes(list)).toBe(true);
  });
});

describe('[SITE-03] the owner’s area', () => {
  it('is everything below /config, and asks to sign in first', async () => {
    const page = await openApp({ storageState: signedOut });
    await page.goto('/config/any/address');
    expect(await comes(page.getByRole('heading', { name: 'Sign in' }))).toBe(true);
  });

  it('shows a page as visitors get it, without letting its scripts run, at the width of a device', async () => {
    const page = await openApp();
    await open(page, screens[0]);
    const preview = page.getByTitle(/^Preview of/);
    expect(await preview.getAttribute('sandbox')).toBe('allow-same-origin');
    const widthInside = () =>
      preview
        .contentFrame()
        .locator('html')
        .evaluate(() => window.innerWidth);
    await preview.contentFrame().locator('body').waitFor();
    await expect.poll(widthInside).toBe(1280);
    await page.getByRole('radio', { name: 'Phone' }).click();
    await expect.poll(widthInside).toBe(390);
  });
});

describe('[ERR-02 (rule)] what is fetched', () => {
  it('says that it is unable to load, why, and tries again', async () => {
    const page = await openApp();
    await page.route('**/api/pages', (route) => route.abort());
    await page.goto('/config/pages');
    const alert = page.getByRole('alert');
    await expect.poll(() => alert.innerText()).toMatch(/Unable to load collections\s+Network error/);
    await page.unroute('**/api/pages');
    await alert.getByRole('button', { name: 'Try again' }).click();
    expect(await comes(page.getByRole('navigation', { name: 'Site pages' }))).toBe(true);
  });

  it('shows a skeleton until the first answer', async () => {
    const page = await openApp();
    let answer = () => {};
    await page.route('**/api/activity', async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await route.continue();
    });
    await page.goto('/config/settings/activity');
    await page.locator('.skeleton').waitFor();
    answer();
    await page.getByRole('list', { name: 'Activity' }).or(page.getByText('No activity yet')).waitFor();
    expect(await page.locator('.skeleton').count()).toBe(0);
  });

  it('keeps what was there when fetching anew fails, and says that it may be old', async () => {
    const page = await openApp();
    await open(page, screens[6]);
    const sites = page.getByRole('list', { name: 'Sites' });
    await sites.getByText('Tide Table').waitFor();
    await page.route('**/api/sites', (route) => failAtGateway(route));
    await rail(page).getByRole('link', { name: 'Pages' }).click();
    await page.getByRole('navigation', { name: 'Site pages' }).waitFor();
    await page.clock.install();
    await page.clock.fastForward(60_000);
    await rail(page).getByRole('link', { name: 'Sites' }).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('Something went wrong What you see may be out of date.');
    expect(await sites.innerText()).toContain('Tide Table');
  });

  it('tells at the start that the service is away, and goes on when it is back', async () => {
    const page = await openApp();
    await page.route('**/api/contributors/session', (route) => route.abort());
    await page.goto('/config');
    await page.getByText('Unable to load. Try again.').waitFor();
    await page.unroute('**/api/contributors/session');
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await comes(rail(page))).toBe(true);
  });
});

describe('general settings', () => {
  it('are saved, chosen by typing, and stay after a reload', async () => {
    const page = await openApp();
    await open(page, screens[1]);
    const zone = page.getByRole('combobox', { name: 'Time zone' });
    await zone.fill('lisb');
    await page.getByRole('option', { name: /Lisbon/ }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await notices(page).getByText('Settings saved').waitFor();
    await page.reload();
    await title(page).waitFor();
    expect(await zone.inputValue()).toBe('Europe/Lisbon');
  });

  it('say what is wrong at the field', async () => {
    const page = await openApp();
    await open(page, screens[1]);
    await title(page).fill(' ');
    await page.getByRole('button', { name: 'Save' }).click();
    expect(await comes(page.getByText('The site needs a title.'))).toBe(true);
  });

  it('lose nothing when somebody else saved first: both sides are shown and the person decides', async () => {
    const [mine, theirs] = [await openApp(), await openApp()];
    await open(mine, screens[1]);
    await title(mine).fill('Tide Table, mine');

    await open(theirs, screens[1]);
    await title(theirs).fill('Tide Table, theirs');
    await theirs.getByRole('textbox', { name: 'Description' }).fill('Written by the other one');
    await theirs.getByRole('button', { name: 'Save' }).click();
    await notices(theirs).getByText('Settings saved').waitFor();

    await mine.getByRole('button', { name: 'Save' }).click();
    const conflict = mine.getByRole('alert').filter({ hasText: 'Someone else saved these settings' });
    await conflict.waitFor();
    expect(await conflict.innerText()).toContain('Tide Table, theirs');
    expect(await title(mine).inputValue()).toBe('Tide Table, mine');
    expect(await mine.getByRole('textbox', { name: 'Description' }).inputValue()).toBe(
      'Written by the other one',
    );

    await mine.getByRole('button', { name: 'Save' }).click();
    await notices(mine).getByText('Settings saved').waitFor();
    await theirs.reload();
    await title(theirs).waitFor();
    expect(await title(theirs).inputValue()).toBe('Tide Table, mine');
  });

  it('ask before typed work is left: save or discard', async () => {
    const page = await openApp();
    await open(page, screens[1]);
    const before = await title(page).inputValue();
    const dialog = page.getByRole('alertdialog', { name: 'Unsaved changes' });

    await title(page).fill('To be given up');
    await rail(page).getByRole('link', { name: 'Pages' }).click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await title(page).inputValue()).toBe('To be given up');

    await rail(page).getByRole('link', { name: 'Pages' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('heading', { name: 'Pages', level: 1 }).waitFor();
    await rail(page).getByRole('link', { name: 'Settings' }).click();
    expect(await title(page).inputValue()).toBe(before);

    await title(page).fill('Kept on leaving');
    await rail(page).getByRole('link', { name: 'Pages' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Pages', level: 1 }).waitFor();
    await rail(page).getByRole('link', { name: 'Settings' }).click();
    expect(await title(page).inputValue()).toBe('Kept on leaving');
  });
});

describe('the keyboard', () => {
  it('signs in and goes through the screens by itself', async () => {
    const page = await openApp({ storageState: signedOut });
    await open(page, publicScreens[0]);
    const focused = page.locator(':focus');
    await page.getByRole('textbox', { name: 'Email' }).and(focused).waitFor();
    await page.keyboard.type(owner.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(owner.password);
    await page.keyboard.press('Enter');
    await rail(page).waitFor();

    await page.keyboard.press('Tab');
    await expect.poll(() => focused.innerText()).toBe('Skip to content');
    // Past the name of the site.
    await page.keyboard.press('Tab');
    for (const name of [
      'Pages',
      'Design',
      'Store',
      'Campaigns',
      'Mailing lists',
      'Forms',
      'Files',
      'Comments',
      'Settings',
    ]) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focused.innerText()).toBe(name);
    }
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    await page.keyboard.press('Enter');
    await title(page).waitFor();
  });

  it('opens the command palette from anywhere and runs what is found', async () => {
    const page = await openApp();
    await open(page, screens[0]);
    await page.keyboard.press('Control+k');
    await page.getByRole('menu', { name: 'Commands' }).waitFor();
    await page.keyboard.type('invi');
    await page.getByRole('menuitem', { name: 'Invite contributor' }).waitFor();
    await page.keyboard.press('Enter');
    expect(await comes(page.getByRole('dialog', { name: 'Invite contributor' }))).toBe(true);
  });
});

describe('the theme', () => {
  it('is the system’s until one is chosen, and the choice stays', async () => {
    const page = await openApp({ colorScheme: 'light' });
    await open(page, screens[7]);
    const light = await backgroundOf(page);
    await page.getByRole('radio', { name: 'Dark' }).click();
    await expect.poll(() => backgroundOf(page)).not.toBe(light);
    const dark = await backgroundOf(page);
    await page.reload();
    await page.getByRole('radio', { name: 'Dark' }).waitFor();
    expect(await backgroundOf(page)).toBe(dark);
  });

  it('is there before the app is: no flash of the other one', async () => {
    const page = await openApp({ colorScheme: 'light' });
    await page.addInitScript(() => localStorage.setItem('sitewright-theme', 'dark'));
    await page.route('**/config/assets/*.js', (route) => route.abort());
    await page.goto('/config', { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  });
});

describe('sites of the installation', () => {
  it('[SITE-01] are created with a host name of their own, and host names come and go', async () => {
    const page = await openApp();
    await open(page, screens[6]);
    await page.getByRole('button', { name: 'Create site' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create site' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Second Tide');
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('second-tide');
    await dialog.getByRole('textbox', { name: 'Host name' }).fill('second-tide.localhost');
    await dialog.getByRole('button', { name: 'Create site' }).click();
    const confirming = page.getByRole('dialog', { name: 'Confirm your password' });
    await confirming.getByRole('textbox', { name: 'Password' }).fill(owner.password);
    await confirming.getByRole('button', { name: 'Confirm' }).click();
    await notices(page).getByText('Second Tide created').waitFor();

    await page.getByRole('button', { name: 'Add a host name to Second Tide' }).click();
    await page.getByRole('textbox', { name: 'Host name' }).fill('owner-app.localhost');
    await page.getByRole('button', { name: 'Add host name' }).click();
    await page.getByText('Another site answers to this host name already.').waitFor();
    await page.getByRole('textbox', { name: 'Host name' }).fill('tide-two.localhost');
    await page.getByRole('button', { name: 'Add host name' }).click();
    const hosts = page.getByRole('list', { name: 'Host names of Second Tide' });
    await hosts.getByText('tide-two.localhost').waitFor();

    await hosts.getByRole('button', { name: 'Remove tide-two.localhost' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove host name' }).click();
    await hosts.getByText('tide-two.localhost').waitFor({ state: 'detached' });
    expect(await hosts.getByRole('link').allInnerTexts()).toEqual(['second-tide.localhost']);
  });

  it('take the password anew for a change: by keyboard, with a way back, and in words when it is wrong', async () => {
    const parameters = ['low-tide', '--host', 'low-tide.localhost', '--title', 'Low Tide'];
    await runCommandLine(inject('program'), ['site', 'add', ...parameters]);
    const page = await openApp();
    await open(page, screens[6]);
    await page.getByRole('button', { name: 'Add a host name to Low Tide' }).focus();
    await page.keyboard.press('Enter');
    const adding = page.getByRole('dialog', { name: 'Add a host name to Low Tide' });
    await adding.getByRole('textbox', { name: 'Host name' }).waitFor();
    await page.keyboard.type('high-tide.localhost');
    await page.keyboard.press('Enter');
    const confirming = page.getByRole('dialog', { name: 'Confirm your password' });
    await confirming.waitFor();
    await takeScreenshot(page, 'owner-confirm-password');
    expect(await findScreenViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await confirming.waitFor({ state: 'detached' });
    await adding.getByText('Enter your password to confirm this change.').waitFor();

    await adding.getByRole('textbox', { name: 'Host name' }).press('Enter');
    await confirming.waitFor();
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await confirming.getByText('The current password is not right.').waitFor();
    const password = confirming.getByRole('textbox', { name: 'Password' });
    await password.fill(owner.password);
    await password.press('Enter');
    await notices(page).getByText('high-tide.localhost added to Low Tide').waitFor();
  });

  it('are not managed at the host of one of them', async () => {
    const page = await openApp();
    await open(page, screens[0]);
    expect(await rail(page).getByRole('link', { name: 'Sites' }).count()).toBe(0);
    await page.goto('/config/sites');
    await page.getByText('Sites are managed at the address where administrators sign in').waitFor();
  });
});

interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

describe('the size of the shell', () => {
  const dist = new URL('../packages/editor/dist/', import.meta.url);
  const MAX_SHELL_BYTES = 350_000;

  const sizeOf = async (file: string): Promise<number> =>
    gzipSync(await readFile(new URL(file, dist))).byteLength;

  it('is at most 350 kB compressed: all that loads before a screen is chosen', async () => {
    const text = await readFile(new URL('.vite/manifest.json', dist), 'utf8');
    const manifest = JSON.parse(text) as Record<string, ManifestEntry>;
    const files = new Set<string>();
    const gather = (entry: ManifestEntry | undefined): void => {
      if (!entry || files.has(entry.file)) return;
      for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file);
      for (const name of entry.imports ?? []) gather(manifest[name]);
    };
    gather(Object.values(manifest).find(({ isEntry }) => isEntry));
    const sizes = await Promise.all([...files].map(sizeOf));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(MAX_SHELL_BYTES);
  });
});
