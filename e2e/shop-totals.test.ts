import type { Locator, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findViolations } from './setup/find-violations.ts';
import { holdRequests } from './setup/hold-requests.ts';
import { signInTo } from './setup/sign-in.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';
import { standInForPictures } from './setup/sites/stand-in-pictures.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const shop = await openShop({ name: 'shop-totals' });

/** Halftone has zones, tax and discounts. */
const demo = `http://localhost:${inject('program').port}`;

/** Before that the page has plain forms, and the page that answers them begins anew. */
const hasScript = (page: Page): Promise<void> =>
  page.locator('form.sw-cart-remove').waitFor({ state: 'detached' });

const openCart = async (path: string, options = {}): Promise<Page> => {
  const { page } = await shop.visit(demo + path, options, standInForPictures);
  // Its first variant is chosen already.
  await page.locator('.product-order .sqs-add-to-cart-button').click();
  await page.getByRole('dialog', { name: 'was added to your cart' }).waitFor();
  await page.goto(`${demo}/cart`);
  await hasScript(page);
  return page;
};

const row = (page: Page, name: string): Locator =>
  page.locator('.sw-cart-rows > div', { hasText: name }).locator('dd');
const codeField = (page: Page): Locator => page.getByLabel('Discount code');

it('applies a discount code, says why another one is not valid, and removes it again', async () => {
  const page = await openCart('/shop/late-sun');
  await codeField(page).fill('nothing');
  await codeField(page).press('Enter');
  await page.getByRole('alert').getByText('This code is not valid.').waitFor();
  await codeField(page).fill('welcome10');
  await page.getByText('This code is not valid.').waitFor({ state: 'detached' });
  await codeField(page).press('Enter');
  await page.getByRole('status').getByText('Code WELCOME10 applied.').waitFor();
  expect(await row(page, 'WELCOME10').textContent()).toBe('−€6.50');
  expect(await row(page, 'Total').textContent()).toBe('€58.50');
  expect(await findViolations(page, { within: '.sw-cart-totals' })).toEqual([]);
  await page.reload();
  await hasScript(page);
  await page.getByRole('button', { name: 'Remove code WELCOME10' }).click();
  await expect.poll(() => row(page, 'Total').textContent()).toBe('€65.00');
});

it('estimates shipping and tax for an address, by keyboard and on a phone', async () => {
  const page = await openCart('/shop/late-sun', phone);
  await page.getByText('Estimate delivery').first().focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Country').selectOption('DE');
  await page.getByLabel('Postal code').fill('10999');
  await page.getByLabel('Postal code').press('Enter');
  await page.getByRole('radio', { name: /^Express: €14.90/ }).check();
  await expect.poll(() => row(page, 'Delivery').textContent()).toBe('€14.90');
  await expect.poll(() => row(page, 'Total').textContent()).toBe('€79.90');
  await row(page, 'Tax included').waitFor();
  await page.getByRole('radio', { name: /^By bike in Berlin: €3.90/ }).check();
  await expect.poll(() => row(page, 'Total').textContent()).toBe('€68.90');
  expect(await findViolations(page, { within: '.sw-cart-totals' })).toEqual([]);
  await page.reload();
  await expect.poll(() => row(page, 'Total').textContent()).toBe('€68.90');
});

it('leaves what was typed, and the focus, when the script takes the plain forms over', async () => {
  const page = await openCart('/shop/late-sun');
  const release = await holdRequests(page, '**/api/commerce/shopping-cart*');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.getByLabel('Postal code').fill('10999');
  await page.getByRole('spinbutton', { name: /^Quantity/ }).fill('2');
  await codeField(page).pressSequentially('welc');
  release();
  await hasScript(page);
  await page.keyboard.type('ome10');
  expect(await codeField(page).inputValue()).toBe('welcome10');
  await expect.poll(() => row(page, 'Total').textContent()).toBe('€130.00');
  await expect.poll(() => page.getByLabel('Postal code').inputValue()).toBe('10999');
  await codeField(page).press('Enter');
  await page.getByRole('status').getByText('Code WELCOME10 applied.').waitFor();
});

it('says which discount a code is used instead of, in the cart and at the checkout', async () => {
  const { page: owner } = await shop.visit('/config', { storageState: await signInTo(shop) });
  const terms = {
    isEnabled: true,
    target: { kind: 'order' },
    isFirstPurchaseOnly: false,
    startsOn: null,
    endsOn: null,
  };
  const discounts = [
    { name: 'Summer sale', code: null, isCombinable: false, reward: { kind: 'percent', percent: '10' } },
    { name: 'Half price', code: 'HALF', isCombinable: true, reward: { kind: 'percent', percent: '50' } },
  ];
  for (const discount of discounts)
    await callApi(owner, '/api/discounts', { method: 'POST', body: { ...terms, ...discount } });
  const { page } = await shop.visit('/shop/card', phone);
  await page.locator('.sqs-add-to-cart-button').first().click();
  await page.locator('.sw-popover').waitFor();
  await page.goto('/cart');
  await hasScript(page);
  await row(page, 'Summer sale').waitFor();
  await codeField(page).fill('half');
  await codeField(page).press('Enter');
  const note = page.getByText('Used instead of Summer sale, which cannot be combined with it.');
  await note.waitFor();
  expect(await row(page, 'Summer sale').count()).toBe(0);
  await takeScreenshot(page, 'cart-code-instead');
  const releaseScript = await holdRequests(page, '**/checkout-*.js');
  await page.goto('/checkout');
  await page.getByText('Order summary').click();
  await note.waitFor();
  await page.getByLabel('Discount code').fill('another');
  await page.getByRole('button', { name: 'Apply' }).click();
  releaseScript();
  // The script takes the summary over as it is.
  await page.locator('.checkout-chip[type="button"]').waitFor();
  await note.waitFor();
  // What was pressed before is done, and what was typed stays.
  await page.getByRole('alert').getByText('This code is not valid.').waitFor();
  expect(await page.getByLabel('Discount code').inputValue()).toBe('another');
  expect(await page.locator('.checkout-chip').getAttribute('class')).not.toContain('is-invalid');
  await takeScreenshot(page, 'checkout-code-instead');
});
