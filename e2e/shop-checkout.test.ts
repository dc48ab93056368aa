import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from './setup/find-violations.ts';
import { openShop } from './setup/sites/open-shop.ts';

const EMAIL = 'orders@shop.test';
const settings = { socialAccounts: [{ serviceName: 'email', profileUrl: `mailto:${EMAIL}` }] };

const shop = await openShop({ name: 'shop-no-checkout', settings });
const german = await openShop({ name: 'shop-no-checkout-de', settings, language: 'de', hasTemplate: false });
const silent = await openShop({ name: 'shop-no-contact' });
const express = await openShop({
  name: 'shop-no-checkout-express',
  store: { expressCheckout: true },
  settings,
});

const add = (page: Page): Promise<void> => page.locator('.sqs-add-to-cart-button').first().click();

const note = (page: Page) => page.locator('.sw-cart-checkout');

describe('a shop without a checkout', () => {
  it('says so in the popover and below the cart, with an address to write to', async () => {
    const { page, faults } = await shop.visit('/shop/card');
    await add(page);
    const popover = page.locator('.sw-popover');
    await popover.getByText('Online checkout is not available yet.').waitFor();
    expect(await popover.getByRole('link', { name: EMAIL }).getAttribute('href')).toBe(`mailto:${EMAIL}`);
    await popover.getByRole('link', { name: 'Cart' }).click();
    await page.locator('.sw-cart-quantity').waitFor();
    expect(await note(page).innerText()).toBe(
      `Online checkout is not available yet. To order, please email us: ${EMAIL}`,
    );
    expect(await note(page).getByRole('link').getAttribute('href')).toBe(`mailto:${EMAIL}`);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove: Card' }).click();
    await page.locator('.sw-cart-empty').waitFor();
    expect(await note(page).count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('says so without script too, in the language of the store', async () => {
    const { page } = await german.visit('/shop/card', { javaScriptEnabled: false });
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await page.waitForURL('**/cart');
    expect(await note(page).innerText()).toBe(
      `Sie können hier noch nicht online bezahlen. Zum Bestellen schreiben Sie uns bitte eine E-Mail: ${EMAIL}`,
    );
  });

  it('says it alone where the owner gave no address', async () => {
    const { page } = await silent.visit('/shop/card');
    await add(page);
    await page.locator('.sw-popover').waitFor();
    await page.goto('/cart');
    await page.locator('.sw-cart-quantity').waitFor();
    expect(await note(page).innerText()).toBe('Online checkout is not available yet.');
  });

  it('leads from the button of an express store to the cart, which says how to order', async () => {
    const { page, faults } = await express.visit('/shop/card');
    await add(page);
    await page.waitForURL('**/cart');
    await page.locator('.sw-cart-quantity').waitFor();
    expect(await note(page).innerText()).toContain(EMAIL);
    expect(faults).toEqual([]);
  });
});
