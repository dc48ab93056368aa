import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';

const shop = await openShop({ name: 'store-discounts' });
const LIST = '/config/store/discounts';
const NEW = `${LIST}/edit`;

let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(shop);
});

const openApp = async (path = LIST, options = {}): Promise<Page> =>
  (await shop.visit(path, { storageState: signedIn, reducedMotion: 'reduce', ...options })).page;

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

const terms = {
  isEnabled: true,
  reward: { kind: 'percent', percent: '10' },
  target: { kind: 'order' },
  isFirstPurchaseOnly: false,
  isCombinable: true,
  startsOn: null,
  endsOn: null,
};

const addDiscount = (page: Page, name: string, code: string | null): Promise<{ id: string }> =>
  callApi(page, '/api/discounts', { method: 'POST', body: { ...terms, name, code } });

const readDiscount = (page: Page, id: string) =>
  callApi<Record<string, unknown>>(page, `/api/discounts/${id}`);

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
};

describe('the discounts of a store', () => {
  it('are created by mouse, switched off in the list, found and deleted', async () => {
    const page = await openApp();
    await page.getByText('No discounts yet').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Create discount' }).click();

    await field(page, 'Name').fill('Summer sale');
    await field(page, 'Code').fill('summer-5');
    await choose(page, 'Type', 'Fixed amount');
    await field(page, 'Amount off').fill('$5');
    await choose(page, 'Applies to', 'Specific products');
    await page.getByRole('button', { name: 'Choose products' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose products' });
    await picker.getByRole('row', { name: 'Card', exact: true }).click();
    await picker.getByRole('button', { name: 'Choose', exact: true }).click();
    await page.getByRole('button', { name: 'Remove Card' }).waitFor();
    await field(page, 'Uses in total').fill('100');
    await page.getByLabel('Ends').fill('2099-12-24T18:00');
    await page
      .getByText(
        'Shoppers get $5.00 off 1 chosen product with the code SUMMER-5. It can be used up to 100 times in total. It ends on 24 December 2099 at 18:00.',
      )
      .waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await save(page);
    await notices(page).getByText('Discount created').waitFor();

    await page.getByRole('link', { name: 'Discounts /' }).click();
    const row = rowOf(page, 'Summer sale');
    for (const text of ['SUMMER-5', '$5.00 off', '1 product', 'Active', '100 uses in total'])
      await row.getByText(text, { exact: true }).waitFor();
    await row.getByText('Until 24 Dec 2099, 18:00').waitFor();
    await row.locator('.switch-track').click();
    await row.getByText('Off', { exact: true }).waitFor();
    // What was announced of the Save button, which is gone, is not on the screen any more.
    await page.reload();
    await row.getByText('Off', { exact: true }).waitFor();
    expect(await findScreenViolations(page)).toEqual([]);

    await choose(page, 'Status', 'Active');
    await page.getByText('No discounts match').waitFor();
    await choose(page, 'Status', 'Off');
    await page.getByRole('searchbox', { name: 'Search by name or code' }).fill('mer-5');
    await row.waitFor();
    await row.getByRole('button', { name: 'Actions for Summer sale' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No discounts match').waitFor();
  });

  it('are created and opened by keyboard alone', async () => {
    const page = await openApp(NEW);
    await field(page, 'Name').focus();
    await page.keyboard.type('Quiet week');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.getByText(/off the whole order automatically\./).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('25');
    await page.getByText(/^Shoppers get 25 % off/).waitFor();
    await page.keyboard.press('Enter');
    await notices(page).getByText('Discount created').waitFor();

    await page.goto(LIST);
    const row = rowOf(page, 'Quiet week');
    await row.getByText('Automatic').waitFor();
    await page.getByRole('button', { name: 'Method' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);
    // The menu is the last of the row, the switch the one before.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await row.getByText('Off', { exact: true }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Quiet week' }).waitFor();
    expect(await field(page, 'Percentage off').inputValue()).toBe('25');
  });

  it('say at the field what to change, and lose nothing that was typed', async () => {
    const page = await openApp(NEW);
    await addDiscount(page, 'First', 'TAKEN');
    await field(page, 'Code').fill('ten percent');
    await field(page, 'Percentage off').fill('12.5');
    await field(page, 'Minimum amount').fill('-5');
    await page.getByLabel('Starts').fill('2099-02-01T10:00');
    await page.getByLabel('Ends').fill('2099-01-01T10:00');
    await save(page);
    for (const text of [
      'Enter a name. Shoppers see it at checkout.',
      'Use 1 to 50 letters, digits, hyphens and underscores.',
      'Enter a whole number from 1 to 100.',
      'A price cannot be negative.',
      'The end must be after the start.',
    ])
      await page.getByText(text).waitFor();
    expect(await field(page, 'Name').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await findScreenViolations(page)).toEqual([]);

    await field(page, 'Name').fill('Second');
    await field(page, 'Code').fill('taken');
    await field(page, 'Percentage off').fill('12');
    await field(page, 'Minimum amount').fill('1,250.50');
    await page.getByLabel('Starts').fill('2098-02-01T10:00');
    await save(page);
    await page.getByText('Another discount has this code. Choose a different one.').waitFor();
    expect(await field(page, 'Minimum amount').inputValue()).toBe('1,250.50');
    await page.getByRole('button', { name: 'Generate code' }).click();
    await expect.poll(() => field(page, 'Code').inputValue()).toMatch(/^[A-Z2-9]{16}$/);
    await save(page);
    await notices(page).getByText('Discount created').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Second' }).waitFor();
  });

  it('ask which version to save when another window saved first', async () => {
    const page = await openApp(NEW);
    const { id } = await addDiscount(page, 'Both', 'BOTH');
    await page.goto(`${NEW}?id=${id}`);
    const other = await page.context().newPage();
    await other.goto(`${NEW}?id=${id}`);
    await field(page, 'Percentage off').fill('15');
    await field(other, 'Percentage off').fill('20');
    await save(other);
    await notices(other).getByText('Discount saved').waitFor();

    await save(page);
    const conflict = page.getByRole('alert').filter({ hasText: 'changed this discount' });
    await conflict.getByText(/^You changed this discount in another window on /).waitFor();
    await conflict.getByText('Saved: 20 % off').waitFor();
    await conflict.getByText('Yours: 15 % off').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    expect(await readDiscount(page, id)).toMatchObject({ reward: { percent: '20' } });
    await conflict.getByRole('button', { name: 'Save my version' }).click();
    await notices(page).getByText('Discount saved').waitFor();
    expect(await readDiscount(page, id)).toMatchObject({ reward: { percent: '15' } });

    await field(other, 'Name').fill('Other');
    await save(other);
    await other.getByRole('button', { name: 'Use the saved version' }).click();
    expect(await field(other, 'Percentage off').inputValue()).toBe('15');
    expect(await field(other, 'Name').inputValue()).toBe('Both');
  });

  it('are duplicated without their code, and unsaved changes are asked about', async () => {
    const page = await openApp(NEW, phone);
    await addDiscount(page, 'Original', 'ORIGINAL');
    await page.goto(LIST);
    await page.getByRole('button', { name: 'Actions for Original' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    expect(await field(page, 'Name').inputValue()).toBe('Copy of Original');
    expect(await field(page, 'Code').inputValue()).toBe('');
    await field(page, 'Code').fill('COPY');
    await page.getByRole('link', { name: 'Discounts /' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Unsaved changes' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await rowOf(page, 'Copy of Original').getByText('COPY', { exact: true }).waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
  });
});
