import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { awaitEmail, linkIn } from './setup/mailbox/received-emails.ts';
import { openBrowserAt } from './setup/open-canvas.ts';
import { runCommandLine } from './setup/program/program.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { contactForm, publishForm, sendAnswers } from './setup/site-forms.ts';
import { openSite } from './setup/sites/open-site.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'automation', title: 'Relay' });
const service = inject('program').environment['SITEWRIGHT_PRIVATE_RECEIVERS'] ?? '';
const ZAP = '/zaps/of-the-form';
let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});

/** As the service does, over a socket of its own. */
const callWithKey = (key: string, method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${site.origin}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const received = async (): Promise<readonly { type: string; data: { answers: { text: string }[] } }[]> =>
  (await (await fetch(`${service}/received${ZAP}`)).json()) as never;

const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' });

const createKey = async (page: Page): Promise<string> => {
  await page.goto('/config/settings/automation');
  await page.getByText('No keys yet').waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create key' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Zapier');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const shown = page.getByRole('dialog', { name: 'Your new key' });
  const key = await shown.getByRole('textbox', { name: 'Key' }).inputValue();
  expect(await findScreenViolations(page)).toEqual([]);
  await shown.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('list', { name: 'Keys' }).getByText('Zapier').waitFor();
  return key;
};

it('[EDT-11] a form awaits its connection, shows it while a hook is subscribed, and awaits it again once the service is gone', async () => {
  const page = await openBrowserAt(site, signedIn);
  const key = await createKey(page);
  const formId = await publishForm(page, contactForm('Contact'));
  await page.goto(`/config/forms/edit?id=${formId}`);
  await page.getByRole('tab', { name: 'Storage' }).click();
  const state = page.getByRole('status', { name: 'Automation' });
  await state.getByText('Awaiting connection', { exact: true }).waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  const wanted = { targetUrl: `${service}${ZAP}`, event: 'form.submitted', formId };
  expect((await callWithKey('swk_wrong', 'POST', '/api/hooks', wanted)).status).toBe(401);
  expect((await callWithKey(key, 'POST', '/api/hooks', wanted)).status).toBe(200);
  // The screen follows by itself.
  await state.getByText('1 Zap connected', { exact: true }).waitFor();
  await takeScreenshot(page, 'automation-form');
  await sendAnswers(site, formId, { email: 'ada@automation.example', text: 'Hello robot' });
  await expect.poll(async () => (await received()).length).toBe(1);
  const [event] = await received();
  expect(event?.data.answers.map(({ text }) => text)).toContain('Hello robot');
  await page.goto('/config/settings/automation');
  const hooks = page.getByRole('list', { name: 'Connected automations' });
  await hooks.getByText(/Delivered \(200\)/).waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  await takeScreenshot(page, 'automation-connected');
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await takeScreenshot(page, 'automation-connected-390');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/config/forms/edit?id=${formId}`);
  await page.getByRole('tab', { name: 'Storage' }).click();
  await state.getByText('1 Zap connected', { exact: true }).waitFor();
  // From now on it answers that it is gone.
  await fetch(`${service}${ZAP}`, { method: 'DELETE' });
  await sendAnswers(site, formId, { email: 'bo@automation.example', text: 'Anybody there?' });
  await state.getByText('Awaiting connection', { exact: true }).waitFor();
  await page.goto('/config/settings/automation');
  await page.getByRole('button', { name: 'Revoke Zapier' }).click();
  await page.getByRole('alertdialog', { name: 'Revoke key' }).getByRole('button', { name: 'Revoke' }).click();
  await notices(page).getByText('Key revoked').waitFor();
  expect((await callWithKey(key, 'GET', '/api/hooks/account')).status).toBe(401);
});

it('a welcome email that the owner switched on is sent to who confirms a sign-up, once', async () => {
  const page = await openBrowserAt(site, signedIn, {
    colorScheme: 'dark',
    viewport: { width: 768, height: 900 },
  });
  const email = 'cleo@automation.example';
  await page.goto('/config/store/follow-ups');
  await page.getByRole('switch', { name: 'Send Welcome' }).focus();
  await page.keyboard.press('Space');
  await notices(page).getByText('Welcome switched on').waitFor();
  expect(await findScreenViolations(page)).toEqual([]);
  await takeScreenshot(page, 'follow-ups-dark-768');
  const formId = await publishForm(page, {
    ...contactForm('News'),
    storage: { emails: [], mailingList: { name: 'News', optIn: 'always', text: 'Send me news' } },
  });
  await sendAnswers(site, formId, { email, text: 'Hello', name: ['Cleo', 'Marin'] });
  const visitor = await site.context.newPage();
  await visitor.goto(linkIn(await awaitEmail(email, /confirm/i), /mailing-list\/confirm/));
  await visitor.getByRole('button', { name: 'Confirm subscription' }).click();
  await visitor.getByText('You are subscribed').waitFor();
  for (let count = 0; count < 2; count += 1)
    await runCommandLine(inject('program'), ['job', 'run', 'follow-ups.send-due']);
  const welcome = await awaitEmail(email, /^Welcome to Relay$/);
  expect(welcome.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const { followUps } = await callApi<{ followUps: { kind: string; sentCount: number }[] }>(
    page,
    '/api/follow-ups',
  );
  expect(followUps.find(({ kind }) => kind === 'welcome')?.sentCount).toBe(1);
  await page.reload();
  await page.getByText('1 sent').waitFor();
});
