import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { addOrders } from './setup/sites/add-orders.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';

const shop = await openShop({ name: 'store-orders' });
const ines = { firstName: 'Ines', lastName: 'Duarte', email: 'ines@example.com' };
const tomasz = { firstName: 'Tomasz', lastName: 'Wilk', email: 'tomasz@example.com', country: 'PL' };
const script = {
  firstName: '<img src=x onerror=alert(1)>',
  lastName: '<script>alert(2)</script>',
  email: 'mallory@example.com',
};
const ids = await addOrders('store-orders', [
  { buyer: ines },
  { buyer: tomasz, isPaid: false },
  { buyer: ines },
  { buyer: tomasz },
  { buyer: script, note: '<img src=x onerror=alert(3)>' },
  { buyer: ines, isTest: true },
]);

let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(shop);
});

const LIST = '/config/store/orders';
const visitApp = (path = LIST, options = {}) =>
  shop.visit(path, { storageState: signedIn, reducedMotion: 'reduce', ...options });
const openApp = async (path = LIST, options = {}): Promise<Page> => (await visitApp(path, options)).page;
const openOrder = (at: number, options = {}) => openApp(`${LIST}/order?id=${ids[at]}`, options);
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const rowOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });

describe('[STO-03 (rule)] the order list', () => {
  it('is searched, filtered by a saved view, and fulfilled by selection with the keyboard', async () => {
    const page = await openApp();
    await rowOf(page, '#00001').getByText('To fulfil').waitFor();
    await rowOf(page, '#00002').getByText('Awaiting payment').waitFor();
    await rowOf(page, '#T00001').getByText('Test', { exact: true }).waitFor();
    expect(await findScreenViolations(page)).toEqual([]);

    await page.getByRole('searchbox', { name: 'Search by number, name, email, SKU' }).fill('wilk');
    await rowOf(page, '#00001').waitFor({ state: 'detached' });
    await rowOf(page, '#00004').waitFor();
    await page.getByRole('button', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.getByText('Enter a name.').waitFor();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Tomasz');
    await page.keyboard.press('Enter');
    const views = page.getByRole('navigation', { name: 'Views' });
    await views.getByRole('link', { name: 'Tomasz' }).and(page.locator('[aria-current]')).waitFor();
    await views.getByRole('link', { name: 'Unpaid' }).click();
    await rowOf(page, '#00004').waitFor({ state: 'detached' });
    await views.getByRole('link', { name: 'Tomasz' }).click();
    await rowOf(page, '#00004').waitFor();
    // What was announced of the Save button, which is gone, is not on the screen any more.
    await page.reload();
    await rowOf(page, '#00004').waitFor();

    // Newest first: #00004, then #00002, which is not paid.
    await rowOf(page, '#00004').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    const bar = page.getByRole('toolbar', { name: 'Selected orders' });
    await bar.getByText('2 selected').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await bar.getByRole('button', { name: 'Fulfil' }).click();
    const fulfil = page.getByRole('dialog', { name: 'Fulfil 2 orders' });
    await fulfil.getByRole('button', { name: 'Fulfil', exact: true }).click();
    await fulfil.getByText('#00002: This order is not paid yet.').waitFor();
    await fulfil.getByRole('button', { name: 'Done' }).click();
    await rowOf(page, '#00004').getByText('Fulfilled', { exact: true }).waitFor();
    await bar.waitFor({ state: 'detached' });
    await rowOf(page, '#00004').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '#00004' }).waitFor();
  });

  it('[F22 (rule)] shows what shoppers typed as text', async () => {
    const { page, faults } = await visitApp();
    await rowOf(page, script.firstName).waitFor();
    await rowOf(page, script.firstName).click();
    await page.getByText('<img src=x onerror=alert(3)>').waitFor();
    await page.getByRole('link', { name: 'Packing slip' }).click();
    await page.getByRole('article').getByText(script.lastName).waitFor();
    expect(faults).toEqual([]);
  });

  it('is cards on a phone', async () => {
    const page = await openApp(LIST, phone);
    await page.getByRole('row', { name: '#00003' }).waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('row', { name: '#00003' }).getByText('Ines Duarte').click();
    await page.getByRole('heading', { name: 'Timeline' }).waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

describe('[CHK-04 (rule)] an order', () => {
  it('is fulfilled in parts with tracking, and marked as pending again', async () => {
    const page = await openOrder(0);
    await page.getByRole('button', { name: 'Fulfil', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Fulfil order #00001' });
    await dialog.getByRole('textbox', { name: 'Quantity of Ridge lines' }).fill('1');
    await dialog.getByRole('textbox', { name: 'Quantity of Moiré' }).fill('0');
    await dialog.getByRole('button', { name: 'Carrier' }).click();
    await page.getByRole('option', { name: 'Other carrier' }).click();
    await dialog.getByRole('textbox', { name: 'Carrier name' }).fill('Bike courier');
    await dialog.getByRole('textbox', { name: 'Tracking number' }).fill('B-7');
    await dialog.getByRole('textbox', { name: 'Tracking link' }).fill('http://bikes.example.com');
    await dialog.getByRole('button', { name: 'Fulfil', exact: true }).click();
    await dialog.getByText('Enter a link that begins with https://, or leave it empty.').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Tracking link' }).fill('https://bikes.example.com/B-7');
    await dialog.getByRole('button', { name: 'Fulfil', exact: true }).click();
    await notices(page).getByText('Order partially fulfilled').waitFor();
    await page.getByRole('link', { name: 'Bike courier B-7' }).waitFor();
    await page.getByText('Owner fulfilled a part of the order: Bike courier B-7').waitFor();
    await page.getByText('Shipping email not sent: the customer of a demo order does not exist').waitFor();
    await page.reload();
    await page.getByText('1 of 2 fulfilled').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mark as pending' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as pending' }).click();
    await notices(page).getByText('Order marked as pending').waitFor();
    await page.getByRole('button', { name: 'Mark as pending' }).waitFor({ state: 'detached' });
  });

  it('that is unpaid is marked as paid or cancelled; notes and tags stay with it', async () => {
    const page = await openOrder(1);
    await page.getByRole('textbox', { name: 'Note' }).fill('Called about the transfer');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Called about the transfer' }).waitFor();
    await page.getByRole('combobox', { name: 'Add tag' }).fill('Transfer');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Remove tag Transfer' }).waitFor();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const cancel = page.getByRole('alertdialog', { name: 'Cancel order #00002?' });
    await cancel.getByRole('checkbox', { name: 'Restock items', checked: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as paid' }).click();
    await notices(page).getByText('Order marked as paid').waitFor();
    await page.getByText('Owner marked the order as paid').waitFor();
    expect(await callApi(page, `/api/orders/${ids[1]}`)).toMatchObject({
      paymentState: 'paid',
      tags: ['Transfer'],
    });
  });

  it('that someone else changed is not overwritten', async () => {
    const page = await openOrder(2);
    await page.getByRole('button', { name: 'Fulfil', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Fulfil order #00003' });
    await callApi(page, `/api/orders/${ids[2]}/tags`, {
      method: 'PUT',
      body: { revision: 1, tags: ['VIP'] },
    });
    await dialog.getByRole('button', { name: 'Fulfil', exact: true }).click();
    await dialog.getByRole('alert').waitFor();
    // The dialog has the order as it is now: the second attempt succeeds.
    await dialog.getByRole('button', { name: 'Fulfil', exact: true }).click();
    await notices(page).getByText('Order fulfilled').waitFor();
    await page.getByRole('button', { name: 'Remove tag VIP' }).waitFor();
    expect(await callApi(page, `/api/orders/${ids[2]}`)).toMatchObject({
      fulfilmentState: 'fulfilled',
      tags: ['VIP'],
    });
  });

  it('has a packing slip of its own page when printed', async () => {
    const page = await openApp(`${LIST}/slips?ids=${ids[2]},${ids[0]}`);
    await page.getByRole('article', { name: 'Packing slip of order #00003' }).waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    const slips = page.getByRole('article');
    expect(await slips.count()).toBe(2);
    expect(await slips.first().evaluate((slip) => getComputedStyle(slip).breakAfter)).toBe('page');
    expect(await page.getByRole('navigation', { name: 'Main menu' }).count()).toBe(0);
    expect(await page.getByText('$28.00').count()).toBe(0);
  });
});

describe('[STO-03 (rule)] customers', () => {
  it('are found, noted on, merged and erased', async () => {
    const page = await openApp('/config/store/customers');
    await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('duarte');
    await rowOf(page, 'tomasz@example.com').waitFor({ state: 'detached' });
    expect(await findScreenViolations(page)).toEqual([]);
    await rowOf(page, 'ines@example.com').click();
    await page.getByRole('link', { name: '#00003' }).waitFor();
    await page.getByRole('textbox', { name: 'Note' }).fill('Likes blue');
    await page.getByRole('button', { name: 'Save note' }).click();
    await notices(page).getByText('Note saved').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    const merge = page.getByRole('dialog', { name: 'Merge into Ines Duarte' });
    await merge.getByRole('option', { name: 'Tomasz Wilk' }).click();
    expect(await findScreenViolations(page)).toEqual([]);
    await merge.getByRole('button', { name: 'Merge', exact: true }).click();
    await notices(page).getByText('Customers merged').waitFor();
    await page.getByRole('link', { name: '#00004' }).waitFor();

    await page.getByRole('button', { name: 'Erase', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Erase customer' }).click();
    await notices(page).getByText('This customer has orders that are not fulfilled yet.').waitFor();
  });
});
