import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from './setup/find-violations.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

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

const shop = await openShop({ name: 'shop-subscriptions', store: { shipping } });
const german = await openShop({
  name: 'shop-subscriptions-de',
  store: { shipping },
  language: 'de',
  hasTemplate: false,
});

const subscribe = async (page: Page): Promise<void> => {
  await page.locator('.sqs-add-to-cart-button').first().click();
  await page.waitForURL('**/subscribe?cartToken=*');
};

/** Contact, address and delivery, on the pages of forms. */
const enterAddress = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Country').selectOption('PT');
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Duarte');
  await page.getByLabel('Address', { exact: true }).fill('Rua do Almada 41');
  await page.getByLabel('Postal code').fill('4050-036');
  await page.getByLabel('City').fill('Porto');
  await page.getByRole('button', { name: 'Continue to delivery options' }).click();
  await page.getByRole('radio', { name: /^Parcel/ }).waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
};

const pageType = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      (globalThis as { Static?: { SQUARESPACE_CONTEXT?: { pageType?: number } } }).Static?.SQUARESPACE_CONTEXT
        ?.pageType,
  );

describe('a subscription', () => {
  it('[SUB-05 (rule) BTN-03 SITE-02 (rule)] is bought by a guest: page, checkout, confirmation 206', async () => {
    const { page, faults } = await shop.visit('/shop/monthly');
    await subscribe(page);
    await page.getByText('$28.00 every month', { exact: true }).waitFor();
    await page.getByText(/^\$28\.00 every month, first on /).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await takeScreenshot(page, 'subscribe-1440');
    await page.setViewportSize({ width: 390, height: 844 });
    await takeScreenshot(page, 'subscribe-390');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await page.waitForURL('**/checkout/subscribe/*');
    await enterAddress(page, 'ines@subscriptions.example');
    await page.getByRole('button', { name: 'Order and pay $33.00' }).waitFor();
    await page.getByText(/^By paying you agree that we store this way to pay/).waitFor();
    await page.getByText(/Monthly: \$28\.00 every month, first on/).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await takeScreenshot(page, 'subscribe-checkout-1440');
    await page.getByRole('button', { name: 'Order and pay $33.00' }).click();
    await page.waitForURL('**/checkout/order-confirmed*');
    await page.getByText(/^Next payment: \$28\.00 on /).waitFor();
    expect(await pageType(page)).toBe(206);
    await page.getByRole('link', { name: 'Manage subscription' }).waitFor();
    await takeScreenshot(page, 'subscribe-confirmed-1440');
    expect(faults).toEqual([]);
  });

  it('stands in the cart beside what is bought once, and is paid with it', async () => {
    const { page, faults } = await shop.visit('/shop/card');
    await page.locator('.sqs-add-to-cart-button').first().click();
    await page.locator('.sw-popover').waitFor();
    await page.goto('/shop/monthly');
    await subscribe(page);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL('**/cart');
    const line = page.locator('.sw-cart-entry', { hasText: 'Monthly' });
    await line.getByText('every month').waitFor();
    await takeScreenshot(page, 'subscribe-cart-1440');
    await page.getByRole('link', { name: 'Checkout' }).click();
    await page.waitForURL('**/checkout');
    await page.locator('form[action^="/-/checkout"]').first().waitFor({ state: 'detached' });
    await enterAddress(page, 'mixed@subscriptions.example');
    await page.getByText(/^By paying you agree that we store this way to pay/).waitFor();
    await takeScreenshot(page, 'subscribe-mixed-1440');
    await page.getByRole('button', { name: /^Order and pay/ }).click();
    await page.waitForURL('**/checkout/order-confirmed*');
    expect(await pageType(page)).toBe(206);
    expect(faults).toEqual([]);
  });

  it('is bought without script, in the language of the store, on a phone', async () => {
    const { page } = await german.visit('/shop/monthly', { ...phone, javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Abonnieren' }).click();
    await page.waitForURL('**/subscribe?cartToken=*');
    await page.getByText(/^28,00.* jeden Monat, zuerst am /).waitFor();
    await takeScreenshot(page, 'subscribe-de-390');
    await page.getByLabel('Anzahl').fill('2');
    await page.getByRole('button', { name: 'Aktualisieren' }).click();
    await page.getByText(/^56,00.* jeden Monat, zuerst am /).waitFor();
    await page.getByRole('button', { name: 'Abonnieren' }).click();
    await page.waitForURL('**/checkout/subscribe/*');
    await page.getByLabel('E-Mail', { exact: true }).fill('de@subscriptions.example');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByText('Spätere Zahlungen').first().waitFor({ state: 'attached' });
    expect(await page.getByRole('button', { name: /Lieferarten/ }).isVisible()).toBe(true);
  });

  it('[BTN-14 (rule)] that cannot begin says why, in the words of the server', async () => {
    const { page } = await shop.visit('/shop/monthly');
    await page.route('**/api/3/commerce/cart/subscription*', (route) => route.abort());
    await page.locator('.sqs-add-to-cart-button').first().click();
    await page.locator('.sw-alert').getByRole('heading', { name: 'Unable to Add Item' }).waitFor();
  });
});
