import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findViolations } from './setup/find-violations.ts';
import { openBlock, panelOf, storedValue } from './setup/open-block.ts';
import { blockAt } from './setup/open-canvas.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openShop } from './setup/sites/open-shop.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const shop = await openShop({ name: 'product-block' });
let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(shop);
});

const PRODUCT = 43;
const SUMMARY = 55;

describe('[EDT-16 (rule)] the product block', () => {
  it('its product is chosen by a picker, shown on the canvas, taken back and sold to visitors', async () => {
    const canvas = await openBlock({ type: PRODUCT, value: {} }, { site: shop, signedIn });
    const { page, saved } = canvas as typeof canvas & { saved: { id: string } };
    const panel = panelOf(canvas);
    const block = blockAt(canvas, 11);
    await expect.poll(() => block.innerText()).toContain('Choose a product');
    await panel.getByRole('button', { name: 'Choose a product' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose a product' });
    await picker.getByRole('row', { name: /Island/ }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await takeScreenshot(page, 'product-picker');
    await picker.getByRole('searchbox', { name: 'Search products' }).fill('isl');
    await expect.poll(() => picker.getByRole('row').count()).toBe(1);
    await picker.getByRole('row', { name: /Island/ }).click();
    await picker.getByRole('button', { name: 'Choose', exact: true }).click();
    await expect.poll(() => block.innerText()).toContain('Island');
    await expect.poll(() => block.innerText()).toContain('Add To Cart');
    await panel.getByText('from $65.00').waitFor();
    await expect.poll(() => storedValue(canvas)).toMatchObject({ productId: expect.any(String) as string });
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => block.innerText()).toContain('Choose a product');
    await page.getByRole('button', { name: /^Redo/ }).click();
    await expect.poll(() => block.innerText()).toContain('Island');
    await panel.getByText('Excerpt', { exact: true }).click();
    await expect.poll(() => block.innerText()).not.toContain('About Island');
    await expect.poll(() => storedValue(canvas)).toMatchObject({ showExcerpt: false });

    const { id, revision, content } = await callApi<{
      id: string;
      revision: number;
      content: { urlId: string };
    }>(page, `/api/documents/collection/${saved.id}`);
    const body = { baseRevision: revision, status: 'published' };
    await callApi(page, `/api/pages/${id}/publish`, { method: 'POST', body });
    const visitor = await shop.visit(`/${content.urlId}`);
    const sold = visitor.page.locator('.sw-product-block');
    await sold.getByLabel('Select Size').selectOption('Small');
    await sold.getByLabel('Select Frame').selectOption('None');
    await expect.poll(() => sold.locator('.product-price').innerText()).toBe('$65.00');
    await sold.locator('.sqs-add-to-cart-button').click();
    await expect.poll(() => visitor.page.locator('.sw-popover').innerText()).toContain('Island');
    expect(visitor.faults).toEqual([]);
  });

  it('a product that is gone says so on the canvas and in its settings', async () => {
    const value = { productId: 'f'.repeat(24), collectionId: 'e'.repeat(24) };
    const canvas = await openBlock({ type: PRODUCT, value }, { site: shop, signedIn });
    const said = 'was deleted or is not published';
    await expect.poll(() => blockAt(canvas, 11).innerText()).toContain(said);
    await panelOf(canvas).getByText(said).waitFor();
    await panelOf(canvas).getByRole('button', { name: 'Replace' }).waitFor();
  });
});

describe('products in a summary block', () => {
  it('are chosen by hand and put into an order', async () => {
    const canvas = await openBlock({ type: SUMMARY, value: { design: 'grid' } }, { site: shop, signedIn });
    const { page } = canvas;
    const panel = panelOf(canvas);
    await panel.getByRole('button', { name: /Page/ }).click();
    await page.getByRole('option', { name: /^Shop/ }).click();
    await panel.getByRole('button', { name: 'Choose products' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose products' });
    const rows = picker.getByRole('row');
    await rows.nth(1).waitFor();
    const names = (await rows.allInnerTexts()).slice(0, 2).map((text) => text.split('\n')[0] ?? '');
    await rows.nth(0).click();
    await rows.nth(1).click();
    await picker.getByRole('button', { name: 'Choose 2 products' }).click();
    const titles = blockAt(canvas, 11).locator('h3');
    await expect.poll(() => titles.allInnerTexts()).toEqual(names);
    await panel.getByRole('button', { name: `Move ${names[1]} up` }).click();
    await expect.poll(() => titles.allInnerTexts()).toEqual(names.toReversed());
    expect(await findViolations(page)).toEqual([]);
  });
});
