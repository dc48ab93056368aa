import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { findViolations } from './setup/find-violations.ts';
import { openShop } from './setup/sites/open-shop.ts';
import { standInForPictures } from './setup/sites/stand-in-pictures.ts';

const shop = await openShop({ name: 'shop-run' });
const drawer = await openShop({ name: 'shop-run-drawer', store: { cartDrawerEnabled: true } });

/** Its template prints pills, and its store has the drawer and preselects variants. */
const demo = `http://localhost:${inject('program').port}`;

const LATE_SUN = { unframed: '69158a00f68e34721ca845ec', black: '69158a00b25974b6710a6c27' };

interface Way {
  readonly press: (target: Locator) => Promise<void>;
  readonly options: BrowserContextOptions;
}

const tap = (target: Locator): Promise<void> => target.tap();
const click = (target: Locator): Promise<void> => target.click();
const pressKey = async (target: Locator): Promise<void> => {
  await target.focus();
  const isRadio = (await target.getAttribute('type')) === 'radio';
  await target.press(isRadio ? 'Space' : 'Enter');
};

const ways: readonly (readonly [string, Way])[] = [
  ['by touch at 390', { press: tap, options: { viewport: { width: 390, height: 844 }, hasTouch: true } }],
  ['by mouse at 768', { press: click, options: { viewport: { width: 768, height: 1024 } } }],
  ['by keyboard at 1440', { press: pressKey, options: { viewport: { width: 1440, height: 900 } } }],
];

const searchFor = async (page: Page, text: string, { press }: Way): Promise<Locator> => {
  const field = page.locator('.sw-search-dialog').getByRole('combobox');
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
  if (press === pressKey)
    await expect
      .poll(async () => {
        if (!(await field.isVisible())) await page.keyboard.press('/');
        return field.isVisible();
      })
      .toBe(true);
  else await press(inHeader);
  await field.waitFor();
  await field.pressSequentially(text);
  return page.getByRole('option').filter({ hasText: 'Late Sun' }).first();
};

describe('a shopper’s run', () => {
  it.each(ways)('leads from a search to the cart, %s px', async (_, way) => {
    const { press, options } = way;
    const { page, faults } = await shop.visit(`${demo}/shop`, options, standInForPictures);
    const found = await searchFor(page, 'late s', way);
    await found.waitFor();
    await press(found);
    await page.getByRole('heading', { level: 1, name: 'Late Sun' }).waitFor();

    const black = page.getByRole('radio', { name: 'Black oak' });
    await (press === pressKey
      ? press(black)
      : press(page.locator('.variant-pill', { hasText: 'Black oak' })));
    await expect.poll(() => page.locator('.product-text > .product-price').innerText()).toBe('€130.00');
    await expect.poll(() => new URL(page.url()).searchParams.get('variant')).toBe(LATE_SUN.black);

    await press(page.locator('.product-pictures a').nth(1));
    const zoom = page.getByRole('dialog', { name: 'Pictures' });
    await zoom.getByText('2 / 6', { exact: true }).waitFor();
    await press(zoom.getByRole('button', { name: 'Zoom in' }));
    await zoom.getByRole('button', { name: 'Zoom out' }).waitFor();
    await page.keyboard.press('0');
    await page.keyboard.press('ArrowRight');
    await zoom.getByText('3 / 6', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await zoom.waitFor({ state: 'detached' });

    await press(page.locator('.product-order .sqs-add-to-cart-button'));
    const cart = page.getByRole('dialog', { name: 'Late Sun was added to your cart.' });
    await cart.getByText('40 × 50 cm / Black oak').waitFor();
    // Whoever presses twice adds no second one.
    await cart.getByRole('button', { name: 'Close' }).and(page.locator(':focus')).waitFor();
    expect(await cart.getByText('€130.00').count()).toBeGreaterThan(1);
    await press(cart.getByRole('button', { name: 'One more: Late Sun' }));
    await cart.getByText('€260.00').waitFor();
    expect(await findViolations(page, { within: '.sw-cart-drawer' })).toEqual([]);
    await press(cart.getByRole('link', { name: 'Cart', exact: true }));
    await page.waitForURL('**/cart');
    await page.getByText('€260.00').first().waitFor();
    expect(faults).toEqual([]);
  });
});

describe('the address of a variant', () => {
  it('opens it with price and choice in the first HTML, on reload and back', async () => {
    const html = await (await fetch(`${demo}/shop/late-sun?variant=${LATE_SUN.black}`)).text();
    expect(html).toMatch(/value="Black oak" name="variant-option-Frame" checked/);
    expect(html).toMatch(/class="product-price">\s*€130\.00/);
    const { page } = await shop.visit(`${demo}/shop/late-sun`, {}, standInForPictures);
    await page.getByRole('radio', { name: 'Black oak' }).check();
    await expect.poll(() => page.url()).toContain(LATE_SUN.black);
    await page.reload();
    expect(await page.getByRole('radio', { name: 'Black oak' }).isChecked()).toBe(true);
    await page.goto(`${demo}/shop`);
    await page.goBack();
    await expect.poll(() => page.getByRole('radio', { name: 'Black oak' }).isChecked()).toBe(true);
  });

  it('of another product, or invented, is the page without it', async () => {
    const plain = await (await fetch(`${demo}/shop/late-sun`)).text();
    for (const variant of ['f'.repeat(24), '69158a0059d8ecb222a5736d', 'x', '<script>'])
      expect(await (await fetch(`${demo}/shop/late-sun?variant=${encodeURIComponent(variant)}`)).text()).toBe(
        plain,
      );
  });
});

it('a button says that it is adding while its script is on the way', async () => {
  const { page } = await shop.visit('/shop/card', {}, async (context) => {
    await context.route('**/catalogue-*.js', () => {});
  });
  const button = page.locator('.sqs-add-to-cart-button');
  await button.click({ noWaitAfter: true });
  const shown = (): Promise<string> =>
    button.evaluate((element) => getComputedStyle(element, '::after').content);
  await expect.poll(shown).toBe('"Adding…"');
  expect(await button.locator('.sqs-add-to-cart-button-inner').isVisible()).toBe(false);
});

it('a product that is gone has no choices but the form of those who wait', async () => {
  const { page } = await shop.visit(`${demo}/shop/small-hours`, {}, standInForPictures);
  expect(await page.getByRole('radio').count()).toBe(0);
  expect(await page.locator('.product-order .sqs-add-to-cart-button').innerText()).toBe('Sold Out');
  expect(await page.getByLabel('Which one?').isVisible()).toBe(true);
});

it('tells what became of an addition when the connection is back', async () => {
  const { page } = await drawer.visit('/shop/card');
  await page.waitForLoadState('networkidle');
  const button = page.locator('.sqs-add-to-cart-button');
  await button.hover();
  await page.waitForLoadState('networkidle');
  // The server hears of it, the answer is lost, and then there is no line at all.
  await page.route('**/api/commerce/shopping-cart/entries*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route(/shopping-cart\?timecode/, (route) => route.abort());
  await button.click();
  const alert = page.getByRole('alertdialog');
  await alert.getByText('whether the item was added').waitFor();
  await page.unroute(/shopping-cart\?timecode/);
  await page.getByRole('dialog', { name: 'Card was added to your cart.' }).waitFor();
  expect(await alert.count()).toBe(0);
});

it('a popover stays while it is pointed at', async () => {
  const { page } = await shop.visit('/shop/card');
  await page.clock.install();
  await page.locator('.sqs-add-to-cart-button').click();
  const popover = page.locator('.sw-popover');
  await popover.getByText('Subtotal').waitFor();
  await popover.hover();
  await page.clock.runFor(6000);
  expect(await popover.count()).toBe(1);
  await page.mouse.move(0, 500);
  await page.clock.runFor(100);
  await popover.waitFor({ state: 'detached' });
});
