import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findScreenViolations, findViolations } from './setup/find-violations.ts';
import { holdRequests } from './setup/hold-requests.ts';
import { signInTo } from './setup/sign-in.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';

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
          rates: [
            { id: 'parcel', name: 'Parcel', kind: 'flat', orderCents: 500, itemCents: 0 },
            { id: 'express', name: 'Express', kind: 'flat', orderCents: 1500, itemCents: 0 },
          ],
        },
      ],
      pickups: [],
      localDeliveries: [],
    },
  ],
};

const checkout = {
  phone: 'optional',
  defaultCountry: 'PT',
  isBillingSameByDefault: true,
  hasNote: true,
  marketing: { isOffered: true, isTickedByDefault: false },
  policies: { returns: 'Within 14 days.', terms: '', privacy: '' },
  pause: { isPaused: false, text: '', until: '' },
};

const shop = await openShop({ name: 'shop-checkout-page', store: { shipping, checkout } });

/** A cart, and the checkout with its script running. */
const openCheckout = async (options = {}): Promise<{ page: Page; faults: string[] }> => {
  const { page, faults } = await shop.visit('/shop/card', options);
  await page.locator('.sqs-add-to-cart-button').first().click();
  await page.locator('.sw-popover').waitFor();
  await page.goto('/checkout');
  await page.locator('form[action^="/-/checkout"]').first().waitFor({ state: 'detached' });
  return { page, faults };
};

const fillContact = async (page: Page): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill('ines@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').waitFor();
};

const fillAddress = async (page: Page): Promise<void> => {
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Duarte');
  await page.getByLabel('Address', { exact: true }).fill('Rua do Almada 41');
  await page.getByLabel('Postal code').fill('4050-036');
  await page.getByLabel('City').fill('Porto');
  await page.getByRole('button', { name: 'Continue to delivery options' }).click();
};

const payButton = (page: Page) => page.locator('.is-pay');

const toPayment = async (page: Page): Promise<void> => {
  await fillContact(page);
  await fillAddress(page);
  await page.getByRole('radio', { name: /^Parcel/ }).waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await payButton(page).waitFor();
};

const focusedId = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');

it('[CHK-01 (rule) CHK-05 (rule)] sells to a guest, step by step', async () => {
  const { page, faults } = await openCheckout();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').getByText('Please enter your email address.').waitFor();
  await expect.poll(() => focusedId(page)).toBe('checkout-email');
  await fillContact(page);
  await page.getByLabel('Country').selectOption('US');
  await page.getByLabel('ZIP code').waitFor();
  await page.getByLabel('Country').selectOption('PT');
  await page.getByRole('button', { name: 'Continue to delivery options' }).click();
  await expect.poll(() => focusedId(page)).toBe('checkout-shippingAddress-firstName');
  expect(await findViolations(page)).toEqual([]);
  await fillAddress(page);
  await page.getByRole('radio', { name: /^Express/ }).check();
  const total = page.locator('.checkout-rows .is-total dd');
  await expect.poll(() => total.textContent()).toBe('$20.00');
  // The way back loses nothing.
  await page.getByRole('link', { name: 'Back to cart' }).click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.getByText('Ines Duarte, Rua do Almada 41, 4050-036 Porto, Portugal').waitFor();
  await page.getByText('Express · $15.00').waitFor();
  await page.getByRole('button', { name: 'Return policy' }).click();
  await page.getByRole('dialog').getByText('Within 14 days.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByLabel('Note about your order (optional)').fill('Ring twice');
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('What the test payment does').selectOption('decline');
  await page.getByRole('button', { name: 'Order and pay $20.00' }).click();
  await page.getByRole('alert').getByText('The payment was declined.').waitFor();
  expect(await page.getByLabel('Note about your order (optional)').inputValue()).toBe('Ring twice');
  await page.getByLabel('What the test payment does').selectOption('success');
  await page.getByRole('button', { name: 'Order and pay $20.00' }).click();
  await page.waitForURL('**/checkout/order-confirmed?*');
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await page.getByText('Ring twice').waitFor();
  expect(await findViolations(page, { within: '.order-page' })).toEqual([]);
  expect(faults).toEqual([]);
});

it('[CHK-01 (rule)] sells on a phone by keyboard alone', async () => {
  const { page } = await openCheckout(phone);
  const keys = page.keyboard;
  await page.getByLabel('Email', { exact: true }).focus();
  await keys.type('ines@example.com');
  await keys.press('Enter');
  await expect.poll(() => focusedId(page)).toBe('checkout-shippingAddress-country');
  for (const text of ['', 'Ines', 'Duarte', '', 'Rua do Almada 41', '', '4050-036', 'Porto']) {
    if (text !== '') await keys.type(text);
    await keys.press('Tab');
  }
  await keys.press('Enter');
  await page.getByRole('radio', { name: /^Parcel/ }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('parcel');
  await keys.press('ArrowDown');
  await expect.poll(() => page.getByRole('radio', { name: /^Express/ }).isChecked()).toBe(true);
  await keys.press('Enter');
  await payButton(page).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByText('Order summary').focus();
  await keys.press('Enter');
  await page.locator('.checkout-rows').waitFor();
  await payButton(page).focus();
  await keys.press('Enter');
  await page.waitForURL('**/checkout/order-confirmed?*');
});

it('[CHK-01 (rule)] sells without script', async () => {
  const { page } = await shop.visit('/shop/card', { javaScriptEnabled: false });
  await page.getByRole('button', { name: 'Put into the cart' }).click();
  await page.waitForURL('**/cart');
  await page.getByRole('link', { name: 'Checkout' }).click();
  await fillContact(page);
  await fillAddress(page);
  await page.getByRole('radio', { name: /^Express/ }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText('Express · $15.00').waitFor();
  await page.getByRole('button', { name: 'Order and pay $20.00' }).click();
  await page.waitForURL('**/checkout/order-confirmed?*');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Thank you');
});

it('[F07 (rule)] cannot be paid twice with one button, and shows that it is under way', async () => {
  const { page } = await openCheckout();
  await toPayment(page);
  let sent = 0;
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/commerce/checkout/payments', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await payButton(page).dblclick();
  await page.getByRole('button', { name: 'Placing your order…' }).waitFor();
  await payButton(page).press('Enter');
  letGo();
  await page.waitForURL('**/checkout/order-confirmed?*');
  expect(sent).toBe(1);
});

it('takes a press of the pay button while an address is being saved', async () => {
  const { page } = await openCheckout();
  await toPayment(page);
  const release = await holdRequests(page, '**/api/commerce/checkout');
  await page.getByLabel('Billing address is the delivery address').uncheck();
  for (const [label, text] of [
    ['First name', 'Ines'],
    ['Last name', 'Duarte'],
    ['Address', 'Rua do Almada 41'],
    ['Postal code', '4050-036'],
    ['City', 'Porto'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Placing your order…' }).waitFor();
  release();
  await page.waitForURL('**/checkout/order-confirmed?*');
  expect(await page.locator('.order-state').first().textContent()).toBe('Paid');
});

it('shows an order that was changed in another tab, with what has changed, before it is paid', async () => {
  const { page } = await openCheckout();
  await toPayment(page);
  const other = await page.context().newPage();
  await other.goto('/shop/card');
  await other.locator('.sqs-add-to-cart-button').first().click();
  await other.locator('.sw-popover').waitFor();
  await payButton(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'has changed' });
  await notice.getByText('The total was $10.00 and is now $15.00.').waitFor();
  await page.getByRole('button', { name: 'Order and pay $15.00' }).click();
  await page.waitForURL('**/checkout/order-confirmed?*');
  expect(await page.locator('.is-total dd').textContent()).toBe('$15.00');
});

it('carries out what was chosen, typed and pressed while the script was loading', async () => {
  const { page } = await openCheckout();
  await toPayment(page);
  const opened = async (address: string): Promise<() => void> => {
    const release = await holdRequests(page, '**/checkout-*.js');
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    return release;
  };
  const deliver = await opened('/checkout?step=delivery');
  await page.getByRole('radio', { name: /^Express/ }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  deliver();
  await page.getByText('Express · $15.00').waitFor();
  await page.getByRole('button', { name: 'Order and pay $20.00' }).waitFor();
  // The options are those of the address before, so the new one comes first.
  const move = await opened('/checkout?step=delivery');
  await page.getByLabel('City').fill('Braga');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  move();
  await page.locator('form[action^="/-/checkout"]').first().waitFor({ state: 'detached' });
  expect(await page.getByLabel('City').inputValue()).toBe('Braga');
  await page.getByRole('button', { name: 'Continue to delivery options' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText('Ines Duarte, Rua do Almada 41, 4050-036 Braga, Portugal').waitFor();
  const pay = await opened('/checkout');
  await page.getByLabel('What the test payment does').selectOption('decline');
  await page.getByLabel('Billing address is the delivery address').uncheck();
  await payButton(page).click();
  pay();
  await page
    .getByRole('alert')
    .filter({ hasText: /First name|first name/ })
    .first()
    .waitFor();
  expect(await page.getByLabel('Billing address is the delivery address').isChecked()).toBe(false);
  await page.getByLabel('Billing address is the delivery address').check();
  await payButton(page).click();
  await page.getByText('The payment was declined. You have not been charged.').waitFor();
});

it('follows a payment through its step at the bank and one that is confirmed late', async () => {
  const { page } = await openCheckout();
  await toPayment(page);
  await page.getByLabel('What the test payment does').selectOption('authentication');
  await payButton(page).click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByText('The payment was not confirmed. You have not been charged.').waitFor();
  await page.getByLabel('What the test payment does').selectOption('webhook-late');
  await payButton(page).click();
  await page.getByText('Your payment is being processed.').waitFor();
  await page.waitForURL('**/checkout/order-confirmed?*');
  expect(await page.locator('.order-state').first().textContent()).toBe('Paid');
});

it('is refunded by the owner from the page of the order', async () => {
  const { page } = await openCheckout();
  await toPayment(page);
  await payButton(page).click();
  await page.waitForURL('**/checkout/order-confirmed?*');
  const id = new URL(page.url()).searchParams.get('order');
  const storageState = await signInTo(shop);
  const { page: app } = await shop.visit(`/config/store/orders/order?id=${id}`, { storageState });
  await app.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = app.getByRole('dialog', { name: /^Refund order/ });
  await dialog.getByRole('textbox', { name: 'Card' }).fill('2');
  await dialog.getByText('Enter a whole number from 0 to 1.').waitFor();
  expect(await findScreenViolations(app)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Card' }).fill('1');
  await dialog.getByRole('button', { name: 'Refund $5.00' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await app.getByText('Partially refunded').first().waitFor();
  await page.reload();
  await expect.poll(() => page.locator('.order-state').first().textContent()).toBe('Partly refunded');
});

it('[F29 (page)] passes the bot check unseen after three failed payments, and asks to wait without script', async () => {
  const { page } = await openCheckout();
  await toPayment(page);
  const outcome = page.getByLabel('What the test payment does');
  const declined = page.getByText('The payment was declined. You have not been charged.');
  await outcome.selectOption('decline');
  for (let count = 0; count < 3; count += 1) {
    const refused = page.waitForResponse(
      (response) => response.url().endsWith('/checkout/payments') && response.status() === 422,
    );
    await payButton(page).click();
    await refused;
    await declined.waitFor();
  }
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/commerce/checkout/payments')) statuses.push(response.status());
  });
  await outcome.selectOption('success');
  await payButton(page).click();
  await page.waitForURL('**/checkout/order-confirmed?*');
  expect(statuses).toEqual([428, 200]);
  const { page: plain } = await shop.visit('/shop/card', { javaScriptEnabled: false });
  await plain.getByRole('button', { name: 'Put into the cart' }).click();
  await plain.getByRole('link', { name: 'Checkout' }).click();
  await fillContact(plain);
  await fillAddress(plain);
  await plain.getByRole('button', { name: 'Continue', exact: true }).click();
  await payButton(plain).click();
  const notice = plain.getByRole('alert').filter({ hasText: 'Several payments have failed.' });
  await notice.getByText('Please wait a minute, then try again.').waitFor();
  expect(await payButton(plain).isEnabled()).toBe(true);
});
