import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from './setup/find-violations.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const header = '<a href="/search" data-island="shop" data-search="dialog" load="interaction">Search</a>';
const shop = await openShop({ name: 'shop-search', header });

const open = async (page: Page) => {
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  return page.getByRole('dialog', { name: 'Search' });
};

describe('the search in the header', () => {
  it('shows products with their prices while a visitor types, and leads to one by keys', async () => {
    const { page, faults } = await shop.visit('/shop');
    const dialog = await open(page);
    const field = dialog.getByRole('combobox', { name: 'Search' });
    await field.pressSequentially('car');
    await dialog.getByRole('option', { name: /^Card \$/ }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await takeScreenshot(page, 'shop-search');
    await field.press('ArrowDown');
    expect(await dialog.getByRole('option', { selected: true }).textContent()).toContain('Card');
    await field.press('Enter');
    await page.waitForURL('**/shop/card');
    expect(faults).toEqual([]);
  });

  it('leads to the page of all results, also of what was probably meant', async () => {
    const { page } = await shop.visit('/shop', phone);
    const dialog = await open(page);
    await dialog.getByRole('combobox').fill('crad');
    await dialog.getByRole('listbox').getByText('Showing results for “card”').waitFor();
    await takeScreenshot(page, 'shop-search-phone');
    await dialog.getByRole('option', { name: 'All results' }).click();
    await page.waitForURL('**/search?q=card');
    await page.getByRole('heading', { name: 'Card', exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await takeScreenshot(page, 'shop-search-page-phone');
  });

  it('says when nothing was found; Escape closes it and gives the focus back', async () => {
    const { page } = await shop.visit('/shop');
    const dialog = await open(page);
    await dialog.getByRole('combobox').fill('zzzz');
    await dialog.getByRole('listbox').getByText('Nothing was found for “zzzz”.').waitFor();
    await dialog.getByRole('option', { name: 'Shop', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Search');
  });

  it('is a page without script', async () => {
    const { page } = await shop.visit('/shop', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await page.getByRole('searchbox').fill('card');
    await page.getByRole('button', { name: 'Search' }).click();
    expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Card');
  });
});
