import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { findViolations } from './setup/find-violations.ts';
import { openBrowserAt } from './setup/open-canvas.ts';
import { signInTo } from './setup/sign-in.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';
import { standInForPictures } from './setup/sites/stand-in-pictures.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const tea = {
  id: '69158b0000000000000f0001',
  title: 'Winter tea',
  recordType: 11,
  status: 'published',
  publishOn: 1_767_171_600_000,
  displayIndex: 0,
  structuredContent: {
    productType: 1,
    variantOptionOrdering: ['Size'],
    variants: [
      {
        id: '69158b0000000000000f0011',
        sku: 'TEA-S',
        attributes: { Size: 'Small' },
        price: 123_456,
        salePrice: 111_111,
        onSale: true,
        unitMeasure: { amount: 50, unit: 'g', referenceAmount: 100, referenceUnit: 'g' },
      },
      {
        id: '69158b0000000000000f0012',
        sku: 'TEA-L',
        attributes: { Size: 'Large' },
        price: 234_567,
        unitMeasure: { amount: 100, unit: 'g', referenceAmount: 100, referenceUnit: 'g' },
      },
    ],
  },
  stock: { '69158b0000000000000f0011': 9, '69158b0000000000000f0012': 9 },
};

const header = '<p>{shoppingCart|cart-subtotal}</p>';
const store = { cartDrawerEnabled: true, merchandising: { firstVariantPreselected: true } };
const wish = { header, store, products: { tea } };

const euros = await openShop({
  ...wish,
  name: 'front-eur',
  language: 'de-DE',
  settings: { currency: 'EUR' },
});
const yen = await openShop({ ...wish, name: 'front-jpy', language: 'ja-JP', settings: { currency: 'JPY' } });

/** Its template prints pills, and its store has the drawer and preselects variants. */
const demo = `http://localhost:${inject('program').port}`;
const atDemo = (path: string, options = {}) => euros.visit(`${demo}${path}`, options, standInForPictures);

const textOf = (page: Page): Promise<string> => page.locator('body').innerText();

/** Texts that are or hold an amount of money, but not in the way that the whole page has. */
const oddAmounts = (text: string, way: RegExp): string[] =>
  text.replaceAll(way, '').match(/.*(?:[€¥￥]|\d[.,]\d).*/g) ?? [];

describe('money', () => {
  it.each([
    ['EUR in German', euros, /\d{1,3}(?:\.\d{3})*,\d\d\s€/g, '2.222,22'],
    ['JPY in Japanese', yen, /[¥￥]\d{1,3}(?:,\d{3})*(?![.,]?\d)/g, '222,222'],
  ] as const)('[MON-04] is written in one way on all of a page: %s', async (_, shop, way, unitPrice) => {
    const { page } = await shop.visit('/shop/tea');
    const price = page.locator('main .product-price');
    await expect.poll(() => price.innerText()).toContain(unitPrice);
    expect(oddAmounts(await textOf(page), way)).toEqual([]);
    await page.locator('main select').selectOption('Large');
    await expect.poll(() => price.innerText()).not.toContain(unitPrice);
    expect(oddAmounts(await textOf(page), way)).toEqual([]);
    await page.locator('main .sqs-add-to-cart-button').click();
    const drawer = page.locator('.sw-cart-drawer');
    await drawer.locator('.product-unit-price').waitFor();
    expect(oddAmounts(await textOf(page), way)).toEqual([]);
    await page.goto('/cart');
    await page.locator('.sw-cart-price .product-unit-price').waitFor();
    await expect.poll(() => page.locator('header .sqs-cart-subtotal').innerText()).toMatch(way);
    expect((await textOf(page)).match(way)?.length).toBeGreaterThan(3);
    expect(oddAmounts(await textOf(page), way)).toEqual([]);
  });
});

it('a unit price follows the choice, into the drawer and the cart', async () => {
  const { page, faults } = await atDemo('/shop/screen-ink');
  const price = page.locator('.product-text > .product-price');
  expect(await price.innerText()).toBe('€12.00\n€4.80 per 100 ml');
  await page.locator('.variant-pill', { hasText: '1 l' }).click();
  await expect.poll(() => price.innerText()).toBe('€39.00\n€3.90 per 100 ml');
  await page.locator('.product-order .sqs-add-to-cart-button').click();
  const drawer = page.getByRole('dialog', { name: 'Screen ink was added to your cart.' });
  await drawer.getByText('€3.90 per 100 ml').waitFor();
  await drawer.getByRole('link', { name: 'Cart', exact: true }).click();
  await page.locator('.sw-cart-entry').getByText('€3.90 per 100 ml').waitFor();
  expect(faults).toEqual([]);
});

it('every button and field of a list is named by its product', async () => {
  const { page } = await atDemo('/shop');
  const names = await page
    .locator('main :is(.sqs-add-to-cart-button, .sqs-product-quick-view-button):visible')
    .evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel));
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
  const add = page.getByRole('button', { name: 'Add To Cart: Pollen', exact: true });
  expect(await page.getByRole('group', { name: 'Late Sun' }).getByRole('combobox').count()).toBe(2);
  await add.click();
  await page.getByRole('button', { name: 'Added!: Pollen', exact: true }).waitFor();
  expect(await findViolations(page, { within: 'main' })).toEqual([]);
});

it('a swatch has the color that the owner drew, and chooses it', async () => {
  const { page } = await atDemo('/shop/screen-ink');
  const blue = page.locator('main .variant-pill', { hasText: 'Blue' });
  const swatch = blue.locator('.variant-swatch');
  expect(await swatch.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(31, 63, 168)',
  );
  await blue.click();
  await page.waitForURL(({ searchParams }) => searchParams.has('variant'));
  expect(await page.getByRole('radio', { name: 'Blue', exact: true }).isChecked()).toBe(true);
  await page.getByText('Colour: Blue', { exact: true }).waitFor();
});

describe('pictures of a product', () => {
  it('stand beside its video, which is among them at full size', async () => {
    const { page } = await atDemo('/shop/late-sun');
    await page.getByRole('link', { name: 'Video: Late Sun in seven seconds' }).click();
    await page.getByRole('button', { name: 'Play Late Sun in seven seconds' }).waitFor();
    // It waits in the page without its poster, which is not fetched for those who look at the first picture only.
    const video = page.locator('.product-pictures video');
    const poster = await video.getAttribute('data-poster');
    expect(poster).toMatch(/^\/-\/media\//);
    expect(await video.getAttribute('poster')).toBe(poster);
    await page.locator('.product-pictures').press('Enter');
    const zoom = page.getByRole('dialog', { name: 'Pictures' });
    await zoom.getByText('6 / 6', { exact: true }).waitFor();
    expect(await zoom.locator('video').isVisible()).toBe(true);
    expect(await zoom.getByRole('button', { name: 'Zoom in' }).isVisible()).toBe(false);
    await page.keyboard.press('ArrowLeft');
    await zoom.getByText('5 / 6', { exact: true }).waitFor();
    expect(await zoom.getByRole('button', { name: 'Zoom in' }).isVisible()).toBe(true);
    expect(await findViolations(page, { within: '.sw-zoom' })).toEqual([]);
  });

  it('keep their place and say what they show when they do not load', async () => {
    const { page } = await euros.visit(`${demo}/shop/late-sun`, phone, async (tab) => {
      await tab.route(/\.webp/, (route) => route.abort());
    });
    const picture = page.locator('.product-pictures img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
    const box = await picture.boundingBox();
    expect(box?.width).toBeGreaterThan(200);
    expect(box?.height).toBeGreaterThan(200);
    await page
      .getByRole('img', { name: /A vermilion sun of dots/ })
      .first()
      .waitFor();
  });
});

type Points = readonly { readonly x: number; readonly y: number }[];

const moveFingers = async (session: CDPSession, steps: readonly Points[]): Promise<void> => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Points) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  const [first = [], ...rest] = steps;
  await touch('touchStart', first);
  for (const points of rest) await touch('touchMove', points);
  await touch('touchEnd', []);
};

describe('a phone', () => {
  it('swipes through the pictures at full size and pinches one', async () => {
    const { page } = await atDemo('/shop/late-sun', phone);
    const session = await page.context().newCDPSession(page);
    // Its script has come: before, a picture is a link.
    await page.getByRole('complementary', { name: 'Late Sun' }).waitFor();
    await page.locator('.product-pictures a').first().tap();
    const zoom = page.getByRole('dialog', { name: 'Pictures' });
    await zoom.getByText('1 / 6', { exact: true }).waitFor();
    const swipe = [300, 240, 180, 120].map((x) => [{ x, y: 400 }]);
    await moveFingers(session, swipe);
    await zoom.getByText('2 / 6', { exact: true }).waitFor();
    await moveFingers(session, swipe.toReversed());
    await zoom.getByText('1 / 6', { exact: true }).waitFor();
    const spread = [20, 60, 100, 140].map((half) => [
      { x: 195 - half, y: 400 },
      { x: 195 + half, y: 400 },
    ]);
    await moveFingers(session, spread);
    await zoom.getByRole('button', { name: 'Zoom out' }).waitFor();
    // Enlarged, one finger moves the picture instead of going on.
    await moveFingers(session, swipe);
    expect(await zoom.getByText('1 / 6', { exact: true }).isVisible()).toBe(true);
    await moveFingers(session, spread.toReversed());
    await zoom.getByRole('button', { name: 'Zoom in' }).waitFor();
  });

  it('has price and button in a bar, and nothing that axe finds fault with', async () => {
    const { page } = await atDemo('/shop/screen-ink', phone);
    const bar = page.getByRole('complementary', { name: 'Screen ink' });
    await bar.getByText('€4.80 per 100 ml').waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it('has the variant in the bar that its button adds', async () => {
    const { page } = await atDemo('/shop/late-sun', phone);
    const choice = page.locator('.sw-buy-bar small');
    await expect.poll(() => choice.textContent()).toBe('40 × 50 cm / Unframed');
    await page.locator('main .variant-pill', { hasText: '60 × 75 cm' }).tap();
    await expect.poll(() => choice.textContent()).toBe('60 × 75 cm / Unframed');
    await page.getByRole('banner').scrollIntoViewIfNeeded();
    await choice.waitFor();
    await takeScreenshot(page, 'product-bar-phone');
  });
});

it('a unit price that the owner enters stands in list, quick view, page and drawer', async () => {
  const owner = await openBrowserAt(euros, await signInTo(euros));
  const answer = await owner.request.get('/shop/card?format=json');
  const { item } = (await answer.json()) as { item: { id: string } };
  await owner.goto(`/config/store/products/edit?id=${item.id}`);
  await owner.getByRole('radio', { name: 'Details', exact: true }).click();
  await owner.getByRole('textbox', { name: 'Card, Content', exact: true }).fill('50 g');
  await owner.keyboard.press('Tab');
  const reference = owner.getByRole('textbox', { name: 'Card, Unit price per', exact: true });
  await expect.poll(() => reference.inputValue()).toBe('100 g');
  await owner.getByRole('button', { name: 'Publish', exact: true }).click();
  await owner.getByRole('region', { name: 'Notices' }).getByText('Published').waitFor();

  const unitPrice = /^10,00\s€ .*100 g$/;
  const { page } = await euros.visit('/shop');
  const inList = page.locator('#card .product-unit-price');
  // A page that was cached before may be shown for a second.
  await expect
    .poll(async () => {
      await page.reload();
      return inList.count();
    })
    .toBe(1);
  expect(await inList.innerText()).toMatch(unitPrice);
  await page.locator('#card .sqs-product-quick-view-button').click();
  const view = page.locator('.sw-quick-view');
  await view.locator('.product-unit-price').getByText(unitPrice).waitFor();
  await view.locator('.sqs-add-to-cart-button').click();
  await page.locator('.sw-cart-drawer .product-unit-price').getByText(unitPrice).waitFor();
  await page.goto('/shop/card');
  expect(await page.locator('main .product-unit-price').innerText()).toMatch(unitPrice);
});
