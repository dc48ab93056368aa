import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { findViolations } from './setup/find-violations.ts';
import { holdRequests } from './setup/hold-requests.ts';
import { openBrowser } from './setup/program/open-browser.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const origin = `http://localhost:${inject('program').port}`;
const browser = await openBrowser();

const visit = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(new URL(path, origin).href);
  return page;
};

const products = (page: Page) =>
  page.getByRole('region', { name: 'Shop' }).getByRole('heading', { level: 2 });
const total = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /product/ })
    .first();
const menu = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });

describe('the filters of a list of products', () => {
  it('have one button without script, and their number of products beside the order at any width', async () => {
    const page = await visit('/shop', { javaScriptEnabled: false });
    await expect.poll(() => page.getByRole('button', { name: 'Show products' }).count()).toBe(1);
    for (const width of [1440, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const [order, number] = [
        await page.locator('.sw-filters-sort').boundingBox(),
        await page.locator('.sw-filters-total').boundingBox(),
      ];
      expect(
        Math.abs((order?.y ?? 0) + (order?.height ?? 0) / 2 - (number?.y ?? 900) - (number?.height ?? 0) / 2),
      ).toBeLessThan(4);
      await takeScreenshot(page, `shop-filters-no-script-${width}`);
    }
  });

  it('are carried out in place, stay in the address, and go back', async () => {
    const page = await visit('/shop');
    const all = await products(page).count();
    await menu(page, 'Frame').click();
    await page.getByRole('checkbox', { name: /Natural oak/ }).check();
    await page.getByRole('link', { name: 'Remove filter: Natural oak' }).waitFor();
    expect(page.url()).toBe(`${origin}/shop?option.Frame=Natural+oak`);
    const some = await products(page).count();
    expect(some).toBeLessThan(all);
    expect(await total(page).textContent()).toBe(`${some} products`);
    expect(await page.getByRole('checkbox', { name: /Natural oak/ }).isChecked()).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await takeScreenshot(page, 'shop-filters-desktop');
    await page.getByLabel('Sort by').selectOption({ label: 'Price, high to low' });
    await expect.poll(() => page.url()).toContain('sort=price-desc');
    await page.reload();
    expect(await products(page).count()).toBe(some);
    await page.getByRole('link', { name: 'Remove filter: Natural oak' }).click();
    await expect.poll(() => products(page).count()).toBe(all);
    await page.goBack();
    await expect.poll(() => products(page).count()).toBe(some);
  });

  it('take what was chosen while the script was loading', async () => {
    const page = await visit('about:blank');
    const release = await holdRequests(page, '**/product-filters-*.js');
    await page.goto(`${origin}/shop`);
    await menu(page, 'Frame').click();
    await page.getByRole('checkbox', { name: /Natural oak/ }).check();
    expect(new URL(page.url()).search).toBe('');
    release();
    await page.getByRole('link', { name: 'Remove filter: Natural oak' }).waitFor();
    expect(page.url()).toBe(`${origin}/shop?option.Frame=Natural+oak`);
  });

  it('take an amount that Enter ends', async () => {
    const page = await visit('/shop');
    await menu(page, 'Price').click();
    await page.getByLabel('From', { exact: true }).fill('60');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /Remove filter: .*€60/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('price-from')).toBe('60');
  });

  it('say what the list shows while an amount is being typed, and lose neither it nor the focus', async () => {
    const page = await visit('/shop');
    await menu(page, 'Frame').click();
    await page.getByRole('checkbox', { name: /Natural oak/ }).check();
    const oak = page.getByRole('link', { name: 'Remove filter: Natural oak' });
    await oak.waitFor();
    await menu(page, 'Price').click();
    const release = await holdRequests(page, '**/shop?*price-from*');
    await page.getByLabel('From', { exact: true }).fill('40');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2');
    release();
    const amounts = page.getByRole('link', { name: /Remove filter: .*€40/ });
    await amounts.waitFor();
    expect(await total(page).textContent()).toBe(`${await products(page).count()} products`);
    await page.keyboard.type('00');
    expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe('200');
    // What was typed counts with the filter that is taken off.
    await oak.click();
    await page.getByRole('link', { name: /Remove filter: €40.* – €200/ }).waitFor();
    expect(new URL(page.url()).search).toBe('?price-from=40&price-to=200');
    // Typed and taken back.
    await menu(page, 'Price').click();
    await page.getByLabel('To', { exact: true }).fill('');
    await page.keyboard.press('Tab');
    await amounts.filter({ hasNotText: '200' }).waitFor();
    await menu(page, 'Frame').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: /Natural oak/ }).press(' ');
    await oak.waitFor();
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Natural oak');
  });

  it('are a drawer on a phone', async () => {
    const page = await visit('/shop', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('button', { name: `Show products (${await products(page).count()})` }).waitFor();
    await menu(page, 'Price').click();
    const release = await holdRequests(page, '**/shop?*');
    const request = page.waitForRequest('**/shop?*');
    await page.getByLabel('From', { exact: true }).fill('90');
    await page.getByLabel('To', { exact: true }).fill('20');
    await page.getByRole('button', { name: 'Show products', exact: true }).waitFor();
    await request;
    release();
    // The list that the first amount brought has not taken the second away.
    await page.locator('[data-product-list]:not([aria-busy])').waitFor();
    await page.getByRole('button', { name: 'Show products' }).click();
    await page.getByRole('link', { name: /Remove filter: €20.* – €90/ }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Show products' }).isVisible()).toBe(false);
    expect(await findViolations(page)).toEqual([]);
    await takeScreenshot(page, 'shop-filters-phone');
    // A tap before the script is there.
    await page.reload();
    await page.getByRole('link', { name: /Remove filter: €20/ }).tap();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  it('work without script', async () => {
    const page = await visit('/shop', { javaScriptEnabled: false });
    await menu(page, 'Availability').click();
    await page.getByRole('checkbox', { name: /In stock only/ }).check();
    await page.getByRole('button', { name: 'Show products' }).first().click();
    await page.getByRole('link', { name: 'Remove filter: In stock only' }).waitFor();
    expect(page.url()).toContain('availability=in-stock');
    await page.getByRole('link', { name: 'Clear all' }).click();
    await page.waitForURL(`${origin}/shop`);
  });
});
