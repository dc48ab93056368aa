import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from './setup/find-violations.ts';
import { openFolder } from './setup/sites/open-folder.ts';
import { phone } from './setup/sites/open-shop.ts';
import { standInForPictures } from './setup/sites/stand-in-pictures.ts';
import { starterShopFiles, variantIdOf } from './setup/sites/starter-shop.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const shop = await openFolder('starter-shop', await starterShopFiles('starter-shop'));
/** Tells of an addition in a popover, and has no quick view. */
const plain = await openFolder(
  'starter-shop-plain',
  await starterShopFiles('starter-shop-plain', {
    cartDrawerEnabled: false,
    merchandising: { productQuickViewEnabled: false },
  }),
);

const SHIRT = 1;
const largeWhite = variantIdOf(SHIRT, 3);

const wide: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

const titles = (page: Page): Promise<string[]> =>
  page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts();

const pill = (within: Page | Locator, value: string): Locator =>
  within.locator(`.variant-pill:has([value="${value}"])`);

const price = (within: Page | Locator): Promise<string> =>
  within.locator('.product-price').first().innerText();
const onSale = /\$72\.00\s+Original Price:\s+\$90\.00$/;

describe('the list of products of a new site', () => {
  it('is filtered and sorted in place, with pictures and titles in line', async () => {
    const { page, faults } = await shop.visit('/shop', wide, standInForPictures);
    const tops = await page
      .locator('.sw-card')
      .evaluateAll((cards) => cards.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    await page.locator('summary').filter({ hasText: 'Category' }).click();
    await page.getByRole('radio', { name: /Table/ }).check();
    await page.getByRole('link', { name: 'Remove filter: Table' }).waitFor();
    await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' });
    await page.waitForURL('**/shop?category=Table&sort=price');
    await expect.poll(() => titles(page)).toEqual(['Plate', 'Bowl', expect.stringMatching(/^Hand-thrown/)]);
    expect(await findViolations(page)).toEqual([]);
    await takeScreenshot(page, 'starter-shop-filtered');
    expect(faults).toEqual([]);
  });

  it('opens a product in the quick view, from which it is added', async () => {
    const { page, faults } = await shop.visit('/shop', wide, standInForPictures);
    const button = page.getByRole('button', { name: 'Quick View: Linen shirt' });
    await button.hover();
    await button.click();
    const view = page.getByRole('dialog', { name: 'Quick View' });
    await pill(view, 'L').click();
    await expect.poll(() => price(view)).toMatch(onSale);
    const add = view.locator('.sqs-add-to-cart-button');
    const { height = 0, width = 0 } = (await add.boundingBox()) ?? {};
    expect([height >= 44, width > 200]).toEqual([true, true]);
    expect(await findViolations(page, { within: '.sw-quick-view' })).toEqual([]);
    await add.click();
    const drawer = page.getByRole('dialog', { name: 'Linen shirt was added to your cart.' });
    await drawer.getByText('L / White').waitFor();
    expect(faults).toEqual([]);
  });

  it('has no quick view where the owner has turned it off', async () => {
    const { page } = await plain.visit('/shop', wide, standInForPictures);
    await page.getByRole('heading', { level: 2, name: 'Plate' }).waitFor();
    expect(await page.getByRole('button', { name: /Quick View/ }).count()).toBe(0);
  });
});

describe('a product of a new site', () => {
  it('shows the variant of its address, and its picture by a thumbnail', async () => {
    const { page, faults } = await shop.visit(`/shop/shirt?variant=${largeWhite}`, wide, standInForPictures);
    expect(await page.getByRole('radio', { name: 'L', exact: true }).isChecked()).toBe(true);
    expect(await price(page)).toMatch(onSale);
    // Large there is in white alone.
    await page.getByRole('radio', { name: 'Blue Sold Out' }).waitFor();
    await page.getByRole('link', { name: 'Picture 2' }).click();
    await page.getByRole('link', { name: 'Picture 2' }).and(page.locator('[aria-current]')).waitFor();
    await pill(page, 'M').click();
    await page.waitForURL(({ searchParams }) => searchParams.get('variant') === variantIdOf(SHIRT, 2));
    await page.getByRole('radio', { name: 'Blue', exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('leads to related products, and chooses the first variant that there is', async () => {
    const { page } = await shop.visit('/shop/trousers', wide, standInForPictures);
    const related = page.getByRole('heading', { name: 'You may also like' }).locator('..');
    await related.getByRole('link', { name: 'Linen shirt', exact: true }).click();
    await page.waitForURL('**/shop/shirt');
    expect(await page.getByRole('radio', { name: 'M', exact: true }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'S Sold Out' }).waitFor();
  });
});

it('a shopper gets from the search to the checkout button, by touch', async () => {
  const { page, faults } = await shop.visit('/', phone, standInForPictures);
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).tap();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').pressSequentially('shirt');
  await search.getByRole('option', { name: /^Linen shirt/ }).tap();
  await page.waitForURL('**/shop/shirt');
  const add = page.locator('main .sqs-add-to-cart-button');
  await add.scrollIntoViewIfNeeded();
  await add.tap();
  const drawer = page.getByRole('dialog', { name: 'Linen shirt was added to your cart.' });
  await drawer.getByRole('link', { name: 'Cart', exact: true }).tap();
  await page.waitForURL('**/cart');
  await page.getByRole('link', { name: 'Checkout', exact: true }).waitFor();
  // The words of the button are as readable as those of the page.
  expect(await findViolations(page)).toEqual([]);
  await takeScreenshot(page, 'starter-shop-cart');
  expect(faults).toEqual([]);
});

it('tells of an addition in a popover where the owner prefers one', async () => {
  const { page } = await plain.visit('/shop/bowl', wide, standInForPictures);
  await page.locator('main .sqs-add-to-cart-button').click();
  const popover = page.locator('.sw-popover');
  await popover.getByText('Subtotal').waitFor();
  await popover.hover();
  expect(await popover.getByText('$31.50').count()).toBeGreaterThan(0);
  expect(await findViolations(page, { within: '.sw-popover' })).toEqual([]);
});

it.each([390, 768, 1440])('no page of the shop is wider than a window of %s px', async (width) => {
  const { page } = await shop.visit('/shop', { viewport: { width, height: 900 } }, standInForPictures);
  for (const path of ['/shop', '/shop/shirt', '/shop/serving-bowl', '/shop/tea', '/search?q=bowl']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
