import { expect, it } from 'vitest';
import { findViolations } from './setup/find-violations.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';

const formId = 'f0'.repeat(12);

const form = {
  name: 'About your order',
  fields: [
    { id: 'gift', type: 'radio', title: 'Is it a gift?', options: ['Yes', 'No'], required: true },
    {
      id: 'wish',
      type: 'textarea',
      title: 'Words on the card',
      required: true,
      condition: { field: 'gift', operator: 'is', value: 'Yes' },
    },
    { id: 'day', type: 'date', title: 'Needed by' },
    { id: 'door', type: 'password', title: 'Door code' },
  ],
};

const taxRules = [
  { id: 'vat', name: 'VAT', country: 'DE', rate: '20', taxesShipping: true, taxesServicesAndDigital: true },
];

const shop = await openShop({
  name: 'shop-checkout-questions',
  store: { checkout: { formId, defaultCountry: 'PT' }, taxRules },
  files: { [`forms/${formId}.json`]: form },
  products: {
    talk: {
      id: 'b'.repeat(24),
      title: 'Talk',
      recordType: 11,
      status: 'published',
      structuredContent: {
        productType: 3,
        variants: [{ id: 'a'.repeat(24), sku: 'TALK', price: 1000, attributes: {} }],
      },
      stock: { ['a'.repeat(24)]: null },
    },
  },
});

it('asks the questions of the owner, on a phone too, and totals follow the billing country', async () => {
  const { page, faults } = await shop.visit('/shop/talk', phone);
  await page.locator('.sqs-add-to-cart-button').first().click();
  await page.locator('.sw-popover').waitFor();
  await page.goto('/checkout');
  await page.locator('form[action^="/-/checkout"]').first().waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'No' }).waitFor();
  expect(await page.getByLabel('Words on the card').isVisible()).toBe(false);
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Email', { exact: true }).fill('ines@example.com');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('Words on the card').waitFor();
  await page.getByLabel('Door code').fill('4711');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').getByRole('link').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('checkout-form-wish');
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Words on the card').fill('Happy birthday');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Order and pay $10.00' }).waitFor();
  await page.getByLabel('Country').selectOption('DE');
  await page.getByRole('button', { name: 'Order and pay $12.00' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page
    .getByRole('button', { name: /Change/ })
    .first()
    .click();
  expect(await page.getByLabel('Words on the card').inputValue()).toBe('Happy birthday');
  expect(await page.getByLabel('Door code').inputValue()).toBe('__MASKED_FIELD__');
  expect(faults).toEqual([]);
});
