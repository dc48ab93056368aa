import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { findScreenViolations } from './setup/find-violations.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const rates = [{ id: 'parcel', name: 'Parcel', kind: 'flat', orderCents: 500, itemCents: 0 }];
const zones = [{ id: 'world', name: 'World', countries: [], rates }];

const shop = await openShop({
  name: 'store-subscriptions',
  store: {
    shipping: {
      profiles: [{ id: 'general', name: 'General', productIds: [], zones, pickups: [], localDeliveries: [] }],
    },
  },
});

let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(shop);
});

const openApp = async (path: string, options = {}): Promise<Page> =>
  (await shop.visit(path, { storageState: signedIn, reducedMotion: 'reduce', ...options })).page;

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

const address = {
  'shippingAddress.firstName': 'Ines',
  'shippingAddress.lastName': 'Duarte',
  'shippingAddress.line1': 'Rua do Almada 41',
  'shippingAddress.city': 'Porto',
  'shippingAddress.postalCode': '4050-036',
  'shippingAddress.country': 'PT',
};

const fieldOf = (text: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';

/** A customer subscribes with the forms of the checkout, as a browser without script sends them. */
const subscribe = async (): Promise<void> => {
  const { page } = await shop.visit('/shop/monthly');
  await page.locator('.sqs-add-to-cart-button').first().click();
  await page.waitForURL('**/subscribe?cartToken=*');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.waitForURL('**/checkout/subscribe/*');
  const { origin, pathname } = new URL(page.url());
  const cart = pathname.split('/').at(-1) ?? '';
  const post = (step: string, form: Record<string, string>) =>
    page.request.post(`${origin}/-/checkout/${step}?cart=${cart}`, { form, headers: { origin } });
  await post('contact', { email: 'ines@example.com' });
  await post('delivery', address);
  const text = await (await page.request.get(page.url())).text();
  const paid = await post('pay', {
    idempotencyKey: fieldOf(text, 'idempotencyKey'),
    totalCents: fieldOf(text, 'totalCents'),
    giftCardCents: fieldOf(text, 'giftCardCents'),
    currency: fieldOf(text, 'currency'),
    methodId: 'test',
    outcome: 'success',
    isBillingSame: 'true',
  });
  expect(paid.url()).toContain('/checkout/order-confirmed?');
};

const periodsOf = (app: Page) =>
  app.getByRole('list', { name: 'Periods, newest first' }).getByRole('listitem');

it('[SUB-04] an owner sees a test subscription through three periods, a failure and its end', async () => {
  await subscribe();
  const app = await openApp('/config/store/subscriptions');
  await app.getByRole('row', { name: /Ines Duarte/ }).waitFor();
  await takeScreenshot(app, 'subscriptions');
  expect(await findScreenViolations(app)).toEqual([]);
  await app.getByRole('row', { name: /Ines Duarte/ }).press('Enter');
  await app.getByRole('heading', { name: 'Ines Duarte' }).waitFor();

  const advance = app.getByRole('button', { name: 'Advance to next charge' });
  for (const count of [2, 3]) {
    await advance.click();
    await expect.poll(() => periodsOf(app).count()).toBe(count);
    await expect.poll(() => periodsOf(app).first().textContent()).toContain('Paid');
  }
  await app.getByRole('button', { name: /The charge/ }).click();
  await app.getByRole('option', { name: 'Is declined' }).click();
  await advance.click();
  await app.getByText('Past due').waitFor();
  await expect.poll(() => periodsOf(app).first().textContent()).toContain('declined');
  await takeScreenshot(app, 'subscription-past-due');
  expect(await findScreenViolations(app)).toEqual([]);
  await app.getByRole('button', { name: 'Retry payment now' }).click();
  await notices(app).getByText('The payment is tried again').waitFor();
  await app.reload();
  await expect.poll(() => periodsOf(app).first().textContent()).toContain('Paid');

  await periodsOf(app).first().getByRole('link').click();
  await app.getByRole('link', { name: 'Renewal 3 of a subscription' }).click();
  await app.getByRole('button', { name: 'Change product' }).click();
  const dialog = app.getByRole('dialog', { name: 'Change product' });
  await dialog.getByLabel('Quantity').fill('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await notices(app).getByText('Subscription changed').waitFor();
  await app.getByRole('button', { name: 'Cancel now' }).click();
  await app.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await app.getByText('Cancelled by the store').waitFor();
});

it('[SUB-04] the list and a subscription fit a phone, in the dark too', async () => {
  await subscribe();
  const app = await openApp('/config/store/subscriptions', { ...phone, colorScheme: 'dark' });
  await app
    .getByRole('row', { name: /Ines Duarte/ })
    .first()
    .waitFor();
  await takeScreenshot(app, 'subscriptions-phone');
  await app
    .getByRole('row', { name: /Ines Duarte/ })
    .first()
    .click();
  await app.getByRole('button', { name: 'Pause' }).click();
  await app.getByRole('alertdialog').getByRole('button', { name: 'Pause' }).click();
  await notices(app).getByText('Subscription paused').waitFor();
  await takeScreenshot(app, 'subscription-phone');
  expect(await findScreenViolations(app)).toEqual([]);
  const overflow = await app.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
