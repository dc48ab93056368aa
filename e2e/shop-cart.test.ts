import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { findViolations } from './setup/find-violations.ts';
import { callApi, sendAsOwner } from './setup/call-api.ts';
import { runCommandLine } from './setup/program/program.ts';
import { signInTo } from './setup/sign-in.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';
import { shopProducts } from './setup/sites/shop-products.ts';
import { standInForPictures } from './setup/sites/stand-in-pictures.ts';

const shop = await openShop({ name: 'shop-cart' });
const light = await openShop({ name: 'shop-light', store: { pillCartStyle: 'light' } });

const signed = await openShop({
  name: 'shop-signed',
  header:
    '<a class="sqs-custom-cart" href="/cart"><span class="sqs-cart-quantity"></span> for <span class="sqs-cart-subtotal"></span></a>',
});
const plain = await openShop({ name: 'shop-plain', hasTemplate: false });

/** The demo has a sign of the cart in its header. */
const demo = `http://localhost:${inject('program').port}`;

const button = (page: Page): Locator => page.locator('.sqs-add-to-cart-button').first();
const pill = (page: Page): Locator => page.locator('.sw-cart-pill');

const addHere = async (page: Page, quantity = '1'): Promise<void> => {
  const field = page.getByLabel('Quantity', { exact: true });
  if ((await field.count()) > 0) await field.fill(quantity);
  await button(page).click();
  await page.locator('.sw-popover').waitFor();
};

const openCart = async (paths: readonly string[], quantity = '1') => {
  const visit = await shop.visit('/shop/card');
  for (const path of paths) {
    await visit.page.goto(path);
    await addHere(visit.page, quantity);
  }
  await visit.page.goto('/cart');
  await visit.page.locator('.sw-cart-quantity, .sw-cart-empty').first().waitFor();
  return visit;
};

describe('the pill', () => {
  it('[CART-09 CART-10] is not there without a cart, counts in words and leads to the cart', async () => {
    const { page } = await shop.visit('/shop/card');
    await page.waitForLoadState('networkidle');
    expect(await pill(page).count()).toBe(0);
    await addHere(page);
    await expect.poll(() => pill(page).textContent()).toBe('Cart · 1 item');
    expect(await pill(page).getAttribute('aria-label')).toBe('One item in cart');
    await page.reload();
    await expect.poll(() => pill(page).textContent()).toBe('Cart · 1 item');
    expect(await pill(page).evaluate((element) => getComputedStyle(element).animationName)).toBe('sw-show');
    await addHere(page, '99');
    await expect.poll(() => pill(page).textContent()).toBe('Cart · 100 items');
    expect(await pill(page).getAttribute('aria-label')).toBe('100 items in cart');
    await page.reload();
    await addHere(page);
    await expect.poll(() => pill(page).textContent()).toBe('Cart · 100+ items');
    expect(await pill(page).getAttribute('aria-label')).toBe('More than 100 items in cart');
    await pill(page).click();
    await page.waitForURL('**/cart');
  });

  it('[CART-09] has the style that the owner chose', async () => {
    const { page } = await light.visit('/shop/card');
    await addHere(page);
    await pill(page).waitFor();
    const colours = await pill(page).evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });
    expect(colours).toEqual({ color: 'rgb(22, 20, 18)', backgroundColor: 'rgb(255, 255, 255)' });
  });

  it('[SITE-04] leads to the cart page, on which it is not shown', async () => {
    const { page } = await shop.visit('/shop/card');
    await addHere(page);
    expect(await pill(page).getAttribute('href')).toBe('/cart');
    await pill(page).click();
    await page.waitForURL('**/cart');
    await page.getByLabel('Quantity: Card').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await pill(page).count()).toBe(0);
  });

  it('[CART-09] is hidden again when the cart is emptied in another tab', async () => {
    const { page } = await shop.visit('/shop/card');
    await addHere(page);
    await expect.poll(() => pill(page).isVisible()).toBe(true);
    const other = await page.context().newPage();
    await other.goto('/cart');
    await other.getByRole('button', { name: 'Remove: Card' }).click();
    await other.getByText('Your cart is empty.').waitFor();
    await expect.poll(() => pill(page).isVisible()).toBe(false);
  });
});

describe('a sign of the template’s own', () => {
  it('[CART-08] is filled at the first look at the cart and marked when it is empty', async () => {
    const { page } = await shop.visit(`${demo}/shop/off-register`, {}, standInForPictures);
    const sign = page.locator('.sqs-custom-cart');
    const classes = (): Promise<string[]> => sign.evaluate(({ classList }) => [...classList]);
    expect(await classes()).toContain('empty');
    expect(await classes()).not.toContain('initialized');
    await page.locator('.product-order .sqs-add-to-cart-button').click();
    await page.getByRole('dialog', { name: 'was added to your cart' }).waitFor();
    await expect.poll(() => sign.locator('.sqs-cart-quantity').textContent()).toBe('1');
    await expect.poll(classes).toContain('initialized');
    await expect.poll(classes).not.toContain('empty');
    expect(await pill(page).count()).toBe(0);
    await page.goto(`${demo}/about`);
    await expect.poll(() => sign.locator('.sqs-cart-quantity').textContent()).toBe('1');
    await page.goto(`${demo}/cart`);
    // Before that the button is a plain form's, and the page that answers it begins anew.
    await page.locator('form.sw-cart-remove').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Remove: Off Register' }).press('Enter');
    await expect.poll(classes).toContain('empty');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Continue Shopping');
  });

  it('[CART-08] counts the items and tells the subtotal', async () => {
    const { page } = await signed.visit('/shop/card');
    const sign = page.locator('.sqs-custom-cart');
    expect(await sign.getAttribute('class')).not.toContain('initialized');
    await addHere(page, '3');
    await expect.poll(() => sign.innerText()).toBe('3 for $15.00');
    await expect.poll(() => sign.getAttribute('class')).toContain('initialized');
  });
});

describe('two tabs', () => {
  it('[CART-12 CART-07] agree on the cart', async () => {
    const { page } = await openCart(['/shop/card']);
    const other = await page.context().newPage();
    await other.goto('/shop/files');
    await addHere(other);
    await page.getByRole('link', { name: 'Files' }).waitFor();
    await expect.poll(() => page.locator('.sw-cart-subtotal').textContent()).toContain('$14.00');
  });
});

describe('the cart page', () => {
  it('[CART-11 CART-06 (rule)] changes quantities by buttons and by typing', async () => {
    const { page, faults } = await openCart(['/shop/card']);
    const subtotal = page.locator('.sw-cart-subtotal strong');
    await page.getByRole('button', { name: 'One more: Card' }).click();
    await expect.poll(() => subtotal.textContent()).toBe('$10.00');
    await page.getByRole('button', { name: 'One fewer: Card' }).click();
    await expect.poll(() => subtotal.textContent()).toBe('$5.00');
    const field = page.getByLabel('Quantity: Card');
    await field.fill('12');
    await field.press('Enter');
    await expect.poll(() => subtotal.textContent()).toBe('$60.00');
    await field.fill('1.5');
    await field.blur();
    await page.getByText('Quantity must be a whole number').waitFor();
    await expect.poll(() => field.inputValue()).toBe('12');
    await field.fill('0');
    await field.press('Enter');
    await page.getByText('Your cart is empty.').waitFor();
    expect(await page.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/shop');
    expect(faults).toEqual([]);
  });

  it('[CART-11 CART-07] loses no press, however slow the line, and shows when a line has gone elsewhere', async () => {
    const { page } = await openCart(['/shop/card']);
    const held: (() => void)[] = [];
    let isHolding = true;
    await page.route('**/api/commerce/cart/items/*', async (route) => {
      if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    const field = page.getByLabel('Quantity: Card');
    const more = page.getByRole('button', { name: 'One more: Card' });
    const subtotal = page.locator('.sw-cart-subtotal strong');
    for (const shown of ['2', '3', '4']) {
      await more.click();
      await expect.poll(() => field.inputValue()).toBe(shown);
    }
    await expect.poll(() => held.length).toBe(1);
    expect(await page.locator('.sw-cart-full').getAttribute('aria-busy')).toBe('true');
    held.shift()?.();
    await expect.poll(() => held.length).toBe(1);
    for (const shown of ['5', '6', '7']) {
      await more.click();
      await expect.poll(() => field.inputValue()).toBe(shown);
    }
    held.shift()?.();
    await expect.poll(() => held.length).toBe(1);
    isHolding = false;
    held.shift()?.();
    await expect.poll(() => subtotal.textContent()).toBe('$35.00');
    expect(await field.inputValue()).toBe('7');
    await expect.poll(() => page.locator('.sw-cart-full').getAttribute('aria-busy')).toBe('false');
    await field.fill('9');
    await more.click();
    await expect.poll(() => subtotal.textContent()).toBe('$50.00');
    expect(await field.inputValue()).toBe('10');
    await page.context().clearCookies();
    await more.click();
    await page.getByText('Card is no longer in your cart.').waitFor();
    await page.getByText('Your cart is empty.').waitFor();
  });

  it('[CART-06 (rule)] says what could not be done, and shows the cart as it is', async () => {
    const { page } = await shop.visit('/shop/island');
    await page.getByLabel('Select Size').selectOption('Small');
    await page.getByLabel('Select Frame').selectOption('None');
    await addHere(page, '4');
    await page.goto('/cart');
    await page.getByLabel('Quantity: Island').fill('5');
    await page.getByLabel('Quantity: Island').press('Enter');
    await page
      .getByText('Unable to update quantity. Sorry, we do not have enough of that item available.')
      .waitFor();
    await expect.poll(() => page.getByLabel('Quantity: Island').inputValue()).toBe('4');
    await page.route('**/api/commerce/cart/items/*', async (route) => {
      const headers = { ...(await route.request().allHeaders()), 'x-csrf-token': 'another' };
      await route.continue({ headers });
    });
    await page.getByRole('button', { name: 'Remove: Island' }).click();
    await page.getByText('Unable to remove item. Your session has expired.').waitFor();
    await page.unroute('**/api/commerce/cart/items/*');
    await page.getByRole('button', { name: 'Remove: Island' }).click();
    await page.getByText('Your cart is empty.').waitFor();
  });

  it('[CART-07] keeps what the server printed and offers another try when the cart cannot be had', async () => {
    const { page } = await openCart(['/shop/card']);
    let isGone = true;
    await page.route('**/api/commerce/shopping-cart?*', (route) =>
      isGone ? route.abort() : route.continue(),
    );
    await page.reload();
    const retry = page.getByRole('button', { name: 'Unable to load. Try again.' });
    await retry.waitFor();
    expect(await page.locator('main').innerText()).toContain('$5.00');
    isGone = false;
    await retry.click();
    await page.getByLabel('Quantity: Card').waitFor();
    await retry.waitFor({ state: 'detached' });
  });

  it('leads nowhere from what is no longer sold', async () => {
    const { page } = await openCart(['/shop/discontinued']);
    const { page: owner } = await shop.visit('/shop', { storageState: await signInTo(shop) });
    await sendAsOwner(owner, `/api/documents/item/${shopProducts.discontinued.id}`, { method: 'DELETE' });
    await page.reload();
    const gone = page.locator('.sw-cart-entry.is-unavailable');
    await gone.waitFor();
    expect(await gone.innerText()).toContain('Discontinued');
    expect(await gone.locator('a[href]').count()).toBe(0);
  });

  it('has the same things to say on a phone, by keyboard and to axe', async () => {
    const { page } = await openCart(['/shop/card', '/shop/files']);
    for (const context of [{}, phone]) {
      if ('viewport' in context && context.viewport) await page.setViewportSize(context.viewport);
      expect(await findViolations(page, { within: 'main' })).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    await page.getByRole('button', { name: 'One more: Card' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByLabel('Quantity: Card').inputValue()).toBe('2');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('One more: Card');
  });
});

describe('customers also bought', () => {
  const list = (page: Page): Locator => page.getByRole('region', { name: 'Customers also bought' });
  const suggested = (page: Page): Promise<string[]> => list(page).getByRole('link').allInnerTexts();

  /** Carts of other visitors, of which the program counts what stands in them together. */
  const fillCarts = async (): Promise<void> => {
    await openCart(['/shop/card', '/shop/files']);
    await openCart(['/shop/card', '/shop/files', '/shop/last']);
    await openCart(['/shop/dear', '/shop/fleeting']);
    const { page } = await shop.visit('/shop', { storageState: await signInTo(shop) });
    const stock = `/api/catalogue/products/${shopProducts.last.id}/stock`;
    const { results } = await callApi<{ results: { variantId: string }[] }>(page, stock);
    const changes = results.map(({ variantId }) => ({ variantId, kind: 'set', quantity: 0 }));
    await sendAsOwner(page, stock, { method: 'POST', body: { changes } });
    await runCommandLine(inject('program'), ['job', 'run', 'cart.recount-bought-together']);
  };

  it('[CART-11 CAT-10] is shown beside the cart as it is, the most often bought first', async () => {
    await fillCarts();
    const { page } = await openCart(['/shop/card', '/shop/dear']);
    await list(page).waitFor();
    expect(await suggested(page)).toEqual(['Files\n$9.00', 'Last one\nSold out', 'Fleeting\n$3.00']);

    // The answer for the whole cart comes after that for what is left of it.
    let release = (): void => undefined;
    const late = new Promise<void>((resolve) => (release = resolve));
    let asked = 0;
    await page.route('**/api/commerce/cart/also-bought', async (route) => {
      asked += 1;
      const isFirst = asked === 1;
      const response = await route.fetch();
      if (isFirst) await late;
      await route.fulfill({ response });
    });
    await page.reload();
    await expect.poll(() => asked).toBe(1);
    await page.getByRole('button', { name: 'Remove: Dear' }).click();
    await expect.poll(() => suggested(page)).toEqual(['Files\n$9.00', 'Last one\nSold out']);
    const answered = page.waitForResponse('**/api/commerce/cart/also-bought');
    release();
    await answered;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await suggested(page)).toEqual(['Files\n$9.00', 'Last one\nSold out']);
    await page.unroute('**/api/commerce/cart/also-bought');
    await list(page).getByRole('link', { name: 'Files' }).click();
    await page.waitForURL('**/shop/files');
  });
});

describe('a template without pages for products', () => {
  it('sells all the same, and without script too', async () => {
    const { page, faults } = await plain.visit('/shop');
    await page.getByRole('link', { name: 'Island' }).first().click();
    for (const value of ['Large', 'None']) await page.getByRole('radio', { name: value }).check();
    await addHere(page, '2');
    expect(await findViolations(page, { within: '.sw-product' })).toEqual([]);
    await page.goto('/cart');
    await expect.poll(() => page.locator('.sw-cart-subtotal').textContent()).toContain('$140.00');
    expect(faults).toEqual([]);
    const { page: bare } = await plain.visit('/shop/island', { javaScriptEnabled: false });
    await bare.getByRole('button', { name: 'Add To Cart' }).click();
    // The browser itself asks for what was not chosen, and nothing is sent.
    await expect.poll(() => bare.locator('input:focus').getAttribute('name')).toBe('variant-option-Size');
    expect(new URL(bare.url()).pathname).toBe('/shop/island');
    for (const value of ['Large', 'None']) await bare.getByRole('radio', { name: value }).check();
    await bare.getByRole('button', { name: 'Add To Cart' }).click();
    await expect.poll(() => bare.locator('.sw-cart-subtotal').textContent()).toContain('$70.00');
  });
});

describe('without script', () => {
  it('a product’s form posts and lands on the cart, where quantities can be changed', async () => {
    const { page } = await shop.visit('/shop/island', { javaScriptEnabled: false });
    await page.locator('label', { hasText: 'Large' }).click();
    await page.locator('label', { hasText: 'None' }).click();
    await page.getByLabel('How many').fill('2');
    await page.getByRole('button', { name: 'Put into the cart' }).click();
    await page.waitForURL('**/cart');
    expect(await page.locator('main').innerText()).toContain('$140.00');
    await page.getByLabel('Quantity').fill('3');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => page.locator('main').innerText()).toContain('$210.00');
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => page.locator('main').innerText()).toContain('Your cart is empty.');
  });

  it('[CAT-04] no control does nothing, and what cannot be bought says why', async () => {
    const bare = { javaScriptEnabled: false };
    const { page } = await shop.visit('/shop', bare);
    expect(await page.locator(':is([role=button], select, input):visible').count()).toBe(0);
    await page.getByRole('link', { name: 'Dedicated' }).click();
    await page.getByRole('button', { name: 'Put into the cart' }).click();
    await page.getByText('This item asks for a few details before it goes into the cart.').waitFor();
    await page.goto('/shop/gone');
    await page.getByRole('button', { name: 'Put into the cart' }).click();
    await page.getByText('Sorry, we do not have enough of that item available.').waitFor();
    await page.getByText('Your cart is empty.').waitFor();
    const { page: machine } = await plain.visit('/shop', bare);
    await machine.getByRole('link', { name: 'Dedicated' }).first().click();
    await expect.poll(() => machine.locator('body').innerText()).toContain('Please turn on JavaScript');
    expect(await machine.getByRole('button', { name: 'Add To Cart' }).count()).toBe(0);
    await machine.goto('/shop/gone');
    await machine.getByText('sold out', { exact: true }).waitFor();
    expect(await machine.getByRole('button', { name: 'Add To Cart' }).count()).toBe(0);
  });
});
