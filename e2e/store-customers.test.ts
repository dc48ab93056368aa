import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findScreenViolations } from './setup/find-violations.ts';
import { signInTo } from './setup/sign-in.ts';
import { addOrders } from './setup/sites/add-orders.ts';
import { openShop } from './setup/sites/open-shop.ts';

const shop = await openShop({ name: 'store-customers' });
await addOrders('store-customers', [
  { buyer: { firstName: 'Inse', lastName: 'Duarte', email: 'ines@exmaple.com' } },
  { buyer: { firstName: 'Tomasz', lastName: 'Wilk', email: 'tomasz@example.com', country: 'PL' } },
]);

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit customer' });

it('name and email address of a customer are corrected, and an address that another one has is not taken', async () => {
  const storageState = await signInTo(shop);
  const { page, faults } = await shop.visit('/config/store/customers', {
    storageState,
    reducedMotion: 'reduce',
  });
  await page.getByRole('row').filter({ hasText: 'ines@exmaple.com' }).click();
  await page.getByRole('heading', { name: 'Inse Duarte' }).waitFor();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = dialogOf(page);
  await expect
    .poll(() => dialog.getByLabel('Name').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await dialog.getByLabel('Name').fill('Ines Duarte');
  await dialog.getByLabel('Email').fill('ines');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Enter an email address.').waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  await dialog.getByLabel('Email').fill('TOMASZ@example.com');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Merge that customer into this one' }).waitFor();
  // Nothing that was typed is lost.
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Ines Duarte');
  await dialog.getByLabel('Email').fill('ines@example.com');
  await dialog.getByLabel('Email').press('Enter');
  await notices(page).getByText('Customer changed').waitFor();
  await page.getByRole('heading', { name: 'Ines Duarte' }).waitFor();
  // The order says what was entered with it.
  await page.getByRole('link', { name: '#00001' }).click();
  await page.getByText('ines@exmaple.com').first().waitFor();
  await page.goto('/config/store/customers');
  await page.getByRole('row').filter({ hasText: 'ines@example.com' }).waitFor();
  expect(await page.getByRole('row').filter({ hasText: 'ines@exmaple.com' }).count()).toBe(0);
  expect(faults).toEqual([]);
});
