import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findViolations } from './setup/find-violations.ts';
import { awaitEmail, linkIn } from './setup/mailbox/received-emails.ts';
import { signInTo } from './setup/sign-in.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';
import { pageTypeOf } from './setup/page-type.ts';
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
    expect(await pageTypeOf(page)).toBe(206);
    await page.getByRole('link', { name: 'Manage subscription' }).waitFor();
    await takeScreenshot(page, 'subscribe-confirmed-1440');
    expect(faults).toEqual([]);
  });

  it('whose first payment is of nothing still asks for a way to pay, and tells when the next one is due', async () => {
    const { page: owner } = await shop.visit('/config', { storageState: await signInTo(shop) });
    const rewards = { FIRSTFREE: { kind: 'percent', percent: '100' }, NOPARCEL: { kind: 'free-shipping' } };
    for (const [code, reward] of Object.entries(rewards))
      await callApi(owner, '/api/discounts', {
        method: 'POST',
        body: {
          name: code,
          code,
          reward,
          target: { kind: 'order' },
          isEnabled: true,
          isFirstPurchaseOnly: false,
          isCombinable: true,
          startsOn: null,
          endsOn: null,
        },
      });
    const { page, faults } = await shop.visit('/shop/monthly');
    await subscribe(page);
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await page.waitForURL('**/checkout/subscribe/*');
    await enterAddress(page, 'free@subscriptions.example');
    for (const code of Object.keys(rewards)) {
      await page.getByLabel(/^Discount code/).fill(code);
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByText(code).first().waitFor();
    }
    await page.getByText(/Monthly: \$28\.00 every month, first on/).waitFor();
    await page.getByText(/^By paying you agree that we store this way to pay/).waitFor();
    await page.getByRole('radio', { name: /^Test payment/ }).waitFor();
    await takeScreenshot(page, 'subscribe-free-1440');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL('**/checkout/order-confirmed*');
    await page.getByText(/^Next payment: \$28\.00 on /).waitFor();
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
    expect(await pageTypeOf(page)).toBe(206);
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

  it('[BTN-14 (subscription)] that cannot begin says why, in the words of the server', async () => {
    const { page } = await shop.visit('/shop/monthly');
    await page.route('**/api/3/commerce/cart/subscription*', (route) =>
      route.continue({ postData: { ...(route.request().postDataJSON() as object), sku: 'GONE' } }),
    );
    await page.locator('.sqs-add-to-cart-button').first().click();
    const alert = page.getByRole('alertdialog');
    await alert.getByRole('heading', { name: 'Unable to Add Item' }).waitFor();
    expect(await alert.innerText()).toContain(
      'Sorry, that item variant is unavailable. Please select another variant.',
    );
  });
});

interface Managed {
  readonly id: string;
  readonly status: string;
  readonly email: string;
}

const listSubscriptions = async (owner: Page): Promise<readonly Managed[]> =>
  (await callApi<{ subscriptions: readonly Managed[] }>(owner, '/api/subscriptions')).subscriptions;

const findManaged = async (owner: Page, email: string): Promise<Managed> => {
  const found = (await listSubscriptions(owner)).find((each) => each.email === email);
  if (!found) throw new Error(`There is no subscription of ${email}`);
  return found;
};

/** The clock of a test subscription goes to its next charge, which turns out as chosen on its page. */
const advance = async (owner: Page, outcome: 'Succeeds' | 'Is declined'): Promise<void> => {
  await owner.getByRole('button', { name: /The charge/ }).click();
  await owner.getByRole('option', { name: outcome }).click();
  await owner.getByRole('button', { name: 'Advance to next charge' }).click();
};

describe('the life of a subscription', () => {
  it('[SUB-04] renews, fails, gets another card by the emailed link, recovers, pauses and ends', async () => {
    const email = 'life@subscriptions.example';
    const { page, faults } = await shop.visit('/shop/monthly');
    await subscribe(page);
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await enterAddress(page, email);
    await page.getByRole('button', { name: /^Order and pay/ }).click();
    await page.waitForURL('**/checkout/order-confirmed*');
    await page.getByRole('link', { name: 'Manage subscription' }).click();
    await page.getByText('Active', { exact: true }).waitFor();
    const orders = page.getByRole('link', { name: /^Order T/ });
    expect(await orders.count()).toBe(1);
    expect(await findViolations(page)).toEqual([]);
    await takeScreenshot(page, 'subscription-1440');

    const { page: owner } = await shop.visit(`/config/store/subscriptions?search=${email}`, {
      storageState: await signInTo(shop),
      reducedMotion: 'reduce',
    });
    await owner.getByRole('row').filter({ hasText: email }).press('Enter');
    const reload = async (): Promise<void> => void (await page.reload());
    for (const count of [2, 3, 4]) {
      await advance(owner, 'Succeeds');
      await expect.poll(async () => (await reload(), orders.count()), { timeout: 60_000 }).toBe(count);
    }
    await advance(owner, 'Is declined');
    await owner.getByText('Past due').waitFor();

    const failed = await awaitEmail(email, /Payment for your subscription failed/);
    await page.goto(linkIn(failed, /\/subscription\?/));
    await page.getByText('Payment failed', { exact: true }).waitFor();
    await takeScreenshot(page, 'subscription-past-due-1440');
    await page.getByRole('button', { name: 'Change the way to pay' }).click();
    await page.getByRole('heading', { name: 'Store test card' }).waitFor();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('The way to pay was changed.').waitFor();
    await expect
      .poll(async () => (await reload(), page.getByText('Active', { exact: true }).count()), {
        timeout: 60_000,
      })
      .toBe(1);
    expect(await orders.count()).toBe(5);

    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await page.getByText('Your subscription is paused.').waitFor();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByText('Your subscription goes on.').waitFor();
    await page.getByRole('link', { name: 'Cancel subscription' }).click();
    await page.getByRole('heading', { name: 'Do you want to cancel your subscription?' }).waitFor();
    await page.getByRole('radio', { name: 'Now' }).check();
    await page.getByRole('button', { name: 'Cancel it' }).click();
    await page.getByText('Your subscription is cancelled.').waitFor();
    expect(await page.getByRole('button', { name: 'Pause', exact: true }).count()).toBe(0);
    expect((await findManaged(owner, email)).status).toBe('CANCELLED');
    expect(faults).toEqual([]);
  });

  it('is changed without script on a phone; a link that was changed offers a new one', async () => {
    const { page } = await shop.visit('/shop/monthly');
    await subscribe(page);
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await enterAddress(page, 'plain@subscriptions.example');
    await page.getByRole('button', { name: /^Order and pay/ }).click();
    await page.waitForURL('**/checkout/order-confirmed*');
    const link = (await page.getByRole('link', { name: 'Manage subscription' }).getAttribute('href')) ?? '';
    const { page: plain } = await shop.visit(link, { ...phone, javaScriptEnabled: false });
    await plain.getByLabel('Quantity').fill('2');
    await plain.getByRole('button', { name: 'Save' }).click();
    await plain.getByText('Your subscription was changed.').waitFor();
    await plain.getByText(/^Next payment: \$56\.00 on /).waitFor();
    await takeScreenshot(plain, 'subscription-390');
    await plain.getByRole('link', { name: 'Change the address' }).click();
    await plain.getByLabel('City').fill('');
    await plain.getByRole('button', { name: 'Save' }).click();
    expect(await plain.getByLabel('City').evaluate((field) => field.matches(':invalid'))).toBe(true);
    await plain.getByLabel('City').fill('Lisboa');
    await plain.getByRole('button', { name: 'Save' }).click();
    await plain.getByText('The address was changed.').waitFor();
    await plain.goto(`${link}x`);
    await plain.getByRole('heading', { name: 'This link does not work' }).waitFor();
    await plain.getByLabel('Email').fill('plain@subscriptions.example');
    await plain.getByRole('button', { name: 'Send the link' }).click();
    await plain.getByText('If there is a subscription with this address').waitFor();
    const sent = await awaitEmail('plain@subscriptions.example', /The link to your subscription/);
    await plain.goto(linkIn(sent, /\/subscription\?/));
    await plain.getByText('Lisboa').waitFor();
  });
});
