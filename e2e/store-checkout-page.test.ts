import { expect, it } from 'vitest';
import { findScreenViolations, findViolations } from './setup/find-violations.ts';
import { signInTo } from './setup/sign-in.ts';
import { openShop } from './setup/sites/open-shop.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const shop = await openShop({ name: 'store-checkout-page' });

it('[SITE-07 (rule)] CHECKOUT is opened, edited beside its preview, and shown to shoppers', async () => {
  const { page } = await shop.visit('/config/store/checkout', {
    storageState: await signInTo(shop),
    reducedMotion: 'reduce',
  });
  const preview = page.frameLocator('iframe[title="Preview of the checkout"]');
  await preview.getByText('Sample product').waitFor();
  await page.getByLabel('Above the steps').fill('Parcels leave on Fridays.');
  await preview.getByText('Parcels leave on Fridays.').waitFor();
  await page.getByRole('button', { name: 'Light shade Order summary' }).click();
  await page.getByRole('option', { name: 'Accent colour' }).click();
  await preview.locator('.has-summary-accent').waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  await takeScreenshot(page, 'store-checkout-page');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' });

  const { page: visited } = await shop.visit('/shop/card');
  await visited.locator('.sqs-add-to-cart-button').first().click();
  await visited.locator('.sw-popover').waitFor();
  await visited.goto('/checkout');
  await visited.locator('form[action^="/-/checkout"]').first().waitFor({ state: 'detached' });
  await visited.getByText('Parcels leave on Fridays.').waitFor();
  expect(await visited.locator('.has-summary-accent').count()).toBe(1);
  expect(await findViolations(visited)).toEqual([]);
});
