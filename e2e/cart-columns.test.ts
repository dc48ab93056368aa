import { expect, inject, it, onTestFinished } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from './setup/program/open-browser.ts';
import { openShop } from './setup/sites/open-shop.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const demo = `http://localhost:${inject('program').port}`;
const plain = await openShop({ name: 'cart-columns', hasTemplate: false });
const browser = await openBrowser();

const boxOf = async (page: Page, place: string) => {
  const box = await page.locator(place).first().boundingBox();
  if (!box) throw new Error(`${place} is not shown`);
  return box;
};

const openCart = async (product: string, options: BrowserContextOptions): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(product);
  const hasScript = options.javaScriptEnabled !== false;
  if (hasScript) {
    await page.locator('.sqs-add-to-cart-button').first().click();
    await page.locator('[data-state=added], .sw-popover').first().waitFor();
  } else await page.locator('form[action="/-/cart/entries"] button[type=submit]:visible').first().click();
  await page.goto(new URL('/cart', product).href);
  await page.locator(hasScript ? '[aria-busy=false] .sw-checkout-button' : '.sw-checkout-button').waitFor();
  return page;
};

const carts = [
  { name: 'demo', product: `${demo}/shop/pollen`, javaScriptEnabled: true },
  { name: 'demo-no-script', product: `${demo}/shop/pollen`, javaScriptEnabled: false },
  { name: 'plain', product: `${plain.origin}/shop/card`, javaScriptEnabled: true },
  { name: 'plain-no-script', product: `${plain.origin}/shop/card`, javaScriptEnabled: false },
];

it.each(carts)(
  'the totals stand beside the entries of the cart from 960 px on: $name',
  async ({ name, product, javaScriptEnabled }) => {
    const page = await openCart(product, { javaScriptEnabled });
    for (const width of [1440, 960, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await takeScreenshot(page, `cart-${name}-${width}`);
      const [entries, button] = [
        await boxOf(page, '.sw-cart-entries'),
        await boxOf(page, '.sw-checkout-button'),
      ];
      if (width >= 960) {
        expect(button.x).toBeGreaterThan(entries.x + entries.width);
        // Without script the fields of the delivery estimate are always open.
        if (javaScriptEnabled) expect(button.y + button.height).toBeLessThan(900);
      } else expect(button.y).toBeGreaterThan(entries.y + entries.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  },
);
