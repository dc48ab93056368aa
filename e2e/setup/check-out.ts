import type { Page } from 'playwright-core';

/** Puts the product of the page into the cart and goes through the checkout with script, up to the payment. */
export const checkOutToPayment = async (page: Page): Promise<void> => {
  await page.locator('.sqs-add-to-cart-button').first().click();
  await page.locator('.sw-popover').waitFor();
  await page.goto('/checkout');
  await page.locator('form[action^="/-/checkout"]').first().waitFor({ state: 'detached' });
  await page.getByLabel('Email', { exact: true }).fill('ines@example.com');
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
