import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { openBrowserAt, type SavedPage } from './setup/open-canvas.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openSite } from './setup/sites/open-site.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'store-products', title: 'Halyard' });
const emptySite = await openSite({ name: 'store-empty', title: 'Nothing yet' });
let signedIn: Cookies;
let signedInEmpty: Cookies;
let shop: string;

interface Product {
  readonly title: string;
  readonly price: number;
  readonly tags?: readonly string[];
  readonly categories?: readonly string[];
}

/** A product that visitors see, made through the owner's calls. */
const publish = async (page: Page, { title, price, ...terms }: Product): Promise<string> => {
  const made = await callApi<SavedPage>(page, `/api/pages/${shop}/items`, {
    method: 'POST',
    body: { title },
  });
  const variants = [{ id: `7${made.id.slice(1)}`, sku: '', attributes: {}, price }];
  const content = { ...made.content, ...terms, structuredContent: { productType: 1, variants } };
  const saved = await callApi<SavedPage>(page, `/api/documents/item/${made.id}`, {
    method: 'PUT',
    body: { baseRevision: made.revision, content },
  });
  await callApi(page, `/api/items/${made.id}/publish`, {
    method: 'POST',
    body: { baseRevision: saved.revision, status: 'published' },
  });
  return made.id;
};

const openList = async (page: Page, search = ''): Promise<void> => {
  await page.goto(`/config/store/products${search}`);
  await grid(page).waitFor();
};

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Products' });
const row = (page: Page, title: string): Locator =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });
const titles = (page: Page): Promise<string[]> => grid(page).locator('tbody a').allTextContents();
const check = (page: Page, title: string): Locator =>
  page.getByRole('checkbox', { name: `Select ${title}`, exact: true });
const dialog = (page: Page, name: RegExp | string): Locator => page.getByRole('dialog', { name });

const edit = async (page: Page, action: string): Promise<void> => {
  await page
    .getByRole('toolbar', { name: 'Selected products' })
    .getByRole('button', { name: 'Edit' })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

const filter = async (page: Page, name: string, value: string): Promise<void> => {
  await page.getByRole('button', { name: /^Filters/ }).click();
  await dialog(page, 'Filters')
    .getByRole('button', { name: new RegExp(`${name}$`) })
    .click();
  await page.getByRole('option', { name: value, exact: true }).click();
  await page.keyboard.press('Escape');
};

const livePrice = async (path: string): Promise<unknown> => {
  const answer = await fetch(`${site.origin}${path}?format=json`);
  const { item } = (await answer.json()) as {
    item: { structuredContent: { variants: { price: number }[] } };
  };
  return item.structuredContent.variants[0]?.price;
};

beforeAll(async () => {
  signedIn = await signInTo(site);
  signedInEmpty = await signInTo(emptySite);
});

describe('a site without a store', () => {
  it('[STO-01 (screen)] gets one from the empty Store section, with its URL from the title, first in the main navigation', async () => {
    const page = await openBrowserAt(emptySite, signedInEmpty);
    await callApi(page, '/api/pages', { method: 'POST', body: { kind: 'page', title: 'Prints' } });
    await page.goto('/config/store/products');
    await page.getByRole('heading', { name: 'No store yet' }).waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'store-none');
    await page.getByRole('button', { name: 'Add store' }).click();
    await dialog(page, 'Add store').getByRole('textbox', { name: 'Title' }).fill('Prints');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'No products yet' }).waitFor();
    const { layout } = await callApi<{ layout: { links: { urlId?: string; enabled?: boolean }[] }[] }>(
      page,
      '/api/commondata/GetSiteLayout',
    );
    expect(layout[0]?.links[0]).toMatchObject({ urlId: 'prints-1', enabled: true });
    expect((await fetch(`${emptySite.origin}/prints-1`)).status).toBe(200);
    await page.getByRole('link', { name: 'Import' }).first().waitFor();
    await takeScreenshot(page, 'store-no-products');
  });

  it('gets one from the Pages screen as well', async () => {
    const page = await openBrowserAt(site, signedIn);
    await page.goto('/config/pages');
    await page.getByRole('button', { name: 'Add page' }).click();
    const add = dialog(page, 'Add a page');
    await add.getByText('Products', { exact: true }).click();
    await add.getByRole('textbox', { name: 'Title' }).fill('Shop');
    await add.getByRole('button', { name: 'Add store' }).click();
    await expect.poll(() => decodeURIComponent(page.url())).toContain('at=/shop');
    expect((await fetch(`${site.origin}/shop`)).status).toBe(200);
    const { pages } = await callApi<{ pages: { id: string }[] }>(page, '/api/catalogue/product-filters');
    shop = pages[0]?.id ?? '';
    await page.getByRole('link', { name: 'Show products' }).click();
    await page.getByRole('link', { name: 'Open in Store' }).click();
    await expect.poll(() => page.url()).toContain(`page=${shop}`);
  });
});

describe('the list of products', () => {
  it('is searched as one types and filtered; the address keeps it, and a sort, over a reload', async () => {
    const page = await openBrowserAt(site, signedIn);
    await publish(page, { title: 'Anchor', price: 2000, tags: ['iron'], categories: ['Gear'] });
    await publish(page, { title: 'Buoy', price: 1000, tags: ['red'], categories: ['Gear'] });
    await publish(page, { title: 'Chart', price: 3000, tags: ['paper'] });
    await openList(page);
    await expect.poll(() => titles(page)).toEqual(['Anchor', 'Buoy', 'Chart']);
    expect(await findScreenViolations(page)).toEqual([]);
    await page.getByRole('searchbox').fill('uoy');
    await expect.poll(() => titles(page)).toEqual(['Buoy']);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await filter(page, 'Category', 'Gear');
    await page.getByRole('button', { name: 'Price', exact: true }).click();
    await expect.poll(() => titles(page)).toEqual(['Buoy', 'Anchor']);
    await expect.poll(() => page.url()).toContain('category=Gear');
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['Buoy', 'Anchor']);
    await filter(page, 'Stock', 'In stock');
    await page.getByRole('heading', { name: 'No products match' }).waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect.poll(() => titles(page)).toEqual(['Buoy', 'Anchor', 'Chart']);
  });

  it('shows the columns that were chosen in this browser', async () => {
    const page = await openBrowserAt(site, signedIn);
    await openList(page);
    await grid(page).getByRole('columnheader', { name: 'Type' }).waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Type' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Vendor' }).click();
    await page.keyboard.press('Escape');
    await page.reload();
    await grid(page).getByRole('columnheader', { name: 'Vendor' }).waitFor();
    expect(await grid(page).getByRole('columnheader', { name: 'Type' }).count()).toBe(0);
  });

  it('changes prices of several products with a preview; undo brings them back, also after a reload', async () => {
    const page = await openBrowserAt(site, signedIn);
    await openList(page, '?sort=title&order=asc');
    await check(page, 'Anchor').check();
    await check(page, 'Chart').click({ modifiers: ['Shift'] });
    await page.getByText('3 products selected').waitFor();
    await check(page, 'Buoy').uncheck();
    await edit(page, 'Change prices');
    const prices = dialog(page, 'Change prices: 2 products');
    await prices.getByRole('textbox', { name: 'Change by' }).fill('12.345');
    await prices.getByRole('button', { name: 'Change prices' }).click();
    await prices.getByText('Enter at most 2 digits after the point.').waitFor();
    await prices.getByRole('textbox', { name: 'Change by' }).fill('12.5');
    await prices.getByRole('row', { name: /Anchor.*20\.00.*22\.50/ }).waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'store-prices');
    await prices.getByRole('button', { name: 'Change prices' }).click();
    await page.getByText('Changed the price of 2 products.').waitFor();
    await expect.poll(() => livePrice('/shop/anchor')).toBe(2250);
    expect(await livePrice('/shop/buoy')).toBe(1000);
    await row(page, 'Anchor').getByText('22.50').waitFor();
    await page.reload();
    await page.locator('.notice').getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('Change undone for 2 products.').waitFor();
    await expect.poll(() => livePrice('/shop/anchor')).toBe(2000);
    await row(page, 'Anchor').getByText('20.00').waitFor();
  });

  it('says which products were left unchanged, and why; Ctrl Z undoes the rest', async () => {
    const page = await openBrowserAt(site, signedIn);
    await openList(page, '?sort=title&order=asc');
    await page.getByRole('checkbox', { name: 'Select all products' }).check();
    await edit(page, 'Change prices');
    const prices = dialog(page, 'Change prices: 3 products');
    await prices.getByRole('radio', { name: 'Lower' }).click();
    await prices.getByRole('radio', { name: 'Amount' }).click();
    await prices.getByRole('textbox', { name: 'Change by' }).fill('15');
    await prices.getByRole('button', { name: 'Change prices' }).click();
    await page.getByText('1 product was left unchanged').waitFor();
    await page.getByText('Its price would be below zero. Choose a smaller reduction.').waitFor();
    await expect.poll(() => livePrice('/shop/chart')).toBe(1500);
    await row(page, 'Chart').focus();
    await page.keyboard.press('Control+z');
    await page.getByText('Change undone for 2 products.').waitFor();
    await expect.poll(() => livePrice('/shop/chart')).toBe(3000);
  });

  it('undoes a bulk change whose notice was dismissed, and asks before it undoes what is elsewhere', async () => {
    const page = await openBrowserAt(site, signedIn);
    await page.goto('/config/pages/edit?at=/shop');
    await page.getByRole('heading', { level: 1, name: 'Shop' }).waitFor();
    await page.keyboard.press('F2');
    await page.keyboard.type('Chandlery');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.save-status').textContent()).toBe('Saved');
    await page.getByRole('link', { name: 'Store' }).click();
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await grid(page).waitFor();
    await check(page, 'Chart').check();
    await edit(page, 'Change prices');
    await dialog(page, /Change prices/)
      .getByRole('button', { name: 'Change prices' })
      .click();
    await page.getByText('Changed the price of 1 product.').waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await row(page, 'Chart').focus();
    await page.keyboard.press('Control+z');
    await page.getByText('Change undone for 1 product.').waitFor();
    await expect.poll(() => livePrice('/shop/chart')).toBe(3000);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await row(page, 'Chart').focus();
    await page.keyboard.press('Control+z');
    await page
      .getByText(/The next change to undo is on Chandlery/)
      .first()
      .waitFor();
  });

  it('raises sale prices too where that is wanted, and warns of sales that would end', async () => {
    const page = await openBrowserAt(site, signedIn);
    await openList(page, '?sort=title&order=asc');
    await check(page, 'Anchor').check();
    await edit(page, 'Put on sale');
    await dialog(page, /Put on sale/)
      .getByRole('textbox', { name: 'Discount' })
      .press('Enter');
    await row(page, 'Anchor').getByText('18.00').waitFor();
    await check(page, 'Anchor').check();
    await edit(page, 'Change prices');
    const prices = dialog(page, /Change prices/);
    await prices.getByRole('row', { name: /Anchor.*18\.00.*18\.00/ }).waitFor();
    await prices.getByRole('radio', { name: 'Lower' }).click();
    await prices.getByText('The sale price would not be below the new price: Anchor.').waitFor();
    await prices.getByRole('radio', { name: 'Raise' }).click();
    await prices.getByText('Also change sale prices').click();
    await prices.getByRole('row', { name: /Anchor.*18\.00.*19\.80/ }).waitFor();
    await prices.getByRole('button', { name: 'Change prices' }).click();
    await row(page, 'Anchor').getByText('19.80').waitFor();
    await page.keyboard.press('Control+z');
    await row(page, 'Anchor').getByText('18.00').waitFor();
    await check(page, 'Anchor').check();
    await edit(page, 'End sale');
    await row(page, 'Anchor').getByText('20.00').waitFor();
  });

  it('is worked with by keyboard alone: rows, selection, sale, hiding, deleting', async () => {
    const page = await openBrowserAt(site, signedIn);
    await openList(page, '?sort=title&order=asc');
    await row(page, 'Anchor').focus();
    await page.keyboard.press('End');
    await expect
      .poll(() => row(page, 'Chart').evaluate((each) => each === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowUp');
    await page.getByText('2 products selected').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByText('2 products selected').count()).toBe(0);
    await row(page, 'Buoy').focus();
    await page.keyboard.press('Delete');
    await page.getByText('Moved to the trash: 1 product.').waitFor();
    await expect.poll(() => titles(page)).toEqual(['Anchor', 'Chart']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => titles(page)).toEqual(['Anchor', 'Buoy', 'Chart']);
    await check(page, 'Chart').check();
    await row(page, 'Anchor').focus();
    await page.keyboard.press('Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => titles(page)).toEqual(['Anchor', 'Buoy']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => titles(page)).toEqual(['Anchor', 'Buoy', 'Chart']);
    await row(page, 'Anchor').focus();
    await page.keyboard.press('Control+a');
    await page.getByText('3 products selected').waitFor();
    await edit(page, 'Put on sale');
    await dialog(page, /Put on sale/)
      .getByRole('textbox', { name: 'Discount' })
      .press('Enter');
    await page.getByText('Put on sale: 3 products.').waitFor();
    await expect.poll(() => row(page, 'Buoy').textContent()).toContain('Sale');
    await page.keyboard.press('Control+z');
    await page.getByText('Change undone for 3 products.').waitFor();
  });

  it('adds a product as a draft and opens it; the menu of a row duplicates, hides and publishes', async () => {
    const page = await openBrowserAt(site, signedIn);
    await openList(page);
    await page.getByRole('button', { name: 'Add product' }).click();
    const add = dialog(page, 'Add product');
    await add.getByRole('button', { name: 'Add product' }).click();
    await add.getByText('Enter a title.').waitFor();
    await add.getByRole('textbox', { name: 'Title' }).fill('Dinghy');
    await add.getByRole('button', { name: 'Add product' }).click();
    await expect.poll(() => page.url()).toMatch(/\/config\/store\/products\/edit\?id=[0-9a-f]{24}$/);
    await openList(page, '?sort=title&order=asc');
    await expect.poll(() => row(page, 'Dinghy').textContent()).toContain('Draft');
    const choose = async (title: string, action: string) => {
      await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    };
    await choose('Dinghy', 'Publish');
    await page.getByText('Enter a price. Enter 0 if it is free.').waitFor();
    await row(page, 'Dinghy').getByRole('link', { name: 'Dinghy' }).click();
    await page.getByRole('textbox', { name: 'Dinghy, Price', exact: true }).fill('0');
    await page.getByRole('textbox', { name: 'Dinghy, Sale price', exact: true }).focus();
    await expect.poll(() => page.locator('.save-status').textContent()).toBe('Saved');
    await openList(page, '?sort=title&order=asc');
    await choose('Dinghy', 'Publish');
    await expect.poll(() => row(page, 'Dinghy').textContent()).toContain('Published');
    expect((await fetch(`${site.origin}/shop/dinghy`)).status).toBe(200);
    await choose('Dinghy', 'Hide');
    await expect.poll(() => row(page, 'Dinghy').textContent()).toContain('Hidden');
    await expect.poll(async () => (await fetch(`${site.origin}/shop/dinghy`)).status).toBe(404);
    await choose('Dinghy', 'Duplicate');
    await expect.poll(() => titles(page)).toHaveLength(5);
  });

  it('shows the trash, from which products are restored', async () => {
    const page = await openBrowserAt(site, signedIn);
    await openList(page, '?sort=title&order=asc');
    const before = await titles(page);
    await row(page, 'Buoy').focus();
    await page.keyboard.press('Delete');
    await page.getByText('Moved to the trash: 1 product.').waitFor();
    await page.getByRole('radio', { name: 'Trash' }).click();
    await expect.poll(() => titles(page)).toEqual(['Buoy']);
    await page.getByText('1 product in the trash, deleted for good after 30 days').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'store-trash');
    await check(page, 'Buoy').check();
    await page
      .getByRole('toolbar', { name: 'Selected products' })
      .getByRole('button', { name: 'Restore' })
      .click();
    await page.getByRole('heading', { name: 'The trash is empty' }).waitFor();
    await page.getByRole('radio', { name: 'Products' }).click();
    await expect.poll(async () => (await titles(page)).toSorted()).toEqual(before.toSorted());
  });

  it('is a list of cards on phones, and fits tablets', async () => {
    for (const [name, width, height] of [
      ['phone', 390, 844],
      ['tablet', 768, 1024],
    ] as const) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await openBrowserAt(site, signedIn, { viewport: { width, height }, colorScheme });
        await openList(page);
        await check(page, 'Anchor').check();
        await page.getByText('1 product selected').waitFor();
        expect(await findScreenViolations(page)).toEqual([]);
        await takeScreenshot(page, `store-products-${name}-${colorScheme}`);
      }
    }
  });
});
