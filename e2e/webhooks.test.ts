import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { openBrowserAt } from './setup/open-canvas.ts';
import { openSite } from './setup/sites/open-site.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'webhooks', title: 'Signal Box' });
let signedIn: Cookies;
beforeAll(async () => {
  signedIn = await signInTo(site);
});

const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' });
const list = (page: Page): Locator => page.getByRole('list', { name: 'Webhooks' });

it('a webhook is added, shows its secret, tells how a test event went and is sent again', async () => {
  const page = await openBrowserAt(site, signedIn);
  await page.goto('/config/settings/webhooks');
  await page.getByText('No webhooks yet').waitFor();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add webhook' });
  const url = dialog.getByRole('textbox', { name: 'URL' });
  await url.fill('https://127.0.0.1/in');
  await page.keyboard.press('Enter');
  await dialog.getByText('This address is not on the public internet. Enter a public one.').waitFor();
  // Too long a label for a name: the look-up fails on this machine, and no DNS server is queried.
  await url.fill(`https://${'hooks'.repeat(13)}.example/in`);
  expect(await findScreenViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const secret = page.getByRole('dialog', { name: 'Webhook secret' });
  const shown = secret.getByRole('textbox', { name: 'Secret' });
  await expect.poll(() => shown.inputValue()).toMatch(/^whsec_\S{44}$/);
  const before = await shown.inputValue();
  await secret.getByRole('button', { name: 'Make new secret' }).click();
  await page
    .getByRole('alertdialog', { name: 'Make a new secret' })
    .getByRole('button', { name: 'Make new secret' })
    .click();
  await expect.poll(() => shown.inputValue()).not.toBe(before);
  await secret.getByRole('button', { name: 'Done' }).click();
  await list(page).getByText('A visitor submits a form', { exact: true }).waitFor();
  await list(page)
    .getByRole('button', { name: /^Send test event/ })
    .click();
  await notices(page).getByText('Test event queued').waitFor();
  const delivery = page.getByRole('dialog', { name: 'Delivery' });
  await delivery.getByText('webhook.test', { exact: true }).waitFor();
  await delivery.getByText('Failed', { exact: true }).waitFor();
  // The address names the delivery.
  await page.reload();
  await delivery.getByText(/The connection failed/).waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  await takeScreenshot(page, 'webhook-delivery');
  await delivery.getByRole('button', { name: 'Send again' }).click();
  await notices(page).getByText('Queued to be sent again').waitFor();
  await expect.poll(() => delivery.getByText(/The connection failed/).count()).toBe(2);
  await page.keyboard.press('Escape');
  await delivery.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('list', { name: 'Deliveries' }).getByRole('link').waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

it('a webhook is turned off and deleted', async () => {
  const page = await openBrowserAt(site, signedIn, {
    colorScheme: 'dark',
    viewport: { width: 768, height: 800 },
  });
  await callApi(page, '/api/webhooks', {
    method: 'POST',
    body: { url: 'https://second.example/in', events: ['comment.created'] },
  });
  await page.goto('/config/settings/webhooks');
  await list(page).getByRole('button', { name: 'Edit https://second.example/in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit webhook' });
  await dialog.getByText('A visitor writes a comment').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Choose at least one event.').waitFor();
  await dialog.getByText('A visitor writes a comment').click();
  await dialog.getByText('Active', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = list(page).getByRole('listitem').filter({ hasText: 'second.example' });
  await row.getByText('Off', { exact: true }).waitFor();
  await page.reload();
  await row.getByText('Off', { exact: true }).waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  await takeScreenshot(page, 'webhooks-dark-768');
  await row.getByRole('button', { name: /^Delete/ }).click();
  const confirm = page.getByRole('alertdialog', { name: 'Delete webhook' });
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await notices(page).getByText('Webhook deleted').waitFor();
  await row.waitFor({ state: 'detached' });
});
