import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const shop = await openShop({ name: 'store-draft-orders' });

let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(shop);
});

const openApp = async (path: string, options = {}): Promise<Page> =>
  (await shop.visit(path, { storageState: signedIn, reducedMotion: 'reduce', ...options })).page;

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

const address = {
  firstName: 'Ines',
  lastName: 'Duarte',
  company: '',
  line1: 'Rua do Almada 41',
  line2: '',
  city: 'Porto',
  region: '',
  postalCode: '4050-036',
  country: 'PT',
  phone: '',
};

interface Draft {
  readonly revision: number;
  readonly details: object;
  readonly content: object;
}

/** Email address and delivery, which have tests of their own. */
const fillDraft = async (page: Page, id: string): Promise<void> => {
  const path = `/api/draft-orders/${id}`;
  const { revision, details, content } = await callApi<Draft>(page, path);
  const delivery = { kind: 'custom', name: 'Courier', priceCents: 500 };
  const body = {
    revision,
    content: { ...content, delivery },
    details: { ...details, email: 'ines@example.com', shippingAddress: address },
  };
  await callApi(page, path, { method: 'PUT', body });
};

const linkOf = async (page: Page, path: string, days = 7): Promise<string> => {
  const { revision } = await callApi<{ revision: number }>(
    page,
    path.replace('/balance-link', '').replace('/payment-link', ''),
  );
  const { link } = await callApi<{ link: { url: string } }>(page, path, {
    method: 'POST',
    body: { revision, days },
  });
  return new URL(link.url).pathname;
};

/** A visitor in another browser, with the test gateway. */
const payAt = async (path: string): Promise<void> => {
  const { page } = await shop.visit(path);
  await page.locator('.is-pay').first().click();
  await page.waitForURL(/order-(confirmed|status)/);
};

const addCustomItem = async (page: Page, name: string, price: string): Promise<void> => {
  await page.getByRole('button', { name: 'Custom item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add custom item' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('checkbox', { name: 'This item is shipped' }).press('Space');
  await dialog.getByRole('textbox', { name: 'Price' }).fill(price);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
};

it('a draft order is paid by its link; the order is edited, and the balance paid by another', async () => {
  const page = await openApp('/config/store/orders/drafts');
  await page.getByRole('button', { name: 'Create order' }).first().click();
  await page.getByRole('heading', { name: '#D1' }).waitFor();
  const draftId = new URL(page.url()).searchParams.get('id') ?? '';
  await addCustomItem(page, 'Framing', '20.00');
  await page.getByRole('list', { name: 'Items' }).getByText('Framing', { exact: true }).waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.goto('/config/store/orders/drafts');
  await fillDraft(page, draftId);
  await payAt(await linkOf(page, `/api/draft-orders/${draftId}/payment-link`));

  await page.goto('/config/store/orders');
  const row = page.getByRole('row').filter({ hasText: '#T00001' });
  await row.getByText('Paid', { exact: true }).waitFor();
  await row.click();
  await page.getByRole('heading', { name: '#T00001' }).waitFor();
  const orderId = new URL(page.url()).searchParams.get('id') ?? '';

  await page.getByRole('link', { name: 'Edit order' }).click();
  await page.getByRole('heading', { name: 'Edit #T00001' }).waitFor();
  const update = page.getByRole('button', { name: 'Update order' });
  expect(await update.isDisabled()).toBe(true);
  await page.getByRole('textbox', { name: 'Quantity of Framing' }).fill('x');
  await page.getByText('Enter a whole number from 0 to 9999.').waitFor();
  await page.getByRole('textbox', { name: 'Quantity of Framing' }).fill('2');
  await addCustomItem(page, 'Gift wrap', '3.50');
  await page.getByText('+$23.50').waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  await takeScreenshot(page, 'order-edit');
  await page.setViewportSize({ width: 768, height: 1000 });
  await takeScreenshot(page, 'order-edit-768');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await takeScreenshot(page, 'order-edit-390');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await takeScreenshot(page, 'order-edit-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await update.click();
  const dialog = page.getByRole('dialog', { name: 'Update order #T00001?' });
  await dialog.getByText('$23.50 is still to be paid.').waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  await takeScreenshot(page, 'order-edit-confirm');
  await dialog.getByRole('button', { name: 'Update order' }).click();
  await notices(page).getByText('Order updated').waitFor();
  await page.getByText('Balance due $23.50').waitFor();
  await page.getByText('changed Framing from 1 to 2, added 1 × Gift wrap').waitFor();
  // What was announced of the button, which is gone, is not on the screen any more.
  await page.reload();
  await page.getByText('Balance due $23.50').waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  await takeScreenshot(page, 'order-balance');

  await payAt(await linkOf(page, `/api/orders/${orderId}/balance-link`));
  await page.reload();
  await page.getByText('The customer paid the balance').waitFor();
  await page.getByText('Balance due').waitFor({ state: 'detached' });
});

it('the page of a payment link follows the country, and keeps what was entered', async () => {
  const owner = await openApp('/config/store/orders/drafts');
  const { id } = await callApi<{ id: string }>(owner, '/api/draft-orders', {
    method: 'POST',
    body: {},
  });
  const line = {
    id: '6915a0000000000000000001',
    itemId: null,
    variantId: null,
    title: 'Poster',
    quantity: 1,
    unitCents: 2000,
    isTaxable: true,
    needsShipping: false,
  };
  const path = `/api/draft-orders/${id}`;
  const { revision, details, content } = await callApi<Draft>(owner, path);
  const body = {
    revision,
    content: { ...content, lines: [line] },
    details: { ...details, email: 'ines@example.com' },
  };
  await callApi(owner, path, { method: 'PUT', body });
  const { page, faults } = await shop.visit(await linkOf(owner, `${path}/payment-link`));
  await page.getByLabel('First name').fill('Ines');
  const country = page.getByLabel('Country');
  await country.selectOption('US');
  await page.getByLabel('ZIP code').waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Ines');
  expect(await country.inputValue()).toBe('US');
  expect(await page.getByRole('button', { name: 'Use this country' }).count()).toBe(0);
  expect(faults).toEqual([]);
});

it('an order with a credit shows it on a phone, and refunds it', async () => {
  const page = await openApp('/config/store/orders', phone);
  await page.getByRole('row', { name: '#T00001' }).getByText('Ines Duarte').click();
  await page.getByRole('link', { name: 'Edit order' }).click();
  await page.getByRole('button', { name: 'Remove Gift wrap' }).click();
  await page.getByText('−$3.50').waitFor();
  await page.getByRole('button', { name: 'Update order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Update order' }).click();
  await page.getByText('The customer has paid more than the order costs now.').waitFor();
  await page.reload();
  await page.getByText('The customer has paid more than the order costs now.').waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  await takeScreenshot(page, 'order-credit-phone');
  await page.getByRole('button', { name: 'Refund credit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refund $3.50' }).click();
  await notices(page).getByText('Refunded').waitFor();
  await page.getByText('The customer has paid more').waitFor({ state: 'detached' });
});

it('items of a draft are reserved until a time, as many as there are', async () => {
  const page = await openApp('/config/store/orders/drafts');
  await page.getByRole('button', { name: 'Create order' }).first().click();
  await page.getByRole('heading', { name: /^#D\d+$/ }).waitFor();
  await page.getByRole('searchbox', { name: 'Search products by title or SKU' }).fill('Dedicated');
  await page.getByRole('button', { name: /Dedicated/ }).click();
  await page.getByRole('list', { name: 'Items' }).getByText('Dedicated', { exact: true }).waitFor();
  const until = page.getByLabel('Reserve items until');
  await until.fill('2020-01-01T10:00');
  await until.blur();
  await page.getByText('This time has passed. Choose a later one.').waitFor();
  await until.fill('2040-01-01T10:00');
  await until.blur();
  await expect.poll(() => page.getByText('Saved', { exact: true }).isVisible()).toBe(true);
  await page.getByRole('textbox', { name: 'Quantity of Dedicated' }).fill('2');
  await page.getByRole('textbox', { name: 'Quantity of Dedicated' }).press('Enter');
  await page.getByText(/There are not enough pieces to reserve/).waitFor();
  await page.getByRole('textbox', { name: 'Quantity of Dedicated' }).fill('1');
  await page.getByRole('textbox', { name: 'Quantity of Dedicated' }).press('Enter');
  await page.getByText(/There are not enough pieces to reserve/).waitFor({ state: 'detached' });
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await takeScreenshot(page, `draft-reserved-${width}`);
  }
  await page.reload();
  await until.waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  expect(await until.inputValue()).toBe('2040-01-01T10:00');
});
