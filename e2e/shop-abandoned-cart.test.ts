import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findScreenViolations, findViolations } from './setup/find-violations.ts';
import { awaitEmail, linkIn, receivedEmails } from './setup/mailbox/received-emails.ts';
import { openBrowserAt } from './setup/open-canvas.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
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

const shop = await openShop({ name: 'abandoned-cart', store: { shipping } });
let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(shop);
});

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const carts = (page: Page) => page.getByRole('grid', { name: 'Abandoned carts' });

/** Fills a cart, enters an address at the checkout and leaves. */
const abandon = async (email: string): Promise<void> => {
  const { page } = await shop.visit('/shop/card');
  await page.locator('.sqs-add-to-cart-button').first().click();
  await page.locator('.sw-popover').waitFor();
  await page.goto('/checkout');
  await page.locator('form[action^="/-/checkout"]').first().waitFor({ state: 'detached' });
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Country').waitFor();
  await page.context().close();
};

const openCarts = async (search: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await openBrowserAt(shop, signedIn, options);
  await page.goto(`/config/store/abandoned-carts?search=${search}`);
  await carts(page).getByText(search).first().waitFor();
  return page;
};

describe('[CHK-09] an abandoned cart', () => {
  it('is written about to everybody once the owner answers for it', async () => {
    await abandon('silent@abandoned-cart.example');
    const page = await openCarts('silent@');
    await page.getByRole('button', { name: 'Send now' }).click();
    await notices(page)
      .getByText(/did not agree to marketing emails/)
      .waitFor();
    expect(await receivedEmails('silent@abandoned-cart.example')).toEqual([]);
    await page.getByRole('link', { name: 'Settings', exact: true }).last().click();
    await page.getByRole('heading', { name: 'Abandoned cart settings' }).waitFor();
    await page.getByText('Send it', { exact: true }).click();
    await page.getByRole('button', { name: /Who gets it/ }).click();
    await page.getByRole('option', { name: 'Everybody who entered an email address' }).click();
    await page.getByText('You answer for this').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'abandoned-cart-settings');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await notices(page).getByText('Settings saved').waitFor();
    await page.getByRole('link', { name: 'Edit the text of the email' }).click();
    await page.frameLocator('iframe').getByRole('link', { name: 'Back to your cart' }).waitFor();
    await takeScreenshot(page, 'abandoned-cart-email');
  });

  it('comes back on another device and is told as recovered once it is bought', async () => {
    const email = 'ines@abandoned-cart.example';
    await abandon(email);
    const page = await openCarts('ines@');
    await carts(page).getByText('Waiting').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send now' }).click();
    await notices(page).getByText(`Email sent to ${email}`).waitFor();
    await carts(page).getByText('Emailed').waitFor();

    const received = await awaitEmail(email, /You left something in your cart/);
    expect(received.text).toContain('1 × Card: $5.00');
    const { page: device } = await shop.visit(
      new URL(linkIn(received, /cart\/restore/)).href.slice(shop.origin.length),
      phone,
    );
    await device.getByText('Your cart is back.').waitFor();
    await device.getByRole('link', { name: 'Checkout' }).click();
    await device.locator('form[action^="/-/checkout"]').first().waitFor({ state: 'detached' });
    expect(await device.getByLabel('Email', { exact: true }).inputValue()).toBe('');
    await device.getByLabel('Email', { exact: true }).fill(email);
    await device.getByRole('button', { name: 'Continue' }).click();
    await device.getByLabel('Country').selectOption('PT');
    await device.getByLabel('First name').fill('Ines');
    await device.getByLabel('Last name').fill('Duarte');
    await device.getByLabel('Address', { exact: true }).fill('Rua do Almada 41');
    await device.getByLabel('Postal code').fill('4050-036');
    await device.getByLabel('City').fill('Porto');
    await device.getByRole('button', { name: 'Continue to delivery options' }).click();
    await device.getByRole('radio', { name: /^Parcel/ }).waitFor();
    await device.getByRole('button', { name: 'Continue', exact: true }).click();
    await device.locator('.is-pay').click();
    await device.waitForURL('**/checkout/order-confirmed**');

    await page.reload();
    await carts(page).getByText('Recovered').waitFor();
    await takeScreenshot(page, 'abandoned-carts-1440');
    await carts(page).getByText(email).click();
    await page.getByText('Recovered: the order followed the email about the abandoned cart').waitFor();
    await device.goto(linkIn(received, /cart\/restore/));
    await device.getByRole('heading', { name: 'You have bought these items already' }).waitFor();
    expect(await findViolations(device)).toEqual([]);
  });

  it('is written about no more once its shopper unsubscribes, without script too', async () => {
    const email = 'leave@abandoned-cart.example';
    await abandon(email);
    const page = await openCarts('leave@', { ...phone, colorScheme: 'dark' });
    await takeScreenshot(page, 'abandoned-carts-390');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(await findScreenViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send now' }).click();
    const received = await awaitEmail(email, /You left something/);
    expect(received.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const link = linkIn(received, /cart\/unsubscribe/);
    const { page: reader } = await shop.visit(link.slice(shop.origin.length), { javaScriptEnabled: false });
    await reader.getByRole('button', { name: 'Get no more emails about your cart' }).click();
    await reader.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    await takeScreenshot(reader, 'abandoned-cart-unsubscribed');
    await page.reload();
    await carts(page).getByText('Unsubscribed').waitFor();
  });
});
