import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const shop = await openShop({ name: 'store-payments', store: {} });

let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(shop);
});

const openApp = async (path: string, options = {}): Promise<Page> =>
  (await shop.visit(path, { storageState: signedIn, reducedMotion: 'reduce', ...options })).page;

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await notices(page).getByText('Settings saved').last().waitFor();
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
};

/** One that is not offered yet. */
const addMethod = async (page: Page, name: string, instructions: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add method' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add method' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Instructions' }).fill(instructions);
  await dialog.getByRole('switch', { name: 'Offered in the checkout' }).press('Space');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
};

interface Stored {
  readonly payments: object;
  readonly checkout: object;
}

const stored = (page: Page) => callApi<Stored>(page, '/api/store/settings');

const rows = (page: Page) => page.getByRole('list', { name: 'Manual methods' }).getByRole('listitem');

describe('the payments of the store', () => {
  it('are set up by method, and say what is missing', async () => {
    const page = await openApp('/config/store/payments');
    await page.getByText('Your store takes no real payments yet').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Add method' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add method' });
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.getByText('Enter a name.').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Bank transfer');
    await dialog.getByRole('textbox', { name: 'Instructions' }).fill('IBAN AT00 1234');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByText('Shoppers order and pay you outside of the website: Bank transfer.').waitFor();

    await addMethod(page, 'Cash on pickup', 'At the studio');
    await page.getByRole('button', { name: 'Move Cash on pickup up' }).click();
    await expect.poll(() => rows(page).first().innerText()).toContain('Cash on pickup');

    const days = page.getByRole('textbox', { name: 'Days an order waits for payment' });
    await days.fill('0');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Enter a whole number from 1 to 90.').waitFor();
    await days.fill('7');
    await page.getByRole('switch', { name: /Allow visitors to place test orders/ }).press('Space');
    await save(page);
    expect((await stored(page)).payments).toMatchObject({
      isTestGatewayEnabled: true,
      allowsTestOrders: true,
      awaitingDays: 7,
      manualMethods: [
        { name: 'Cash on pickup', instructions: 'At the studio', isEnabled: false },
        { name: 'Bank transfer', instructions: 'IBAN AT00 1234', isEnabled: true },
      ],
    });
    await takeScreenshot(page, 'store-payments');
  });

  it('on a phone: are edited, removed, and asked about before the screen is left', async () => {
    const page = await openApp('/config/store/payments', phone);
    await page.getByRole('button', { name: 'Edit Cash on pickup' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit method' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('bank transfer');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.getByText('Another method has this name.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove Cash on pickup' }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await takeScreenshot(page, 'store-payments-phone');
    expect(await findScreenViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Tax' }).click();
    const question = page.getByRole('alertdialog', { name: 'Unsaved changes' });
    await question.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Tax', level: 1 }).waitFor();
    expect((await stored(page)).payments).toMatchObject({ manualMethods: [{ name: 'Bank transfer' }] });
  });
});

describe('the settings of the checkout', () => {
  it('are saved with the store settings, and warn of consent that is ticked in advance', async () => {
    const page = await openApp('/config/store/settings');
    const checkout = page.getByRole('region', { name: 'Checkout' });
    await checkout.getByRole('button', { name: /Phone number/ }).click();
    await page.getByRole('option', { name: 'Required' }).click();
    const country = checkout.getByRole('combobox', { name: 'Default country' });
    expect(await country.inputValue()).toBe('First country you ship to');
    await country.fill('Austr');
    await page.getByRole('option', { name: 'Austria' }).click();
    await checkout.getByRole('switch', { name: /Order note/ }).press('Space');
    await checkout.getByRole('switch', { name: /Ticked by default/ }).press('Space');
    await checkout.getByText(/not valid in the European Union/).waitFor();
    await page.getByRole('textbox', { name: 'Return policy' }).fill('Within 30 days.');
    await page.getByRole('switch', { name: /Not taking orders/ }).press('Space');
    await page.getByRole('textbox', { name: 'Text for shoppers' }).fill('On holiday.');
    await page.getByLabel('Orders are taken again on').fill('2030-01-08');
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'store-settings-checkout');
    await save(page);
    expect((await stored(page)).checkout).toEqual({
      phone: 'required',
      vatNumber: 'hidden',
      defaultCountry: 'AT',
      isBillingSameByDefault: true,
      hasNote: true,
      formId: '',
      marketing: { isOffered: true, isTickedByDefault: true },
      policies: { returns: 'Within 30 days.', terms: '', privacy: '' },
      pause: { isPaused: true, text: 'On holiday.', until: '2030-01-08' },
    });
  });

  it('hold the number of the next order, which only goes up', async () => {
    const page = await openApp('/config/store/settings');
    const numbers = page.getByRole('region', { name: 'Order numbers' });
    const next = numbers.getByRole('textbox', { name: 'Next order number' });
    await next.fill('1001');
    await page.keyboard.press('Enter');
    await notices(page).getByText('The next order has the number 1001').waitFor();
    await next.fill('12');
    await numbers.getByRole('button', { name: 'Set number' }).click();
    await numbers.getByText('Enter a higher number.').waitFor();
    expect(await callApi(page, '/api/order-numbering')).toEqual({ nextNumber: 1001 });
  });
});

describe('the steps before the first sale', () => {
  it('are counted above the products, listed with links, and hidden on demand', async () => {
    const page = await openApp('/config/store/products');
    const line = page.getByRole('complementary', { name: 'First sale' });
    await line.getByRole('link', { name: 'Show checklist' }).click();
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    await expect.poll(() => steps.filter({ hasText: 'Set up tax' }).innerText()).toContain('To do');
    await page.getByRole('switch', { name: /I collect no tax/ }).press('Space');
    await expect.poll(() => steps.filter({ hasText: 'Set up tax' }).innerText()).toContain('Done');
    expect(await steps.filter({ hasText: 'Publish a product' }).innerText()).toContain('Done');
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'store-first-sale');
    await page.getByRole('link', { name: 'Products: Publish a product' }).click();
    await line.getByRole('button', { name: 'Hide the checklist' }).click();
    await line.waitFor({ state: 'detached' });
  });
});
