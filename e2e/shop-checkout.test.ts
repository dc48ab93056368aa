import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from './setup/find-violations.ts';
import { openShop } from './setup/sites/open-shop.ts';

const shop = await openShop({ name: 'shop-to-checkout' });
const german = await openShop({ name: 'shop-to-checkout-de', language: 'de', hasTemplate: false });
const express = await openShop({ name: 'shop-to-checkout-express', store: { expressCheckout: true } });
const minimum = await openShop({
  name: 'shop-to-checkout-minimum',
  store: { minimumOrder: { isEnabled: true, subtotalCents: 100_000 } },
});

const add = (page: Page): Promise<void> => page.locator('.sqs-add-to-cart-button').first().click();

const openCart = async (page: Page): Promise<void> => {
  await add(page);
  await page.locator('.sw-popover').getByRole('link', { name: 'Cart' }).click();
  await page.locator('.sw-cart-quantity').waitFor();
};

describe('the way to the checkout', () => {
  it('is a button below the cart, which an empty cart does not have', async () => {
    const { page, faults } = await shop.visit('/shop/card');
    await openCart(page);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Checkout' }).click();
    await page.waitForURL('**/checkout');
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    await page.getByRole('link', { name: 'Back to cart' }).click();
    await page.getByRole('button', { name: 'Remove: Card' }).click();
    await page.locator('.sw-cart-empty').waitFor();
    expect(await page.getByRole('link', { name: 'Checkout' }).count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('is there without script too, in the language of the store', async () => {
    const { page } = await german.visit('/shop/card', { javaScriptEnabled: false });
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await page.waitForURL('**/cart');
    await page.getByRole('link', { name: 'Zur Kasse' }).click();
    await page.waitForURL('**/checkout');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Kasse');
  });

  it('[BTN-02] is the button of the product itself in an express store', async () => {
    const { page, faults } = await express.visit('/shop/card');
    await add(page);
    await page.waitForURL('**/checkout');
    await page.getByLabel('Email', { exact: true }).waitFor();
    expect(faults).toEqual([]);
  });

  it('is closed below the minimum order, which the cart and the checkout say', async () => {
    const { page } = await minimum.visit('/shop/card');
    await openCart(page);
    await page.getByText('The minimum order is $1,000.00.').waitFor();
    expect(await page.getByRole('link', { name: 'Checkout' }).count()).toBe(0);
    await page.goto('/checkout');
    await page.locator('.checkout-main').getByText('The minimum order is $1,000.00.').waitFor();
    expect(await page.getByLabel('Email', { exact: true }).count()).toBe(0);
  });
});
