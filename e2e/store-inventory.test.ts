import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { openBrowserAt, type SavedPage } from './setup/open-canvas.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openSite } from './setup/sites/open-site.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'store-inventory', title: 'Chandlery' });
let signedIn: Cookies;

/** Ids that can be told apart in a failing test. */
const idOf = (number: number): string => `69158c00${String(number).padStart(16, '0')}`;
const LAMP = { small: idOf(1), large: idOf(2) };
const ROPE = idOf(3);
const SAIL = idOf(4);

interface ProductWish {
  readonly title: string;
  readonly sizes: Readonly<Record<string, { readonly id: string; readonly stock: number }>>;
  readonly categories?: readonly string[];
}

const publish = (page: Page, path: string, { id, revision }: SavedPage) =>
  callApi<SavedPage>(page, `${path}/${id}/publish`, {
    method: 'POST',
    body: { baseRevision: revision, status: 'published' },
  });

const addProduct = async (page: Page, shopId: string, { title, sizes, categories = [] }: ProductWish) => {
  const made = await callApi<SavedPage>(page, `/api/pages/${shopId}/items`, {
    method: 'POST',
    body: { title },
  });
  const variants = Object.entries(sizes).map(([size, { id }]) => ({
    id,
    sku: `${title}-${size}`.toUpperCase(),
    attributes: { Size: size },
    price: 4500,
  }));
  const structuredContent = { productType: 1, variantOptionOrdering: ['Size'], variants };
  const content = { ...made.content, categories, structuredContent };
  const body = { baseRevision: made.revision, content };
  const saved = await callApi<SavedPage>(page, `/api/documents/item/${made.id}`, { method: 'PUT', body });
  await publish(page, '/api/items', saved);
  const changes = Object.values(sizes).map(({ id, stock }) => ({
    variantId: id,
    kind: 'set',
    quantity: stock,
  }));
  await callApi(page, `/api/catalogue/products/${made.id}/stock`, { method: 'POST', body: { changes } });
};

let shopId = '';

beforeAll(async () => {
  signedIn = await signInTo(site);
  const context = await site.browser.newContext({ baseURL: site.origin, storageState: signedIn });
  const page = await context.newPage();
  const shop = await callApi<SavedPage>(page, '/api/pages', {
    method: 'POST',
    body: { kind: 'products', title: 'Shop' },
  });
  shopId = shop.id;
  await publish(page, '/api/pages', shop);
  await addProduct(page, shopId, {
    title: 'Lamp',
    sizes: { Small: { id: LAMP.small, stock: 12 }, Large: { id: LAMP.large, stock: 3 } },
    categories: ['Light'],
  });
  await addProduct(page, shopId, { title: 'Rope', sizes: { Long: { id: ROPE, stock: 0 } } });
  await addProduct(page, shopId, { title: 'Sail', sizes: { Wide: { id: SAIL, stock: 40 } } });
  await context.close();
});

const openInventory = async (search = ''): Promise<Page> => {
  const page = await openBrowserAt(site, signedIn);
  await page.goto(`/config/store/inventory${search}`);
  await page.getByRole('grid', { name: 'Inventory' }).waitFor();
  return page;
};

const rowOf = (page: Page, sku: string): Locator => page.getByRole('row').filter({ hasText: sku });

/** Without the head: SKU and stock of every row. */
const listed = (page: Page): Promise<string[]> =>
  page.getByRole('row').evaluateAll((rows) =>
    rows.slice(1).map((row) => {
      const text = (name: string) => row.querySelector(`.inventory-${name}`)?.textContent ?? '';
      return `${text('sku')} ${text('stock')} ${text('status')}`;
    }),
  );

const stockOf = async (page: Page, variantId: string): Promise<number | null | undefined> => {
  const { rows } = await callApi<{ rows: { variantId: string; stock: number | null }[] }>(
    page,
    '/api/catalogue/inventory',
  );
  return rows.find((row) => row.variantId === variantId)?.stock;
};

describe('the inventory', () => {
  it('lists all variants; search, filters and order are in the address', async () => {
    const page = await openInventory();
    await expect
      .poll(() => listed(page))
      .toEqual([
        'LAMP-SMALL 12 In stock',
        'LAMP-LARGE 3 Low stock',
        'ROPE-LONG 0 Out of stock',
        'SAIL-WIDE 40 In stock',
      ]);
    await page.getByText('Stock changes go live immediately').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'store-inventory');
    await page.getByRole('searchbox').fill('lamp large');
    await expect.poll(() => listed(page)).toEqual(['LAMP-LARGE 3 Low stock']);
    expect(new URL(page.url()).searchParams.get('search')).toBe('lamp large');
    await page.reload();
    await expect.poll(() => listed(page)).toEqual(['LAMP-LARGE 3 Low stock']);
    await page.goto('/config/store/inventory?status=out');
    await expect.poll(() => listed(page)).toEqual(['ROPE-LONG 0 Out of stock']);
    await page.goto('/config/store/inventory?category=Light');
    await expect.poll(() => listed(page)).toHaveLength(2);
    await page.goto('/config/store/inventory');
    await page.getByRole('button', { name: 'Stock', exact: true }).click();
    await expect.poll(async () => (await listed(page))[0]).toBe('ROPE-LONG 0 Out of stock');
    await page.getByRole('button', { name: 'Stock', exact: true }).click();
    await expect.poll(async () => (await listed(page))[0]).toBe('SAIL-WIDE 40 In stock');
  });

  it('is edited by keyboard alone: numbers, +5 and -3, Escape; a wrong text says how to write it', async () => {
    const page = await openInventory();
    await page.getByRole('button', { name: 'Updated', exact: true }).focus();
    await page.keyboard.press('Tab');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
      await page.keyboard.press(key);
    const field = page.getByRole('textbox', { name: 'Stock of Lamp, Small' });
    await page.keyboard.type('+5');
    await page.keyboard.press('Enter');
    await expect.poll(() => stockOf(page, LAMP.small)).toBe(17);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('-3');
    await page.keyboard.press('Enter');
    await expect.poll(() => stockOf(page, LAMP.small)).toBe(14);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await field.fill('99');
    await page.keyboard.press('Escape');
    expect(await field.count()).toBe(0);
    await page.keyboard.press('Enter');
    await field.fill('-99');
    await page.keyboard.press('Enter');
    await page.getByText('There are only 14. Stock cannot fall below 0.').waitFor();
    expect(await field.inputValue()).toBe('-99');
    expect(await findScreenViolations(page)).toEqual([]);
    await field.fill('12');
    await page.keyboard.press('Enter');
    await expect.poll(() => stockOf(page, LAMP.small)).toBe(12);
  });

  it('tells of a number that somebody else changed meanwhile, and loses nothing', async () => {
    const page = await openInventory();
    await rowOf(page, 'SAIL-WIDE').getByRole('gridcell', { name: '40' }).click();
    const field = page.getByRole('textbox', { name: 'Stock of Sail, Wide' });
    await callApi(page, '/api/catalogue/inventory/adjustments', {
      method: 'POST',
      body: { changes: [{ variantId: SAIL, kind: 'adjust', by: -4 }], reason: 'damaged' },
    });
    await field.fill('50');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Notices' }).getByText('Somebody changed it to 36').waitFor();
    expect(await stockOf(page, SAIL)).toBe(36);
    await rowOf(page, 'SAIL-WIDE').getByRole('gridcell', { name: '50 36' }).click();
    expect(await field.inputValue()).toBe('50');
    await page.keyboard.press('Enter');
    await expect.poll(() => stockOf(page, SAIL)).toBe(50);
  });

  it('several variants are adjusted together with a reason, which their history shows', async () => {
    const page = await openInventory();
    await page.getByRole('gridcell', { name: 'Select Lamp, Large' }).click();
    await page.getByRole('gridcell', { name: 'Select Rope, Long' }).click();
    await page.getByRole('button', { name: 'Adjust stock' }).click();
    const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
    await dialog.getByRole('textbox', { name: 'Amount to add, or to remove with a minus' }).fill('-1');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Rope, Long: there are only 0. Stock cannot fall below 0.').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Amount to add, or to remove with a minus' }).fill('20');
    await dialog.getByRole('textbox', { name: 'Note (optional)' }).fill('Autumn delivery');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => stockOf(page, ROPE)).toBe(20);
    expect(await stockOf(page, LAMP.large)).toBe(23);
    await page.getByRole('button', { name: 'Stock history of Rope, Long' }).click();
    const history = page.getByRole('complementary', { name: 'Stock history' });
    const newest = await history.getByRole('listitem').first().textContent();
    expect(newest).toMatch(/^Received0 → 20 \(\+20\)Autumn delivery.* · /);
    // The address holds the open history.
    await page.reload();
    await history.getByRole('listitem').first().waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'store-inventory-history');
    await page.keyboard.press('Escape');
    expect(await history.count()).toBe(0);
  });

  it('is exported as CSV, and the low stock alert is set up where stock is', async () => {
    const page = await openInventory('?search=rope');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('inventory.csv');
    const file = join(await mkdtemp(join(tmpdir(), 'inventory-')), 'inventory.csv');
    await download.saveAs(file);
    const [head, row] = (await readFile(file, 'utf8')).replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('Variant ID,Product,Variant,SKU,Quantity');
    expect(row).toMatch(new RegExp(`^${ROPE},Rope,Long,ROPE-LONG,\\d+$`));
    await page.getByRole('button', { name: 'Low stock alert' }).click();
    const dialog = page.getByRole('dialog', { name: 'Low stock alert' });
    await dialog.getByText('Email me when stock is low').click();
    await dialog.getByRole('textbox', { name: 'Send to' }).fill('nobody');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Enter an email address, such as you@example.com.').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Send to' }).fill('stock@example.com');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('region', { name: 'Notices' }).getByText('Low stock alert saved').waitFor();
    const settings = await callApi<{ lowStockAlert: unknown }>(page, '/api/store/settings');
    expect(settings.lowStockAlert).toEqual({ isEnabled: true, threshold: 5, email: 'stock@example.com' });
  });
});

const treeOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('treeitem')
    .evaluateAll((rows) =>
      rows.map((row) => `${row.getAttribute('aria-level')} ${row.getAttribute('aria-label')}`),
    );

const addCategory = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add category', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a category' });
  await dialog.getByRole('textbox', { name: 'Category name' }).fill(name);
  await dialog.getByRole('button', { name: 'Add category' }).click();
  await dialog.waitFor({ state: 'detached' });
};

describe('a stock file', () => {
  it('changes stock after a dry run with before and after; rows that cannot be used are named', async () => {
    const page = await openInventory();
    const before = await stockOf(page, ROPE);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const choose = async (content: string): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: 'Choose file' }).click();
      await (
        await chooser
      ).setFiles([{ name: 'count.csv', mimeType: 'text/csv', buffer: Buffer.from(content) }]);
    };
    await choose('Name,Price\nRope,3\n');
    await dialog.getByText('The columns were not recognized.').waitFor();
    await choose('SKU,Quantity,Change\nROPE-LONG,,6\nNO-SUCH,1,\nSAIL-WIDE,-4,\n');
    const changes = dialog.getByRole('region', { name: 'Changes' });
    const after = (before ?? 0) + 6;
    expect(await changes.getByRole('row').last().textContent()).toBe(`Rope, Long ROPE-LONG${before}${after}`);
    const skipped = dialog.getByRole('region', { name: 'Rows that will be skipped' });
    expect(await skipped.getByRole('row').allTextContents()).toEqual([
      'LineProblem',
      '3No variant has the SKU “NO-SUCH”. Check it in the list.',
      '4A quantity cannot have a sign. Use the column Change to add or remove pieces.',
    ]);
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'store-inventory-import');
    await dialog.getByRole('button', { name: 'Change stock of 1 variant' }).press('Enter');
    await dialog.getByText('Stock of 1 variant changed.').waitFor();
    expect(await stockOf(page, ROPE)).toBe(after);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => listed(page)).toContain(`ROPE-LONG ${after} In stock`);
  });
});

describe('categories of the store', () => {
  it('are arranged by keyboard and by mouse, and undone', async () => {
    const page = await openBrowserAt(site, signedIn);
    await page.goto('/config/store/categories');
    await expect.poll(() => treeOf(page)).toEqual(['1 Light, 1 product']);
    expect(await findScreenViolations(page)).toEqual([]);
    await addCategory(page, 'Deck');
    await addCategory(page, 'Rigging');
    await expect
      .poll(() => treeOf(page))
      .toEqual(['1 Deck, 0 products', '1 Rigging, 0 products', '1 Light, 1 product']);
    await page.getByRole('treeitem', { name: 'Rigging' }).focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(async () => (await treeOf(page))[1]).toBe('2 Rigging, 0 products');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(async () => (await treeOf(page))[1]).toBe('1 Rigging, 0 products');
    await page
      .getByRole('treeitem', { name: 'Deck' })
      .dragTo(page.getByRole('treeitem', { name: 'Rigging' }));
    await expect
      .poll(() => treeOf(page))
      .toEqual(['1 Rigging, 0 products', '2 Deck, 0 products', '1 Light, 1 product']);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect
      .poll(async () => (await treeOf(page)).slice(0, 2))
      .toEqual(['1 Deck, 0 products', '1 Rigging, 0 products']);
    // The tree shows the undo before it is saved, and the next test opens the page anew.
    await page.getByText('Saved', { exact: true }).first().waitFor();
  });

  it('are described and filled by hand, which visitors see once it is published', async () => {
    const page = await openBrowserAt(site, signedIn);
    await page.goto('/config/store/categories');
    await page.getByRole('treeitem', { name: 'Rigging' }).click();
    await page
      .getByRole('textbox', { name: 'Description', exact: true })
      .fill('Everything that holds the mast.');
    await page.getByRole('textbox', { name: 'SEO title' }).fill('Ropes and sails');
    await page.getByRole('button', { name: 'Add products' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('row', { name: 'Rope' }).click();
    await dialog.getByRole('row', { name: 'Sail' }).click();
    expect(await findScreenViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add 2 products' }).click();
    const products = page.getByRole('list', { name: 'Products in Rigging' });
    await expect.poll(() => products.getByRole('listitem').count()).toBe(2);
    await takeScreenshot(page, 'store-categories');
    await page.getByRole('button', { name: 'Publish 2 products' }).click();
    await page.getByRole('region', { name: 'Notices' }).getByText('2 products published').waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Published', exact: true }).waitFor();
    const readPage = async () => (await fetch(`${site.origin}/shop?category=Rigging`)).text();
    await expect.poll(readPage).toContain('<title>Ropes and sails</title>');
    const html = await readPage();
    expect(html).toContain('Everything that holds the mast.');
    expect(html).toContain('/shop/rope');
    expect(html).not.toContain('/shop/lamp');
    await page.getByRole('button', { name: 'Remove Sail from Rigging' }).click();
    await expect.poll(() => products.getByRole('listitem').count()).toBe(1);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => products.getByRole('listitem').count()).toBe(2);
  });

  it('are renamed and merged', async () => {
    const page = await openBrowserAt(site, signedIn);
    await page.goto('/config/store/categories');
    await page.getByRole('treeitem', { name: 'Light' }).click();
    await page.getByRole('button', { name: 'Rename' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Category name' }).fill('Deck');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await dialog.getByText('This category already exists').waitFor();
    await dialog.getByRole('button', { name: 'Merge instead' }).click();
    await page.getByRole('combobox', { name: 'Merge into' }).fill('Deck');
    await page.getByRole('option', { name: 'Deck' }).click();
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Merge', exact: true }).click();
    await expect.poll(() => treeOf(page)).toEqual(['1 Deck, 1 product', '1 Rigging, 2 products']);
  });
});
