import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { openBrowserAt, type SavedPage } from './setup/open-canvas.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openShop } from './setup/sites/open-shop.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const shop = await openShop({ name: 'store-product-page', hasTemplate: false });
let signedIn: Cookies;
let shopId: string;

const openApp = (): Promise<Page> => openBrowserAt(shop, signedIn);

beforeAll(async () => {
  signedIn = await signInTo(shop);
  const context = await shop.browser.newContext({ baseURL: shop.origin, storageState: signedIn });
  const page = await context.newPage();
  const { pages } = await callApi<{ pages: { id: string; urlId: string }[] }>(page, '/api/pages');
  shopId = pages.find(({ urlId }) => urlId === 'shop')?.id ?? '';
  await context.close();
});

/** A product at 20.00, published if visitors are to see it. */
const makeProduct = async (page: Page, title: string, isPublished: boolean, rest: object = {}) => {
  const made = await callApi<SavedPage>(page, `/api/pages/${shopId}/items`, {
    method: 'POST',
    body: { title },
  });
  const variants = [{ id: `7${made.id.slice(1)}`, sku: '', attributes: {}, price: 2000 }];
  const content = { ...made.content, ...rest, structuredContent: { productType: 1, variants } };
  const saved = await callApi<SavedPage>(page, `/api/documents/item/${made.id}`, {
    method: 'PUT',
    body: { baseRevision: made.revision, content },
  });
  if (isPublished)
    await callApi(page, `/api/items/${made.id}/publish`, {
      method: 'POST',
      body: { baseRevision: saved.revision, status: 'published' },
    });
  return saved;
};

const saved = async (page: Page): Promise<void> => {
  await expect.poll(() => page.locator('.save-status').textContent()).toBe('Saved');
};
const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);
const notice = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notices' }).getByText(text);

describe('a product beside its page on the canvas', () => {
  it('is edited in the same form; the page shows what was saved, and undo takes it back', async () => {
    const page = await openApp();
    await makeProduct(page, 'Lantern', true);
    await page.goto('/config/pages/edit?at=/shop/lantern');
    await page.getByRole('button', { name: 'Edit product' }).click();
    const panel = page.getByRole('complementary', { name: 'Product' });
    const price = panel.getByRole('textbox', { name: 'Lantern, Price', exact: true });
    await price.fill('31.5');
    await price.press('Tab');
    expect(await isFocused(panel.getByRole('textbox', { name: 'Lantern, Sale price' }))).toBe(true);
    const frame = page.frameLocator('.canvas-stage iframe');
    await frame.getByText('$31.50').first().waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'store-product-panel');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await frame.getByText('$20.00').first().waitFor();
    await panel.getByRole('link', { name: 'Open full editor' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lantern' }).waitFor();
  });
});

describe('the product editor', () => {
  it('closes the tools of a text with it, and keeps the focus when it publishes', async () => {
    const page = await openApp();
    const { id } = await makeProduct(page, 'Compass', false);
    await page.goto(`/config/store/products/edit?id=${id}`);
    const texts = page.getByRole('region', { name: 'Title and description', exact: true });
    await texts.getByRole('textbox', { name: 'Description' }).click();
    await page.keyboard.type('Points north.');
    await page.getByRole('toolbar', { name: 'Text' }).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await notice(page, 'Published').waitFor();
    await expect.poll(() => page.getByRole('toolbar', { name: 'Text' }).count()).toBe(0);
    await expect
      .poll(() => isFocused(page.getByRole('button', { name: 'More publishing options' })))
      .toBe(true);
  });

  it('shows a video among the pictures, which visitors load by pressing play', async () => {
    const page = await openApp();
    const { id } = await makeProduct(page, 'Sextant', true);
    await page.goto(`/config/store/products/edit?id=${id}`);
    const media = page.getByRole('region', { name: 'Images and videos', exact: true });
    await media.getByRole('button', { name: 'Add video' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add video' });
    await dialog.getByRole('textbox', { name: 'Address' }).fill('https://example.com/film');
    await page.keyboard.press('Enter');
    await dialog.getByText('Enter the address of a YouTube or Vimeo video.').waitFor();
    await dialog.getByRole('textbox', { name: 'Address' }).fill('https://vimeo.com/76979871');
    await page.keyboard.press('Enter');
    await media.getByRole('row', { name: /Vimeo video/ }).focus();
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: 'Video', exact: true });
    await details.getByRole('textbox', { name: 'Title' }).fill('How to use it');
    expect(await findScreenViolations(page)).toEqual([]);
    await details.getByRole('button', { name: 'Done' }).click();
    await saved(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await notice(page, 'Published').waitFor();
    const html = await (await fetch(`${shop.origin}/shop/sextant`)).text();
    expect(html).toContain('How to use it');
    expect(html).toContain('src="https://player.vimeo.com/video/76979871"');
    expect(html).not.toContain('<iframe');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => media.getByRole('row').count()).toBe(0);
  });
});

describe('categories', () => {
  it('typed on a product can hold others; hidden products stay hidden when the rest is published', async () => {
    const page = await openApp();
    await makeProduct(page, 'Chart', true, { categories: ['Paper'] });
    await makeProduct(page, 'Map', true);
    await makeProduct(page, 'Atlas', false);
    await page.goto('/config/store/categories');
    await page.getByRole('button', { name: 'Add category' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a category' });
    await dialog.getByRole('textbox', { name: 'Category name' }).fill('Maps');
    await dialog.getByRole('combobox', { name: 'Parent category' }).fill('Paper');
    await page.getByRole('option', { name: 'Paper' }).click();
    await dialog.getByRole('button', { name: 'Add category' }).click();
    await page.getByRole('heading', { level: 2, name: 'Maps' }).waitFor();
    await expect
      .poll(() => page.getByRole('treeitem', { name: /^Maps/ }).getAttribute('aria-level'))
      .toBe('2');
    await page.getByRole('button', { name: 'Add products' }).click();
    const picker = page.getByRole('dialog');
    await picker.getByRole('row', { name: 'Map' }).click();
    await picker.getByRole('row', { name: 'Atlas' }).click();
    await picker.getByRole('button', { name: 'Add 2 products' }).click();
    await page.getByText(/1 product is not visible to visitors/).waitFor();
    await page.getByRole('button', { name: 'Publish 1 product' }).click();
    await notice(page, '1 product published').waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Published', exact: true }).waitFor();
    const titles = async (): Promise<unknown> => {
      const answer = await fetch(`${shop.origin}/shop?category=Paper&format=json`);
      return ((await answer.json()) as { items: { title: string }[] }).items
        .map(({ title }) => title)
        .toSorted();
    };
    await expect.poll(titles).toEqual(['Chart', 'Map']);
  });
});

it('[STO-03 (rule)] products, variants, stock and preferences are screens of the store, and each changes what it shows', async () => {
  const page = await openApp();
  const { id } = await makeProduct(page, 'Whistle', true);
  await page.goto('/config/store/products');
  await page.getByRole('link', { name: 'Whistle', exact: true }).click();
  await page.getByRole('textbox', { name: 'Whistle, Price', exact: true }).fill('4');
  await page.getByRole('textbox', { name: 'Whistle, Stock', exact: true }).fill('6');
  await page.getByRole('textbox', { name: 'Whistle, SKU', exact: true }).focus();
  await saved(page);
  const menu = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Inventory' }) });
  await menu.getByRole('link', { name: 'Inventory' }).click();
  await page.getByRole('heading', { level: 1, name: 'Inventory' }).waitFor();
  // Rows far below are not in the page.
  await page.getByRole('searchbox', { name: /Search products/ }).fill('Whistle');
  await expect
    .poll(() =>
      page
        .getByRole('row', { name: /Whistle/ })
        .getByRole('gridcell')
        .allInnerTexts(),
    )
    .toContain('6');
  await menu.getByRole('link', { name: 'Categories' }).click();
  await page.getByRole('heading', { level: 1, name: 'Categories' }).waitFor();
  await menu.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('form', { name: 'Store settings' }).waitFor();
  await page.getByRole('switch', { name: /Related products/ }).press('Space');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => callApi(page, '/api/store/settings'))
    .toMatchObject({ merchandising: { relatedProductsEnabled: false } });
  const { content } = await callApi<SavedPage>(page, `/api/documents/item/${id}`);
  expect(content['structuredContent']).toMatchObject({ variants: [{ price: 400 }] });
});
