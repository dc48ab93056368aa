import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findScreenViolations } from './setup/find-violations.ts';
import { holdRequests } from './setup/hold-requests.ts';
import { openBrowserAt } from './setup/open-canvas.ts';
import { openSite } from './setup/sites/open-site.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'editor-moved-pages', title: 'Fair Leads' });

let signedIn: Cookies;
beforeAll(async () => {
  signedIn = await signInTo(site);
});

const tree = (page: Page) => page.getByRole('treegrid', { name: 'Pages' });
const row = (page: Page, name: RegExp) => tree(page).getByRole('row', { name }).first();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const preview = (page: Page, title: string) =>
  page.getByTitle(`Preview of ${title}`, { exact: true }).contentFrame();
const statusOf = async (page: Page, path: string): Promise<number> =>
  (await page.context().request.get(path, { maxRedirects: 0 })).status();

/** What a busy button told a screen reader stays in the page for some seconds, without the button that it was about. */
const hasNoViolations = async (page: Page): Promise<void> => {
  await expect.poll(() => findScreenViolations(page)).toEqual([]);
};

const openPages = async (): Promise<Page> => {
  const page = await openBrowserAt(site, signedIn);
  await page.goto('/config/pages');
  await tree(page).waitFor();
  return page;
};

const addPage = async (page: Page, layout: string, title: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add page', exact: true }).click();
  const adding = dialog(page, 'Add a page');
  await adding.locator('.layout-card', { hasText: layout }).first().click();
  await adding.getByRole('textbox', { name: 'Title' }).fill(title);
  await adding.getByRole('button', { name: 'Add page', exact: true }).click();
  await adding.waitFor({ state: 'detached' });
  await page.getByTitle(`Preview of ${title}`, { exact: true }).waitFor();
};

const publish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Published', exact: true }).waitFor();
};

/** Published together with the menu that links to it, as is offered. */
const publishNew = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Add it to the menu?' });
  await question.getByRole('button', { name: 'Publish navigation', exact: true }).click();
  await page.getByRole('button', { name: 'Published', exact: true }).waitFor();
};

const changeUrl = async (page: Page, urlId: string): Promise<void> => {
  await page.getByRole('button', { name: 'Page settings', exact: true }).click();
  await dialog(page, 'Page settings').getByRole('textbox', { name: 'URL' }).fill(urlId);
};

const act = async (page: Page, title: string, name: string): Promise<void> => {
  await row(page, new RegExp(`^${title}`)).hover();
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
};

describe('a page whose URL changes', () => {
  it('is shown as it is, says which state that is, and is redirected until that is taken away', async () => {
    const page = await openPages();
    await addPage(page, 'Blank page', 'Bollard');
    await page.getByText('Not visible to visitors yet.').waitFor();
    await publishNew(page);
    const menu = async () => (await page.context().request.get('/')).text();
    await expect.poll(menu).toContain('href="/bollard"');
    await changeUrl(page, 'mooring');
    const settings = dialog(page, 'Page settings');
    await settings.getByRole('checkbox', { name: 'Redirect /bollard to the new URL' }).waitFor();
    await hasNoViolations(page);
    await takeScreenshot(page, 'settings-redirect');
    await settings.getByRole('button', { name: 'Save', exact: true }).click();
    await settings.waitFor({ state: 'detached' });
    await row(page, /^Bollard, Changed/).waitFor();
    // The draft stands at the new address, which visitors do not have yet.
    await preview(page, 'Bollard').locator('[data-edit-page="collection"]').waitFor();
    await page.getByRole('radio', { name: 'Published', exact: true }).click();
    await page.getByText('What visitors see now.').waitFor();
    await preview(page, 'Bollard').locator('body').waitFor();
    expect(await preview(page, 'Bollard').locator('[data-edit-page]').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Open page' }).getAttribute('href')).toBe('/bollard');
    await publish(page);
    await expect.poll(() => statusOf(page, '/bollard')).toBe(301);
    await page.goto('/config/settings/redirects');
    await page.getByRole('button', { name: 'Remove /bollard', exact: true }).click();
    await takeScreenshot(page, 'redirects');
    await page
      .getByRole('alertdialog', { name: 'Remove redirect' })
      .getByRole('button', { name: 'Remove', exact: true })
      .click();
    await page.getByText('No redirects yet').waitFor();
    await hasNoViolations(page);
    await expect.poll(() => statusOf(page, '/bollard')).toBe(404);
  });

  it('leaves no redirect where the owner does not want one, and one can be added by hand', async () => {
    const page = await openPages();
    await addPage(page, 'Blank page', 'Cleat');
    const releaseList = await holdRequests(page, '**/api/pages');
    await publishNew(page);
    await changeUrl(page, 'horn-cleat');
    releaseList();
    const settings = dialog(page, 'Page settings');
    await settings.getByText('Redirect /cleat to the new URL').click();
    await settings.getByText('Links to the old URL stop working once you publish.').waitFor();
    await settings.getByRole('button', { name: 'Save', exact: true }).click();
    await settings.waitFor({ state: 'detached' });
    await publish(page);
    await expect.poll(() => statusOf(page, '/cleat')).toBe(404);
    await page.goto('/config/settings/redirects');
    await page.getByRole('button', { name: 'Add redirect', exact: true }).click();
    const adding = dialog(page, 'Add redirect');
    await adding.getByRole('textbox', { name: 'Old URL' }).fill('cleat');
    await adding.getByRole('textbox', { name: 'New URL' }).fill('/horn-cleat');
    await adding.getByRole('button', { name: 'Save', exact: true }).click();
    await adding.getByText('A redirect leads from a path such as').waitFor();
    await adding.getByRole('textbox', { name: 'Old URL' }).fill('/cleat');
    await adding.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Edit /cleat', exact: true }).waitFor();
    await expect.poll(() => statusOf(page, '/cleat')).toBe(301);
  });
});

describe('the preview', () => {
  it('follows the menu and the homepage', async () => {
    const page = await openPages();
    await addPage(page, 'Blank page', 'Fender');
    const menu = preview(page, 'Fender').getByRole('link', { name: 'Fender', exact: true }).first();
    await menu.waitFor({ state: 'attached' });
    await act(page, 'Fender', 'Move to Not linked');
    await menu.waitFor({ state: 'detached' });
    await act(page, 'Fender', 'Set as homepage');
    const question = page.getByRole('alertdialog', { name: 'Set as homepage' });
    await question.getByRole('button', { name: 'Publish and set as homepage', exact: true }).click();
    await row(page, /^Fender, homepage/).waitFor();
    await page.goto('/config/pages?at=/');
    await page.getByTitle('Preview of Fender', { exact: true }).waitFor();
    await page.getByRole('radio', { name: 'Published', exact: true }).click();
    await preview(page, 'Fender').locator('body.homepage').waitFor();
    expect(await (await page.context().request.get('/')).text()).toContain('Fender');
  });
});

describe('a post in a blog that is not published', () => {
  it('is not told as if visitors could open it, and the blog is offered', async () => {
    const page = await openPages();
    await addPage(page, 'Blog', 'Rope locker');
    await page.getByRole('link', { name: 'Show posts' }).click();
    await page.getByText('Rope locker is not published').waitFor();
    await page.getByRole('button', { name: 'Add post', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Splices');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).press('Enter');
    await page.waitForURL(/pages\/edit/);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Publish Rope locker too?' });
    await question.getByRole('button', { name: 'Not now', exact: true }).click();
    await page.getByText('but visitors cannot see it until Rope locker is published').first().waitFor();
    await page.goBack();
    await page.getByRole('row', { name: 'Splices, Page not published' }).waitFor();
    await hasNoViolations(page);
    await takeScreenshot(page, 'items-blocked');
    await page.getByRole('button', { name: 'Publish Rope locker', exact: true }).click();
    const inMenu = page.getByRole('alertdialog', { name: 'Add it to the menu?' });
    await inMenu.getByRole('button', { name: 'Not now', exact: true }).click();
    await page.getByRole('row', { name: 'Splices', exact: true }).waitFor();
    await expect.poll(() => statusOf(page, '/rope-locker/splices')).toBe(200);
  });
});
