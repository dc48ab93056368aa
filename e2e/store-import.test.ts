import { text } from 'node:stream/consumers';
import type { Download, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { openBrowserAt, type SavedPage } from './setup/open-canvas.ts';
import { openSite } from './setup/sites/open-site.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'store-import', title: 'Loom' });

/** The call that is repeated while an import is at work. */
const IMPORT_STATE = '**/api/product-files/imports';

let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
  const context = await site.browser.newContext({ baseURL: site.origin, storageState: signedIn });
  const page = await context.newPage();
  const made = await callApi<SavedPage>(page, '/api/pages', {
    method: 'POST',
    body: { kind: 'products', title: 'Shop' },
  });
  await callApi(page, `/api/pages/${made.id}/publish`, {
    method: 'POST',
    body: { baseRevision: made.revision, status: 'published' },
  });
  await context.close();
});

const openImport = async (): Promise<Page> => {
  const page = await openBrowserAt(site, signedIn);
  await page.goto('/config/store/products/import');
  await page.getByRole('heading', { name: 'Export products' }).waitFor();
  return page;
};

const importCard = (page: Page): Locator => page.getByRole('region', { name: 'Import products' });

const chooseFile = async (page: Page, name: string, content: string): Promise<void> => {
  const again = page.getByRole('button', { name: /Import another file|Choose another file/ });
  const choose = page.getByRole('button', { name: 'Choose file' });
  await again.or(choose).first().waitFor();
  if (await again.isVisible()) await again.click();
  const chooser = page.waitForEvent('filechooser');
  await choose.click();
  await (await chooser).setFiles([{ name, mimeType: 'text/csv', buffer: Buffer.from(content) }]);
};

const count = (page: Page, name: string): Locator =>
  importCard(page)
    .locator('dt', { hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd');

const textOf = async (download: Download): Promise<string> => text(await download.createReadStream());

const downloadBy = async (page: Page, link: Locator): Promise<string> => {
  const downloading = page.waitForEvent('download');
  await link.click();
  return textOf(await downloading);
};

const shopify = [
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Weight Unit,Status,Fabric (product.metafields.custom.fabric)',
  'linen-shirt,Linen shirt,<p>Woven by hand</p>,Weaver,Clothes,summer,TRUE,Size,S,SH-S,250,shopify,4,deny,30.00,40.00,true,true,kg,active,Linen',
  'linen-shirt,,,,,,,,M,SH-M,260,shopify,2,deny,30.00,,true,true,kg,,',
  'mug,Mug,,,,,TRUE,Title,Default Title,MUG,300,shopify,9,deny,9.00,,true,true,kg,active,',
  'broken,Broken,,,,,TRUE,Title,Default Title,BRK,1,shopify,1,deny,a lot,,true,true,kg,active,',
].join('\n');

const squarespace = [
  'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Length,Width,Height,Visible,Hosted Image URLs,Shelf',
  ',,PHYSICAL,shop,poster,Poster,<p>Two inks</p>,P-A3,Size,A3,45.00,,No,Unlimited,Prints,,0.4,30,40,1,Yes,,B2',
  ',,,,,,,P-A4,,A4,25.00,20.00,Yes,3,,,0.2,20,30,1,,,',
].join('\n');

describe('the import and export screen', () => {
  it('[CAT-11] imports a file of Shopify after a dry run, with a progress bar and a report of refused rows', async () => {
    const page = await openImport();
    await takeScreenshot(page, 'store-import-empty');
    expect(await findScreenViolations(page)).toEqual([]);
    await chooseFile(page, 'products_export.csv', shopify);
    const start = page.getByRole('button', { name: 'Import 2 products' });
    await start.waitFor();
    expect(await importCard(page).textContent()).toContain('Shopify columns, 3 products in 4 rows, UTF-8');
    expect(await count(page, 'New').textContent()).toBe('2');
    expect(await count(page, 'Skipped').textContent()).toBe('1');
    const faults = page.getByRole('region', { name: 'Products that will be skipped' });
    expect(await faults.getByRole('row').last().textContent()).toBe(
      '5Variant PriceWrite a price as a number, such as 12.50.',
    );
    await page.getByRole('button', { name: /^Columns/ }).click();
    const columns = page.getByRole('region', { name: 'Columns', exact: true });
    await columns.getByRole('row', { name: 'Handle URL' }).waitFor();
    await columns.getByRole('row', { name: /Fabric .* Kept and exported again/ }).waitFor();
    await page.getByRole('switch', { name: /Publish visible products/ }).press('Space');
    await start.waitFor();
    await takeScreenshot(page, 'store-import-dry-run');
    expect(await findScreenViolations(page)).toEqual([]);
    const progress = page.getByRole('progressbar', { name: 'Importing products_export.csv' }).waitFor();
    await page.route(IMPORT_STATE, async (route) => {
      await progress;
      await route.continue();
    });
    await start.click();
    await progress;
    await page.getByText('Import finished').last().waitFor();
    expect(await importCard(page).textContent()).toContain('2 added, 0 changed, 0 unchanged, 1 skipped');
    const report = await downloadBy(page, page.getByRole('link', { name: 'Download report (CSV)' }));
    expect(report).toContain('5,Variant Price,"Write a price as a number, such as 12.50.",broken,Broken');
    await takeScreenshot(page, 'store-import-done');
    expect(await findScreenViolations(page)).toEqual([]);
    await page.goto('/shop/linen-shirt');
    await page.getByText('Woven by hand').waitFor();
  });

  it('imports a file of Squarespace, and the same file again changes nothing', async () => {
    const page = await openImport();
    await chooseFile(page, 'products.csv', squarespace);
    await page.getByRole('button', { name: 'Import 1 product', exact: true }).click();
    await page.getByText('Import finished').last().waitFor();
    await chooseFile(page, 'products.csv', squarespace);
    await page.getByRole('button', { name: 'Nothing to import' }).waitFor();
    expect(await count(page, 'Unchanged').textContent()).toBe('1');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await chooseFile(page, 'products.csv', squarespace.replace('45.00', '48.50'));
    const changes = page.getByRole('region', { name: 'Changes to products you have' });
    expect(await changes.getByRole('row').last().textContent()).toBe('PosterPrice of P-A345.0048.50');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Choose file' }).waitFor();
  });

  it('says what is wrong with a file that cannot be read', async () => {
    const page = await openImport();
    await chooseFile(page, 'half.csv', 'Title,Price\nA,5\n"Half,6\n');
    const alert = importCard(page).getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toBe(
      'Line 3A quote is opened and never closed. Close it, or save the file again from your spreadsheet. Nothing was changed.',
    );
    await page.getByRole('button', { name: 'Choose another file' }).press('Enter');
    await page.getByRole('button', { name: 'Choose file' }).waitFor();
  });

  it('exports in the columns of both shops, with columns that were imported', async () => {
    const page = await openImport();
    const link = page.getByRole('link', { name: 'Export products' });
    const one = await downloadBy(page, link);
    expect(one).toContain('Product ID [Non Editable],Variant ID [Non Editable]');
    expect(one).toMatch(/Fabric \(product\.metafields\.custom\.fabric\),.*Shelf/);
    expect(one).toContain('P-A4');
    await page.getByRole('radio', { name: 'Shopify' }).click();
    const two = await downloadBy(page, link);
    expect(two).toContain('Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published');
    expect(two).toContain('linen-shirt,Linen shirt,<p>Woven by hand</p>,Weaver');
  });

  it('undoes an import, and exports only what the filter of the list matches', async () => {
    const page = await openImport();
    await chooseFile(
      page,
      'vases.csv',
      'Title,Product URL,SKU,Price,Weight\nBlue vase,blue-vase,VASE,12,1.5\n',
    );
    const creations = page.getByRole('region', { name: 'New products' });
    expect(await creations.getByRole('row').last().textContent()).toBe('2Blue vase12.001');
    expect(await importCard(page).textContent()).toContain('They are read as pounds and inches.');
    await page.getByRole('button', { name: 'Import 1 product', exact: true }).click();
    await page.getByText('Import finished').last().waitFor();
    await page.goto('/config/store/products/import?search=vase');
    await page.getByText('Search: vase').waitFor();
    const link = page.getByRole('link', { name: 'Export products' });
    const found = await downloadBy(page, link);
    expect(found).toContain('Blue vase');
    expect(found).not.toContain('Mug');
    await page.getByRole('button', { name: 'Undo import' }).press('Enter');
    await page.getByText('Import undone').last().waitFor();
    expect(await importCard(page).textContent()).toContain(
      'Undone for 1 product. Added products are in the trash.',
    );
    await takeScreenshot(page, 'store-import-undone');
    expect(await findScreenViolations(page)).toEqual([]);
    expect(await downloadBy(page, link)).not.toContain('Blue vase');
  });
});
