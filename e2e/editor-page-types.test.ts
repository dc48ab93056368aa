import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { isSaved, openBrowserAt, type SavedPage } from './setup/open-canvas.ts';
import { openSite } from './setup/sites/open-site.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';

const site = await openSite({ name: 'editor-page-types', title: 'Lodestar' });
let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});

const addPage = async (page: Page, layout: string): Promise<void> => {
  await page.goto('/config/pages');
  await page.getByRole('button', { name: 'Add page', exact: true }).click();
  const adding = page.getByRole('dialog', { name: 'Add a page' });
  await adding.locator('.layout-card', { hasText: layout }).click();
  await adding.getByRole('button', { name: 'Add page', exact: true }).click();
  await page.getByRole('row', { name: new RegExp(`^${layout}, Draft`) }).waitFor();
  // Until then it is another page that would be edited.
  await page.getByTitle(`Preview of ${layout}`, { exact: true }).waitFor();
};

const frameOf = (page: Page) => page.frameLocator('.canvas-stage iframe');

const addSection = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('dialog', { name: 'Add a block' }).getByRole('menuitem', { name: 'Section' }).click();
  await frameOf(page).locator('[data-edit-section]').first().waitFor();
};

/** The names that editors of this class have for them, and what ours are called. */
const types = {
  SPLASH_PAGE: 'Splash page',
  LOCK_SCREEN: 'Lock screen',
  POPUP_OVERLAY: 'Popup',
  SSO_PAGE: 'Sign in',
} as const;

const editSpecialPage = async (page: Page, layout: string): Promise<void> => {
  await addPage(page, layout);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: layout, exact: true }).waitFor();
  await addSection(page);
  await isSaved({ page });
  await page.getByRole('button', { name: 'Undo: Add section' }).click();
  await expect.poll(() => frameOf(page).locator('main [data-edit-section]').count()).toBe(0);
};

/** STYLE: the look of the whole site. */
const editStyle = async (page: Page): Promise<void> => {
  await page.goto('/config/design');
  const background = page.getByRole('button', { name: /^Background / }).first();
  await background.click();
  await page.getByRole('textbox', { name: 'Hex' }).fill('#ffe4c4');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
};

const styledGround = (page: Page): Promise<string> =>
  page
    .frameLocator('.design-stage iframe')
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);

/** CHECKOUT: what shoppers see of it is in store-checkout-page.test.ts. */
const editCheckout = async (page: Page): Promise<void> => {
  await page.goto('/config/store/checkout');
  await page.getByLabel('Above the steps').fill('Parcels leave on Fridays.');
  const preview = page.frameLocator('iframe[title="Preview of the checkout"]');
  await preview.getByText('Parcels leave on Fridays.').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
};

it('[SITE-07] SPLASH_PAGE, LOCK_SCREEN, POPUP_OVERLAY, CHECKOUT, STYLE and SSO_PAGE are each opened and edited', async () => {
  const page = await openBrowserAt(site, signedIn);
  for (const layout of Object.values(types)) await editSpecialPage(page, layout);
  await editCheckout(page);
  await editStyle(page);
  await expect.poll(() => styledGround(page)).toBe('rgb(255, 228, 196)');
});

describe('[SITE-08] views', () => {
  it('of a collection: as a list, as a grid, and one product on its page', async () => {
    const page = await openBrowserAt(site, signedIn);
    const shop = await callApi<SavedPage>(page, '/api/pages', {
      method: 'POST',
      body: { kind: 'products', title: 'Shop' },
    });
    const product = await callApi<SavedPage>(page, `/api/pages/${shop.id}/items`, {
      method: 'POST',
      body: { title: 'Compass', recordType: 11 },
    });
    await page.goto(`/config/pages/items?of=${shop.id}`);
    await page.getByRole('row', { name: 'Compass, Draft' }).waitFor();
    await page
      .getByRole('radio', { name: 'Grid' })
      .or(page.getByRole('button', { name: 'Grid' }))
      .click();
    await page.locator('.item-list-grid').getByRole('row', { name: 'Compass, Draft' }).click();
    await page.getByRole('heading', { level: 1, name: 'Compass' }).waitFor();
    await page.getByRole('link', { name: 'Edit page', exact: true }).click();
    await expect.poll(() => frameOf(page).locator('html').getAttribute('data-edit-id')).toBe(product.id);
    const width = (): Promise<number> =>
      frameOf(page)
        .locator('html')
        .evaluate(() => window.innerWidth);
    const widths: number[] = [];
    for (const device of ['Desktop', 'Tablet', 'Phone']) {
      await page
        .getByRole('radio', { name: device })
        .or(page.getByRole('button', { name: device }))
        .click();
      await expect.poll(width).not.toBe(widths.at(-1));
      widths.push(await width());
    }
    expect(widths[0]).toBeGreaterThan(widths[1] ?? 0);
    expect(widths[1]).toBeGreaterThan(widths[2] ?? 0);
    expect(widths[2]).toBeLessThanOrEqual(432);
  });
});
