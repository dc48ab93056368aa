import { expect, it } from 'vitest';
import { failAtGateway } from './setup/fail-at-gateway.ts';
import { findViolations } from './setup/find-violations.ts';
import { awaitEmail, linkIn } from './setup/mailbox/received-emails.ts';
import { idOf, openBrowserAt } from './setup/open-canvas.ts';
import { signInTo } from './setup/sign-in.ts';
import { pageWith, plainTemplate } from './setup/sites/form-pages.ts';
import { openFolder } from './setup/sites/open-folder.ts';
import { phone } from './setup/sites/open-shop.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const NEWS = idOf(1);
const READER = 'ines@popup.example';

/** Comes up at once, and again on the next page for whoever closes it. */
const popup = { isOn: true, moment: 'seconds', seconds: 0, everyDays: 0 };

const site = await openFolder('popup', {
  'site.json': { identifier: 'popup', title: 'Popup', language: 'en-GB', currency: 'EUR' },
  [`forms/${NEWS}.json`]: {
    name: 'Letter',
    fields: [{ id: 'email', type: 'email', title: 'Email address', required: true }],
    submitLabel: 'Sign up',
    parsedSubmissionMessage: '<p>Look into your mailbox.</p>',
    storage: { mailingList: { name: 'Letter', optIn: 'always', text: 'You agree to get our letter.' } },
  },
  'collections/home.json': { title: 'Home' },
  'collections/about.json': { title: 'About' },
  'collections/letter.json': {
    ...pageWith(10, 'Letter', { type: 51, value: { formId: NEWS, title: 'Tides by mail' } }),
    role: 'popup-overlay',
    popup,
  },
  'navigation.json': { mainNav: [{ collectionId: 'home' }] },
  ...plainTemplate,
});

it('the popup takes a sign-up, which is confirmed by email, and does not come back', async () => {
  const { page, faults } = await site.visit('/about');
  const dialog = page.getByRole('dialog', { name: 'Letter' });
  await dialog.getByRole('heading', { name: 'Tides by mail' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await takeScreenshot(page, 'popup-sign-up');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.goto('/home');
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await dialog.getByText('Required', { exact: true }).waitFor();
  await dialog.getByLabel(/^Email address/).fill(READER);
  await page.keyboard.press('Enter');
  await dialog.getByText('Look into your mailbox.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await takeScreenshot(page, 'popup-signed-up');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const email = await awaitEmail(READER, /^Please confirm your subscription to /);
  await page.goto(linkIn(email, /mailing-list\/confirm/));
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await page.getByRole('heading', { name: 'You are subscribed' }).waitFor();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await page.locator('sw-popup').count()).toBe(1);
  expect(await dialog.count()).toBe(0);
  expect(asked.filter((url) => url.includes('/letter?'))).toEqual([]);
  expect(faults).toEqual([]);

  const owner = await openBrowserAt(site, await signInTo(site));
  await owner.goto('/config/mailing-lists');
  await owner
    .getByRole('grid', { name: 'Mailing lists' })
    .getByRole('row', { name: /Letter/ })
    .click();
  const row = owner.getByRole('grid', { name: 'Members' }).getByRole('row', { name: new RegExp(READER) });
  await row.getByText('Subscribed', { exact: true }).waitFor();
});

it('the popup is at hand on a phone, and asks again after a failure', async () => {
  const { page } = await site.visit('/about', phone);
  const dialog = page.getByRole('dialog', { name: 'Letter' });
  await dialog.getByLabel(/^Email address/).fill('bo@popup.example');
  await page.route('**/api/form/SaveFormSubmission', (route) => failAtGateway(route, 500));
  await dialog.getByRole('button', { name: 'Sign up' }).tap();
  await dialog.getByText('Unable to send form. Please try again later.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findViolations(page)).toEqual([]);
  await takeScreenshot(page, 'popup-phone');
  await page.goto('/home');
  await dialog.getByLabel(/^Email address/).waitFor();
});
