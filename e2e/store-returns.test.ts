import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { checkOutToPayment } from './setup/check-out.ts';
import { findScreenViolations, findViolations } from './setup/find-violations.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const rates = [{ id: 'parcel', name: 'Parcel', kind: 'flat', orderCents: 500, itemCents: 0 }];
const zones = [{ id: 'world', name: 'World', countries: [], rates }];

const shop = await openShop({
  name: 'store-returns',
  store: {
    shipping: {
      profiles: [{ id: 'general', name: 'General', productIds: [], zones, pickups: [], localDeliveries: [] }],
    },
    invoices: {
      isAutomatic: true,
      invoicePrefix: 'INV-',
      creditNotePrefix: 'CN-',
      sellerName: 'Atelier Duarte',
      sellerAddress: 'Rua das Flores 12',
      vatId: '',
      taxNumber: '',
      footer: '',
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

/** The page of the order, and what its address names the order by. */
const buy = async (): Promise<{ page: Page; query: string }> => {
  const { page } = await shop.visit('/shop/card');
  await checkOutToPayment(page);
  await page.locator('.is-pay').click();
  await page.waitForURL('**/checkout/order-confirmed?*');
  return { page, query: new URL(page.url()).search };
};

it('a return goes from the page of the order to its acceptance and refund', async () => {
  const { page: customer, query } = await buy();
  const id = new URLSearchParams(query).get('order') ?? '';
  const app = await openApp(`/config/store/orders/order?id=${id}`);
  await app.getByRole('button', { name: 'Fulfil', exact: true }).click();
  const fulfil = app.getByRole('dialog', { name: /^Fulfil order/ });
  await fulfil.getByRole('button', { name: 'Fulfil', exact: true }).click();
  await notices(app).getByText('Order fulfilled').waitFor();

  await customer.goto(`/checkout/order-status${query}`);
  await customer.getByRole('link', { name: 'Return items' }).click();
  await customer.getByLabel('Card: quantity, up to 1').fill('1');
  await customer.getByRole('button', { name: 'Request return' }).click();
  await customer.getByText('Choose a reason.').waitFor();
  await customer.getByLabel('Reason').selectOption('damaged');
  await customer.getByLabel('Note (optional)').fill('A corner is bent.');
  expect(await findViolations(customer)).toEqual([]);
  await customer.getByRole('button', { name: 'Request return' }).click();
  await customer.getByText('Requested. We answer by email.').waitFor();

  await app.goto('/config/store/returns');
  const row = app.getByRole('row').filter({ hasText: 'Damaged or defective' });
  await row.getByText('Return requested').waitFor();
  expect(await findScreenViolations(app)).toEqual([]);
  await takeScreenshot(app, 'store-returns');
  await row.click();
  await app.getByRole('button', { name: 'Accept', exact: true }).click();
  const accept = app.getByRole('dialog', { name: 'Accept return' });
  await accept.getByRole('textbox', { name: 'Instructions' }).fill('Send it to Rua das Flores 12.');
  expect(await findScreenViolations(app)).toEqual([]);
  await accept.getByRole('button', { name: 'Accept and email' }).click();
  await accept.waitFor({ state: 'detached' });
  await customer.reload();
  await customer.getByText('Send it to Rua das Flores 12.').waitFor();

  await app.getByRole('button', { name: 'Mark as received' }).click();
  const received = app.getByRole('dialog', { name: 'Mark items as received' });
  await received.getByRole('button', { name: 'Mark as received' }).click();
  const refund = app.getByRole('dialog', { name: /^Refund/ });
  await refund.getByRole('button', { name: /^Refund/ }).click();
  await refund.waitFor({ state: 'detached' });
  await expect
    .poll(() => callApi(app, `/api/orders/${id}`))
    .toMatchObject({ paymentState: 'part-refunded', refundedCents: 500 });
  await customer.reload();
  await customer.getByText('Items received').waitFor();
});

it('the refund of an order with a return has no accessibility fault', async () => {
  const page = await openApp('/config/store/returns');
  await page.getByRole('row').getByText('Ines Duarte').click();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('dialog', { name: /^Refund order/ }).waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  await takeScreenshot(page, 'store-refund');
});

it('the list of invoices finds the invoice and its credit note, and opens both', async () => {
  const page = await openApp('/config/store/invoices');
  const rowOf = (number: string) => page.getByRole('row').filter({ hasText: number });
  await rowOf('TEST-CN-00001').waitFor();
  await rowOf('TEST-INV-00001').getByText('Ines Duarte').first().waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  await takeScreenshot(page, 'store-invoices');
  await page.getByRole('button', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Credit notes' }).click();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.getByText('Credit note for TEST-INV-00001').waitFor();
  await rowOf('TEST-CN-00001').click();
  await page.getByRole('article', { name: 'Credit note TEST-CN-00001' }).waitFor();
  await page.getByRole('link', { name: 'Invoices /' }).click();
  await page.getByRole('link', { name: 'Settings', exact: true }).last().click();
  await page.getByRole('heading', { name: 'Invoice settings', level: 1 }).waitFor();
});

it.each(['/config/store/invoices', '/config/store/returns'])('%s is cards on a phone', async (path) => {
  const page = await openApp(path, phone);
  await page.getByRole('row').getByText('Ines Duarte').first().waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await takeScreenshot(page, `phone${path.replaceAll('/', '-')}`);
});
