import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations, findViolations } from './setup/find-violations.ts';
import { awaitEmail } from './setup/mailbox/received-emails.ts';
import { openBlock, panelOf, storedValue } from './setup/open-block.ts';
import { blockAt } from './setup/open-canvas.ts';
import { signInTo } from './setup/sign-in.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';
import { pageTypeOf } from './setup/page-type.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const FUND = 'd0a7e0000000000000000001';

const shop = await openShop({
  name: 'shop-donations',
  files: {
    'donation-funds.json': [
      {
        id: FUND,
        title: 'Harbour library',
        slug: 'library',
        description: 'Books for everybody who waits for a ship.',
        suggestedCents: [1000, 2500, 5000],
        minimumCents: 500,
        isMonthlyOffered: true,
        isNoteAsked: true,
        noteLabel: 'In memory of',
      },
    ],
  },
});

const DONATION = 52;

/** Contact and billing address: nothing is delivered. */
const payAt = async (page: Page, email: string, hasScript = true): Promise<void> => {
  await page.waitForURL('**/checkout');
  if (hasScript) await page.locator('form[action^="/-/checkout"]').first().waitFor({ state: 'detached' });
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Country').selectOption('PT');
  if (!hasScript) await page.getByRole('button', { name: 'Use this country' }).first().click();
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Duarte');
  await page.getByLabel('Address', { exact: true }).fill('Rua do Almada 41');
  await page.getByLabel('Postal code').fill('4050-036');
  await page.getByLabel('City').fill('Porto');
  expect(
    await page
      .locator('.checkout-rows')
      .getByText(/Delivery|Tax/)
      .count(),
  ).toBe(0);
  await page.locator('.is-pay').click();
  await page.waitForURL('**/checkout/order-confirmed?*');
};

it('[CHK-05 (donations) SITE-02 (donations)] a fund of the owner takes a suggested amount, thanks for it and lists it', async () => {
  const storageState = await signInTo(shop);
  const { page: app, faults } = await shop.visit('/config/store/donations', { storageState });
  await app.getByRole('button', { name: 'Add fund' }).click();
  const dialog = app.getByRole('dialog', { name: 'Add fund' });
  await dialog.getByRole('button', { name: 'Add fund' }).click();
  await dialog.getByText('Enter a title, such as Animal shelter.').waitFor();
  await dialog.getByLabel('Title').fill('New roof');
  expect(await dialog.getByLabel('Address').inputValue()).toBe('new-roof');
  await dialog.getByLabel('Amount 1').fill('20');
  await dialog.getByLabel('Amount 2').fill('twelve');
  await dialog.getByRole('button', { name: 'Add fund' }).click();
  await dialog.getByText(/Enter a price such as/).waitFor();
  await dialog.getByLabel('Amount 2').fill('35.50');
  await dialog.getByLabel('Thanks').fill('The rain stays outside now.');
  expect(await findScreenViolations(app)).toEqual([]);
  await takeScreenshot(app, 'donations-fund');
  await dialog.getByRole('button', { name: 'Add fund' }).click();
  await app.getByRole('link', { name: '/donate/new-roof' }).waitFor();

  const { page } = await shop.visit('/donate');
  await page.getByRole('link', { name: /New roof/ }).click();
  expect(await pageTypeOf(page)).toBe(203);
  await page.getByRole('radio', { name: '$35.50' }).check();
  expect(await findViolations(page, { within: '.order-page' })).toEqual([]);
  await takeScreenshot(page, 'donations-page');
  await page.getByRole('button', { name: 'Donate', exact: true }).click();
  await payAt(page, 'first@shop-donations.example');
  expect(await pageTypeOf(page)).toBe(204);
  await page.getByRole('heading', { name: 'Thank you for your donation' }).waitFor();
  await page.getByText('The rain stays outside now.').waitFor();
  await takeScreenshot(page, 'donations-thanks');
  const { text } = await awaitEmail('first@shop-donations.example', /Thank you for your donation/);
  expect(text).toContain('donation of $35.50');
  expect(text).toContain('The rain stays outside now.');

  await app.reload();
  const row = app.getByRole('row').filter({ hasText: 'first@shop-donations.example' });
  await row.getByText('New roof').waitFor();
  await row.getByText('$35.50').waitFor();
  await app.getByRole('searchbox').fill('nobody');
  await app.getByText('No donations match').waitFor();
  await takeScreenshot(app, 'donations-screen');
  expect(faults).toEqual([]);
});

it('[CHK-05 (donations)] another amount, with a note, without script', async () => {
  const { page } = await shop.visit('/donate/library', { javaScriptEnabled: false });
  expect(await page.getByLabel(/Your amount/).isVisible()).toBe(false);
  await page.getByRole('radio', { name: 'Another amount' }).check();
  await page.getByLabel(/Your amount/).fill('4');
  await page.getByLabel(/In memory of/).fill('Ada');
  await page.getByRole('button', { name: 'Donate', exact: true }).click();
  await page.getByText('Enter at least $5.00.').waitFor();
  expect(await page.getByLabel(/Your amount/).inputValue()).toBe('4');
  expect(await page.getByLabel(/In memory of/).inputValue()).toBe('Ada');
  await page.getByLabel(/Your amount/).fill('12.50');
  await page.getByRole('button', { name: 'Donate', exact: true }).click();
  await payAt(page, 'plain@shop-donations.example', false);
  const shown = await page.locator('.order-page').innerText();
  expect(shown).toContain('$12.50');
  expect(shown).toContain('Note: Ada');
});

it('each month, on a phone, with a page on which the donor changes the amount', async () => {
  const { page } = await shop.visit('/donate/library', phone);
  await page.getByRole('radio', { name: '$10.00' }).check();
  await page.getByRole('radio', { name: 'Every month' }).check();
  await page.getByText('You can change or end it at any time.').waitFor();
  await takeScreenshot(page, 'donations-phone');
  await page.getByRole('button', { name: 'Donate', exact: true }).click();
  await payAt(page, 'monthly@shop-donations.example');
  expect(await pageTypeOf(page)).toBe(204);
  await page.getByText(/Next payment: \$10\.00 on/).waitFor();
  await page.getByRole('link', { name: 'Manage subscription' }).click();
  await page.getByLabel('Amount').fill('15');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your subscription was changed.').waitFor();
  await page.getByText(/Next payment: \$15\.00 on/).waitFor();
});

it('the block: a fund is chosen in its settings, and visitors give on the page', async () => {
  const signedIn = await signInTo(shop);
  const canvas = await openBlock({ type: DONATION, value: {} }, { site: shop, signedIn });
  const { page: app, saved } = canvas as typeof canvas & { saved: { id: string } };
  const panel = panelOf(canvas);
  const block = blockAt(canvas, 11);
  await expect.poll(() => block.innerText()).toContain('Choose a fund');
  await panel.getByRole('button', { name: /Fund/ }).click();
  await app.getByRole('option', { name: 'Harbour library' }).click();
  await expect.poll(() => block.innerText()).toContain('Books for everybody');
  await expect.poll(() => storedValue(canvas)).toMatchObject({ fundId: FUND });
  await takeScreenshot(app, 'donations-block-editor');
  const { id, revision, content } = await callApi<{
    id: string;
    revision: number;
    content: { urlId: string };
  }>(app, `/api/documents/collection/${saved.id}`);
  const body = { baseRevision: revision, status: 'published' };
  await callApi(app, `/api/pages/${id}/publish`, { method: 'POST', body });
  const { page: seen } = await shop.visit(`/${content.urlId}`);
  await seen.locator('.sw-donation').waitFor();
  expect(await findViolations(seen, { within: '.sw-donation' })).toEqual([]);
  await takeScreenshot(seen, 'donations-block');
  const { page } = await shop.visit(`/${content.urlId}`, { javaScriptEnabled: false });
  const form = page.locator('.sw-donation');
  await form.getByRole('radio', { name: '$50.00' }).check();
  await form.getByRole('button', { name: 'Donate' }).click();
  await page.waitForURL('**/checkout');
  await expect.poll(() => page.locator('.checkout-aside').innerText()).toContain('$50.00');
});
