import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { openBrowserAt, type SavedPage } from './setup/open-canvas.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const shop = await openShop({ name: 'store-product', settings: { currency: 'EUR' }, language: 'de-DE' });
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

const begin = (page: Page, title: string): Promise<SavedPage> =>
  callApi<SavedPage>(page, `/api/pages/${shopId}/items`, { method: 'POST', body: { title } });

interface Variant {
  readonly id: string;
  readonly sku: string;
  readonly price: number;
  readonly salePrice?: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly imageId?: string;
}

const stored = async (page: Page, id: string) =>
  (await callApi<SavedPage>(page, `/api/documents/item/${id}`)).content;
const variantsOf = async (page: Page, id: string): Promise<readonly Variant[]> =>
  ((await stored(page, id))['structuredContent'] as { variants?: readonly Variant[] } | undefined)
    ?.variants ?? [];

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const cell = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
const saved = async (page: Page): Promise<void> => {
  await expect.poll(() => page.locator('.save-status').textContent()).toBe('Saved');
};
const notice = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notices' }).getByText(text);

const png = async (name: string, fill: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background: fill } })
    .png()
    .toBuffer(),
});

const openProduct = async (page: Page, { id }: SavedPage): Promise<void> => {
  await page.goto(`/config/store/products/edit?id=${id}`);
  await card(page, 'Variants').waitFor();
};

const addOption = async (page: Page, name: string, values: string): Promise<void> => {
  const options = card(page, 'Options');
  await options.getByRole('button', { name: 'Add option', exact: true }).click();
  await page.getByRole('textbox', { name: 'Option name' }).fill(name);
  await page.getByRole('textbox', { name: 'Values', exact: true }).fill(values);
  await options.getByRole('button', { name: 'Add option', exact: true }).click();
  await options.getByRole('grid', { name: `Values of ${name}` }).waitFor();
};

const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

/** Puts a variant into a visitor's cart and answers what the cart says it costs. */
const buy = async (path: string, choices: readonly string[]): Promise<string> => {
  const { page } = await shop.visit(path);
  for (const value of choices)
    await page.locator('select').filter({ hasText: value }).first().selectOption(value);
  await page.locator('.sqs-add-to-cart-button').first().click();
  await page.locator('.sw-popover').waitFor();
  await page.goto('/cart');
  await page.locator('.sw-cart-quantity').first().waitFor();
  return page.locator('main').innerText();
};

/** Publishing sets the status, which no undo takes back. */
const withoutStatus = ({ status: _status, publishOn: _publishOn, ...content }: SavedPage['content']) =>
  content;

const sizes = 'S, M, L, XL';
const colours = 'Rot, Blau, Schwarz';

describe('the product editor', () => {
  it('makes a product with 2 options and 12 variants, pictures, prices and stock by mouse; a visitor buys the right price; undo brings back the start', async () => {
    const page = await openApp();
    const product = await begin(page, 'Hemd');
    const start = await stored(page, product.id);
    await openProduct(page, product);
    await cell(page, 'Hemd, Price').fill('20');
    await addOption(page, 'Größe', sizes);
    await addOption(page, 'Farbe', colours);
    await page.getByText('12 of up to 250 variants').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);

    await card(page, 'Images and videos').getByRole('button', { name: 'Add from files' }).click();
    const picker = page.getByRole('dialog', { name: 'Add images and videos' });
    const chooser = page.waitForEvent('filechooser');
    await picker.getByRole('button', { name: 'Upload file' }).first().click();
    await (await chooser).setFiles([await png('rot.png', '#d33'), await png('blau.png', '#33d')]);
    await picker.getByRole('button', { name: 'Choose 2 files' }).click();
    const pictures = page.getByRole('grid', { name: 'Images and videos' }).getByRole('row');
    await expect.poll(() => pictures.count()).toBe(2);

    await cell(page, 'S · Rot, Price').fill('65,00');
    await cell(page, 'M · Blau, Price').fill('1.234,50 €');
    await cell(page, 'M · Blau, SKU').fill('HE-MB');
    await cell(page, 'M · Blau, Stock').fill('7');
    await cell(page, 'L · Schwarz, Price').click();
    await expect.poll(async () => (await variantsOf(page, product.id)).length).toBe(12);
    await expect
      .poll(async () => (await variantsOf(page, product.id)).find(({ sku }) => sku === 'HE-MB'))
      .toMatchObject({ price: 123_450, attributes: { Größe: 'M', Farbe: 'Blau' } });

    await page.getByRole('button', { name: 'Picture of M · Blau' }).click();
    const dialog = page.getByRole('dialog', { name: 'Picture of the variant' });
    await dialog.locator('label', { has: page.getByRole('radio', { name: 'blau.png' }) }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect
      .poll(async () => (await variantsOf(page, product.id)).find(({ sku }) => sku === 'HE-MB')?.imageId)
      .toMatch(/^[0-9a-f]{24}$/);

    await saved(page);
    await takeScreenshot(page, 'store-product');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await notice(page, 'Published').waitFor();
    expect(await buy('/shop/hemd', ['M', 'Blau'])).toContain('1.234,50');

    const undo = page.getByRole('button', { name: /^Undo/ });
    const isBegun = async () => (await stored(page, product.id))['structuredContent'] !== undefined;
    while ((await isBegun()) && (await undo.isEnabled())) {
      await undo.click();
      await saved(page);
    }
    await expect
      .poll(async () => withoutStatus(await stored(page, product.id)))
      .toEqual(withoutStatus(start));
    await expect.poll(() => pictures.count()).toBe(0);
  });

  it('makes one by keyboard alone, publishes it, and a visitor buys it', async () => {
    const page = await openApp();
    const product = await begin(page, 'Mütze');
    await openProduct(page, product);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const tabTo = async (target: Locator, key = 'Tab'): Promise<void> => {
      const isThere = () => target.evaluate((element) => element === document.activeElement);
      for (let presses = 0; presses < 120 && !(await isThere()); presses += 1) await press(key);
      expect(await isThere()).toBe(true);
    };
    await tabTo(cell(page, 'Mütze, SKU'));
    await press('Tab');
    await page.keyboard.type('12');
    await press('Enter');
    const add = page.getByRole('button', { name: 'Add option', exact: true });
    for (const [name, values] of [
      ['Größe', 'S; M; L'],
      ['Farbe', 'Grau; Weiß; Grün; Gelb'],
    ] as const) {
      await tabTo(add);
      await press('Enter');
      await page.keyboard.type(name);
      await press('Tab');
      await page.keyboard.type(values);
      await press('Enter');
      await page.getByRole('grid', { name: `Values of ${name}` }).waitFor();
    }
    await page.getByText('12 of up to 250 variants').waitFor();
    await tabTo(page.getByRole('grid', { name: 'Values of Größe' }).getByRole('row').first());
    await press('Alt+ArrowRight');
    const first = page.getByRole('table', { name: 'Variants' }).getByRole('row').nth(1);
    await expect.poll(() => first.getByRole('rowheader').innerText()).toContain('M · Grau');
    await tabTo(cell(page, 'M · Grau, SKU'));
    await press('Tab');
    await page.keyboard.type('19,90');
    await press('Enter');
    await page.keyboard.type('21,50');
    await press('ArrowRight', 'ArrowRight');
    await page.keyboard.type('5');
    await press('ArrowUp');
    await page.keyboard.type('3');
    await press('Enter');
    const listed = async () =>
      (
        await callApi<{ results: { qtyInStock: number }[] }>(
          page,
          `/api/catalogue/products/${product.id}/stock`,
        )
      ).results.map(({ qtyInStock }) => qtyInStock);
    await expect.poll(async () => (await listed()).slice(0, 2)).toEqual([3, 5]);
    await expect
      .poll(async () => (await variantsOf(page, product.id)).slice(0, 2).map(({ price }) => price))
      .toEqual([1990, 2150]);
    await saved(page);
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await tabTo(publish, 'Shift+Tab');
    await press('Enter');
    await notice(page, 'Published').waitFor();
    expect(await buy(`/shop/${String(product.content['urlId'])}`, ['M', 'Weiß'])).toContain('21,50');
  });

  it('says at the field what is wrong with a price or a SKU, and loses nothing that was typed', async () => {
    const page = await openApp();
    const product = await begin(page, 'Preise');
    await openProduct(page, product);
    await addOption(page, 'Größe', 'S, M, L');
    for (const [text, message] of [
      ['1,005', 'Prices in EUR have up to 2 decimals, such as 1.234,50.'],
      ['-5', 'A price cannot be negative.'],
      ['$65', 'Prices are in EUR. Enter the number alone, such as 1.234,50.'],
      ['1,234.50', 'Enter the price in the format of your site, such as 1.234,50.'],
    ] as const) {
      await cell(page, 'M, Price').fill(text);
      await cell(page, 'L, Price').focus();
      await page.getByText(message).waitFor();
      expect(await cell(page, 'M, Price').inputValue()).toBe(text);
    }
    await cell(page, 'S, SKU').fill('EINS');
    await cell(page, 'M, SKU').fill('EINS');
    await cell(page, 'L, Price').focus();
    await page.getByText('Another variant has this SKU already.').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await cell(page, 'M, Price').fill('12');
    await cell(page, 'L, Price').focus();
    await expect.poll(() => cell(page, 'M, Price').inputValue()).toBe('12,00');
    await cell(page, 'S, Price').focus();
    await paste(page, '10,00\r\n11,50\r\nviel\r\n');
    await expect
      .poll(async () => (await variantsOf(page, product.id)).map(({ price }) => price))
      .toEqual([1000, 1150, 0]);
    expect(await cell(page, 'L, Price').inputValue()).toBe('viel');
    await page.getByText('Enter a price such as 1.234,50.').waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await notice(page, 'Some fields have an error').waitFor();
    expect((await fetch(`${shop.origin}/shop/${String(product.content['urlId'])}`)).status).toBe(404);
  });

  it('refuses the 251st variant, retires variants and brings them back with their stock', async () => {
    const page = await openApp();
    const product = await begin(page, 'Grenzen');
    await openProduct(page, product);
    await addOption(page, 'Größe', 'S, M');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await notice(page, 'Enter a price. Enter 0 if it is free.').waitFor();
    await cell(page, 'M, Stock').fill('9');
    await cell(page, 'M, Price').fill('15');
    await cell(page, 'S, Price').fill('14');
    await cell(page, 'S, SKU').focus();
    await expect.poll(async () => (await variantsOf(page, product.id))[1]?.price).toBe(1500);
    await saved(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await notice(page, 'Published').waitFor();
    await page.getByRole('checkbox', { name: 'Select M', exact: true }).click();
    await page.getByRole('button', { name: 'Retire' }).click();
    await cell(page, 'M, Price').waitFor({ state: 'detached' });
    await saved(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(async () => (await variantsOf(page, product.id)).length).toBe(1);
    await page.getByRole('button', { name: 'Published', exact: true }).waitFor();
    await page.getByRole('textbox', { name: 'Add a value to Größe' }).fill('M');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(page, 'M, Price').inputValue()).toBe('15,00');
    await expect.poll(() => cell(page, 'M, Stock').inputValue()).toBe('9');
    const values = Array.from({ length: 249 }, (_, number) => `V${number}`).join(',');
    await page.getByRole('textbox', { name: 'Add a value to Größe' }).fill(values);
    await page.keyboard.press('Enter');
    await page.getByText('A product can have up to 250 variants. This would make 251.').waitFor();
    await page.getByText('2 of up to 250 variants').waitFor();
  });

  it('asks which version to keep when two contributors changed the same price', async () => {
    const [page, other] = [await openApp(), await openApp()];
    const product = await begin(page, 'Zwei');
    await openProduct(page, product);
    await cell(page, 'Zwei, Price').fill('10');
    await cell(page, 'Zwei, SKU').focus();
    await saved(page);
    await openProduct(other, product);
    await page.context().setOffline(true);
    await cell(page, 'Zwei, Price').fill('20');
    await cell(page, 'Zwei, SKU').focus();
    await cell(other, 'Zwei, Price').fill('30');
    await cell(other, 'Zwei, SKU').focus();
    await expect.poll(async () => (await variantsOf(other, product.id))[0]?.price).toBe(3000);
    await page.context().setOffline(false);
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.waitFor();
    expect(await dialog.innerText()).toContain('Price');
    expect(await findScreenViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: /^Keep/ }).click();
    await expect.poll(async () => (await variantsOf(page, product.id))[0]?.price).toBe(2000);
  });

  it('is usable on a phone and in the dark, and axe finds nothing', async () => {
    const page = await openBrowserAt(shop, signedIn, { ...phone, colorScheme: 'dark' });
    const product = await begin(page, 'Telefon');
    await openProduct(page, product);
    expect(await findScreenViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.locator('label', { hasText: 'A file to download' }).click();
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('9,00');
    await page.getByRole('textbox', { name: 'Sale price' }).fill('12');
    await page.getByRole('textbox', { name: 'Vendor' }).fill('Studio');
    await page.getByText('The sale price cannot be higher than the price.').waitFor();
    await expect
      .poll(async () => (await stored(page, product.id))['structuredContent'])
      .toMatchObject({ productType: 2, price: 900, vendor: 'Studio' });
    await takeScreenshot(page, 'store-product-phone-dark');
  });
});
