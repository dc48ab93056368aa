import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openShop, phone } from './setup/sites/open-shop.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const shop = await openShop({ name: 'store-emails', store: {} });

let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(shop);
});

const openApp = async (path: string, options = {}): Promise<Page> =>
  (await shop.visit(path, { storageState: signedIn, reducedMotion: 'reduce', ...options })).page;

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

const previewed = (page: Page) => page.frameLocator('iframe[title="Preview of the email"]').locator('body');

interface Stored {
  readonly isEnabled: boolean;
  readonly texts: Readonly<Record<string, { readonly text: string }>>;
}

const stored = (page: Page, kind: string) => callApi<Stored>(page, `/api/store-emails/${kind}`);

it('emails are switched, written with a preview beside them, and reset', async () => {
  const page = await openApp('/config/store/emails');
  const team = page.getByRole('list', { name: 'To your team' });
  await team.getByRole('switch', { name: 'Send New order' }).press('Space');
  await notices(page).getByText('New order switched off').waitFor();
  expect((await stored(page, 'new-order')).isEnabled).toBe(false);
  expect(await findScreenViolations(page)).toEqual([]);
  await takeScreenshot(page, 'store-emails');

  await page.getByRole('link', { name: 'Order confirmation' }).click();
  await page.getByRole('radio', { name: 'German' }).press('Space');
  await previewed(page).getByText('Vielen Dank für Ihre Bestellung.').waitFor();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('Liebe {customer.frstName}');
  await page.getByText('Line 1: There is no key "customer.frstName".').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => text.getAttribute('aria-invalid')).toBe('true');
  expect((await stored(page, 'confirmed')).texts).toEqual({});

  await text.fill('Liebe {customer.firstName}, danke!');
  await previewed(page).getByText('Liebe Ada, danke!').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await notices(page).getByText('Settings saved').waitFor();
  expect((await stored(page, 'confirmed')).texts['de']?.text).toBe('Liebe {customer.firstName}, danke!');
  expect(await findScreenViolations(page)).toEqual([]);
  await takeScreenshot(page, 'store-email');
  await page.getByRole('button', { name: 'Send test to me' }).click();
  await notices(page)
    .getByText(/^Test email sent to/)
    .waitFor();

  await page.getByRole('button', { name: 'Reset to built-in text' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
  await previewed(page).getByText('Vielen Dank für Ihre Bestellung.').waitFor();
  expect((await stored(page, 'confirmed')).texts).toEqual({});
});

it('fits a phone in dark mode', async () => {
  const page = await openApp('/config/store/emails/email?kind=fulfilled', { ...phone, colorScheme: 'dark' });
  await previewed(page).getByText('Your order is on its way.').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  expect(await findScreenViolations(page)).toEqual([]);
  await takeScreenshot(page, 'store-email-phone');
});
