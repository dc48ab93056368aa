import { expect, it } from 'vitest';
import { openShop } from './setup/sites/open-shop.ts';
import { protectedFile } from './setup/sites/shop-products.ts';

const shop = await openShop({ name: 'shop-password', products: { protected: protectedFile } });

it('a password never comes back to the page, and stays given when other answers are changed', async () => {
  const { page, faults } = await shop.visit('/shop/protected');
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/commerce/')) answers.push(await response.text().catch(() => ''));
  });
  await page.locator('.sqs-add-to-cart-button').first().click();
  const form = page.getByRole('dialog', { name: 'Protection' });
  await form.getByLabel('Password').fill('hunter2');
  // Marked is what must be answered: the password, and not the scale.
  expect(await form.getByText('*', { exact: true }).count()).toBe(1);
  await form.getByRole('button', { name: 'Add To Cart' }).click();
  await form.waitFor({ state: 'detached' });
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Edit details' }).click();
  expect(await form.getByLabel('Password').inputValue()).toBe('__MASKED_FIELD__');
  await form.getByLabel('Note').fill('Thanks');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByText('Thanks').waitFor();
  // Who types a new one replaces the mask.
  await page.getByRole('button', { name: 'Edit details' }).click();
  await form.getByLabel('Note').click();
  await form.getByLabel('Password').click();
  await page.keyboard.type('swordfish');
  expect(await form.getByLabel('Password').inputValue()).toBe('swordfish');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  expect(answers.length).toBeGreaterThan(3);
  for (const answer of [...answers, await page.content()]) expect(answer).not.toMatch(/hunter2|swordfish/);
  expect(faults).toEqual([]);
});
