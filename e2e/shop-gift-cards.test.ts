import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findScreenViolations, findViolations } from './setup/find-violations.ts';
import { awaitEmail } from './setup/mailbox/received-emails.ts';
import { signInTo } from './setup/sign-in.ts';
import { openShop } from './setup/sites/open-shop.ts';

const shipping = {
  profiles: [
    {
      id: 'general',
      name: 'General',
      productIds: [],
      zones: [
        {
          id: 'world',
          name: 'World',
          countries: [],
          rates: [{ id: 'parcel', name: 'Parcel', kind: 'flat', orderCents: 500, itemCents: 0 }],
        },
      ],
      pickups: [],
      localDeliveries: [],
    },
  ],
};

const shop = await openShop({ name: 'shop-gift-cards', store: { shipping } });

const fillAddress = async (page: Page): Promise<void> => {
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Duarte');
  await page.getByLabel('Address', { exact: true }).fill('Rua do Almada 41');
  await page.getByLabel('Postal code').fill('4050-036');
  await page.getByLabel('City').fill('Porto');
};

/** Without script the address is asked for again with the fields of its country. */
const chooseCountry = async (page: Page, hasScript: boolean): Promise<void> => {
  await page.getByLabel('Country').selectOption('PT');
  if (!hasScript) await page.getByRole('button', { name: 'Use this country' }).first().click();
};

const enterEmail = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
};

/** To whoever it was sent by email, whose words it is in. */
const receiveCode = async (address: string): Promise<string> => {
  const { text } = await awaitEmail(address, /gift card/i);
  const code = /\b(?:[A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}\b/.exec(text)?.[0] ?? '';
  expect(code).not.toBe('');
  return code;
};

const balanceOf = async (page: Page, code: string): Promise<string> => {
  await page.goto('/gift-card/balance');
  await page.getByLabel('Gift card code').fill(code);
  await page.getByRole('button', { name: 'Show balance' }).click();
  return (await page.locator('.gift-card-result strong').textContent()) ?? '';
};

/** Puts a product into the cart and goes to the payment. */
const toPayment = async (page: Page, path: string, hasScript = true): Promise<void> => {
  await page.goto(path);
  if (path.endsWith('island')) {
    await page.getByLabel('Select Size').first().selectOption('Small');
    await page.getByLabel('Select Frame').first().selectOption('None');
  }
  await page.getByRole('button', { name: hasScript ? 'Add To Cart' : 'Put into the cart' }).click();
  await (hasScript ? page.locator('.sw-popover').waitFor() : page.waitForURL('**/cart'));
  await page.goto('/checkout');
  if (hasScript) await page.locator('form[action^="/-/checkout"]').first().waitFor({ state: 'detached' });
  await enterEmail(page, 'ana@shop-gift-cards.example');
  await chooseCountry(page, hasScript);
  await fillAddress(page);
  await page.getByRole('button', { name: 'Continue to delivery options' }).click();
  await page.getByRole('radio', { name: /^Parcel/ }).waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.locator('.is-pay').waitFor();
};

const redeem = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel('Discount code or gift card').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page
    .getByText(`Gift card ending in ${code.slice(-4)}`)
    .first()
    .waitFor();
};

const pay = async (page: Page): Promise<string> => {
  await page.locator('.is-pay').click();
  await page.waitForURL('**/checkout/order-confirmed?*');
  return new URL(page.url()).searchParams.get('order') ?? '';
};

it('[GIFT-01 GIFT-04 BTN-04] is bought, received by email, spent in two orders, and filled again by a refund', async () => {
  const { page, faults } = await shop.visit('/shop/gift-card');
  await page.locator('.sqs-add-to-cart-button').first().click();
  const alert = page.getByRole('alertdialog');
  await alert.getByText('Select a denomination for the Gift Card').waitFor();
  expect(await alert.getByRole('heading').textContent()).toBe('Unable to purchase Gift Card');
  await page.keyboard.press('Escape');
  await alert.waitFor({ state: 'detached' });
  await page.getByLabel('Select Value').first().selectOption('$50');
  await page.locator('.sqs-add-to-cart-button').first().click();
  await page.waitForURL(/\/gift-card\?item=[0-9a-f]{24}&sku=GC-50$/);
  expect(await page.getByLabel('Value').inputValue()).toBe('GC-50');
  await page.getByLabel('Recipient’s name').fill('Ana Lima');
  await page.getByLabel('Recipient’s email').fill('ana@shop-gift-cards.example');
  await page.getByLabel('Your name').fill('Ines');
  await page.getByLabel(/^Message/).fill('Happy birthday!');
  expect(await findViolations(page, { within: '.order-page' })).toEqual([]);
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await page.locator('form[action^="/-/checkout"]').first().waitFor({ state: 'detached' });
  await enterEmail(page, 'ines@shop-gift-cards.example');
  await chooseCountry(page, true);
  await fillAddress(page);
  // Nothing is delivered, and nothing is said of it.
  expect(await page.locator('.checkout-rows').getByText('Delivery').count()).toBe(0);
  await pay(page);
  await page.getByText(/^Order #T\d{5}$/).waitFor();

  const code = await receiveCode('ana@shop-gift-cards.example');
  const email = await awaitEmail('ana@shop-gift-cards.example', /gift card/i);
  expect(email.text).toContain('Happy birthday!');
  const { page: hers } = await shop.visit('/');
  expect(await balanceOf(hers, code)).toBe('$50.00');
  await toPayment(hers, '/shop/card');
  await redeem(hers, code);
  await pay(hers);
  expect(await balanceOf(hers, code)).toBe('$40.00');
  await toPayment(hers, '/shop/island');
  await redeem(hers, code);
  await hers.getByRole('button', { name: 'Order and pay $30.00' }).waitFor();
  const second = await pay(hers);
  expect(await balanceOf(hers, code)).toBe('$0.00');

  const storageState = await signInTo(shop);
  const { page: app } = await shop.visit(`/config/store/orders/order?id=${second}`, { storageState });
  await app.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = app.getByRole('dialog', { name: /^Refund order/ });
  await dialog.getByRole('textbox', { name: /^Island/ }).fill('1');
  await dialog.getByRole('button', { name: 'Refund $65.00' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await balanceOf(hers, code)).toBe('$35.00');
  expect(faults).toEqual([]);
});

it('is bought and spent without script', async () => {
  const options = { javaScriptEnabled: false };
  const { page } = await shop.visit('/gift-card', options);
  await page.waitForURL(/\/gift-card\?item=/);
  await page.getByLabel('Value').selectOption('GC-25');
  await page.getByRole('radio', { name: 'Me, to hand it over myself' }).check();
  await page.getByLabel('Recipient’s name').fill('Bea');
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await enterEmail(page, 'plain@shop-gift-cards.example');
  await chooseCountry(page, false);
  await fillAddress(page);
  await pay(page);
  const code = await receiveCode('plain@shop-gift-cards.example');
  await toPayment(page, '/shop/card', false);
  await redeem(page, code);
  await pay(page);
  expect(await page.locator('.order-page').innerText()).toContain('($15.00 left)');
});

it('[GIFT-03] owners see, issue and void gift cards', async () => {
  const storageState = await signInTo(shop);
  const { page, faults } = await shop.visit('/config/store/gift-cards', { storageState });
  await page.getByRole('button', { name: 'Issue gift card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Issue gift card' });
  await dialog.getByLabel('Amount').fill('20');
  await dialog.getByLabel('Recipient’s name').fill('Carla');
  await dialog.getByLabel('Expires').fill('2020-01-01T10:00');
  await dialog.getByRole('button', { name: 'Issue', exact: true }).click();
  await dialog.getByText(/future/).waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  await dialog.getByLabel('Expires').fill('2040-01-01T10:00');
  await dialog.getByRole('button', { name: 'Issue', exact: true }).click();
  const issued = page.getByRole('dialog', { name: 'Gift card issued' });
  const code = (await issued.locator('output').textContent()) ?? '';
  await issued.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('heading', { name: new RegExp(code.slice(-4)) }).waitFor();
  await page.getByRole('button', { name: 'Void' }).click();
  await page.getByRole('button', { name: 'Void gift card' }).click();
  await page.getByText('Void', { exact: true }).first().waitFor();
  await page.goto('/config/store/gift-cards');
  await page.getByRole('link', { name: 'Export' }).waitFor();
  const row = page.getByRole('row', { name: new RegExp(code.slice(-4)) });
  await row.getByText('Void').waitFor();
  const { page: visitor } = await shop.visit('/gift-card/balance');
  await visitor.getByLabel('Gift card code').fill(code);
  await visitor.getByRole('button', { name: 'Show balance' }).click();
  await visitor.getByRole('alert').getByText('This code is not valid.').waitFor();
  expect(faults).toEqual([]);
});
