import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { openBlock, panelOf, storedValue } from './setup/open-block.ts';
import { blockAt, idOf, openBrowserAt } from './setup/open-canvas.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openSite } from './setup/sites/open-site.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'form-answers' });
let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});

const phone = { viewport: { width: 390, height: 800 }, colorScheme: 'dark' } as const;

const formOf = (name: string, mailingList?: object) => ({
  name,
  fields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
  captchaEnabled: false,
  ...(mailingList && { storage: { mailingList } }),
});

let made = 0;

const publishForm = async (page: Page, content: object): Promise<string> => {
  made += 1;
  const [id, commandId] = [idOf(500 + made), idOf(900 + made)];
  await callApi(page, '/api/documents/commands', {
    method: 'POST',
    body: { commandId, label: 'Add form', steps: [{ kind: 'form', id, op: 'create', content }] },
  });
  await callApi(page, `/api/documents/form/${id}/publish`, { method: 'POST', body: { baseRevision: 1 } });
  return id;
};

/** Sends addresses as the script of a page does. */
const send = async (formId: string, ...emails: readonly string[]): Promise<void> => {
  const context = await site.browser.newContext({ baseURL: site.origin });
  await context.request.get('/');
  const crumb = (await context.cookies()).find(({ name }) => name === 'crumb')?.value ?? '';
  const headers = { origin: site.origin, 'x-csrf-token': crumb };
  for (const email of emails) {
    const keyed = await context.request.post('/api/form/FormSubmissionKey', { headers, data: {} });
    const { data } = (await keyed.json()) as { data: { key: string } };
    const body = { formId, form: { email }, key: data.key };
    const sent = await context.request.post('/api/form/SaveFormSubmission', { headers, data: body });
    expect(sent.status()).toBe(200);
  }
  await context.close();
};

describe('unread submissions', () => {
  it('are counted in the menu and in bold until they are opened, and can be marked', async () => {
    const page = await openBrowserAt(site, signedIn);
    const id = await publishForm(page, formOf('Orders'));
    await send(id, 'ann@example.com', 'bo@example.com');
    await page.goto('/config/forms');
    const entry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Forms/ });
    const count = () => entry.innerText();
    await expect.poll(count).toMatch(/Forms\s*2/);
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'forms-unread');
    await page.getByRole('link', { name: '2 unread of Orders' }).click();

    const table = page.getByRole('grid', { name: 'Submissions' });
    const unread = table.getByRole('row', { name: /^Unread:/ });
    await expect.poll(() => unread.count()).toBe(2);
    await table.getByRole('row', { name: /ann@example/ }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Mark as unread' }).waitFor();
    await expect.poll(count).toMatch(/Forms\s*1/);
    // The list of unread ones changes when the drawer is closed: the next one is a step away until then.
    expect(await drawer.getByRole('button', { name: 'Previous submission' }).isEnabled()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => table.getByRole('row').count()).toBe(2);
    await page.getByRole('radio', { name: 'All', exact: true }).click();
    await expect.poll(() => table.getByRole('row').count()).toBe(3);
    expect(await unread.count()).toBe(1);

    await table.getByRole('row', { name: /bo@example/ }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Mark as read' }).click();
    await expect.poll(count).toBe('Forms');
    await table.getByRole('row', { name: /ann@example/ }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Mark as unread' }).click();
    await expect.poll(count).toMatch(/Forms\s*1/);
  });
});

describe('subscribers', () => {
  it('are read by mailing list with the text that they agreed to, and exported', async () => {
    const page = await openBrowserAt(site, signedIn);
    const list = { name: 'Studio news', optIn: 'always', text: 'By signing up you agree.' };
    const news = await publishForm(page, formOf('Footer sign-up', list));
    const offers = await publishForm(page, formOf('Offers', { ...list, name: 'Offers' }));
    await send(news, 'cy@example.com', 'di@example.com', 'CY@example.com');
    await send(offers, 'ed@example.com');
    await page.goto('/config/forms');
    await page.getByRole('link', { name: 'Subscribers' }).click();
    const table = page.getByRole('grid', { name: 'Subscribers' });
    await expect.poll(() => table.getByRole('row').count()).toBe(4);
    const lists = page.getByRole('combobox', { name: 'Mailing list' });
    await lists.fill('studio');
    await page.getByRole('option', { name: /Studio news.*2 subscribers/ }).click();
    await page.getByText('2 subscribers', { exact: true }).waitFor();
    await expect
      .poll(() => table.getByRole('columnheader').allInnerTexts())
      .toEqual(['Email', 'Subscribed', 'Form', 'Text agreed to']);
    const row = table.getByRole('row', { name: /CY@example/ });
    await expect.poll(() => row.innerText()).toMatch(/Footer sign-up\s+By signing up you agree\./);
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'subscribers');

    await page.getByText('Show earlier consents').click();
    await expect.poll(() => table.getByRole('row').count()).toBe(4);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    const csv = await text(await download.createReadStream());
    expect(csv.trimEnd().split('\r\n')).toHaveLength(4);
    expect(csv).not.toContain('ed@example.com');

    await page.getByRole('searchbox', { name: 'Search email addresses' }).fill('di@');
    await expect.poll(() => table.getByRole('row').count()).toBe(2);
    await table.getByRole('row', { name: /di@example/ }).focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog', { name: 'di@example.com' })
      .getByText('Agreed to join Studio news')
      .waitFor();
  });

  it('are cards on a phone', async () => {
    const page = await openBrowserAt(site, signedIn, phone);
    await page.goto('/config/forms');
    await page.getByRole('link', { name: 'Subscribers' }).click();
    await page
      .getByRole('grid', { name: 'Subscribers' })
      .getByRole('row', { name: /ed@example/ })
      .waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'subscribers-phone');
  });
});

const NEWSLETTER = 51;

describe('a newsletter block', () => {
  it('starts with a sign-up form; undo beside the page names the form that it changes', async () => {
    const canvas = await openBlock({ type: NEWSLETTER, value: {} }, { site, signedIn });
    const { page } = canvas;
    const panel = panelOf(canvas);
    await panel.getByRole('button', { name: 'New sign-up form' }).click();
    await expect.poll(() => storedValue(canvas)).toMatchObject({ formId: expect.any(String) as string });
    await expect.poll(() => blockAt(canvas, 11).innerText()).toContain('By signing up you agree');
    await panel.getByRole('textbox', { name: 'Form name' }).fill('Club news');
    await expect.poll(() => page.locator('.save-status').textContent()).toBe('Saved');
    await page.getByRole('button', { name: /^Undo in Club news/ }).click();
    await page
      .getByRole('region', { name: 'Notices' })
      .getByText(/^Undone in (Newsletter|Club news):/)
      .waitFor();
  });
});

describe('the form builder', () => {
  it('says where answers go, complains about nothing untyped, and is not saved while a field is wrong', async () => {
    const page = await openBrowserAt(site, signedIn);
    const id = await publishForm(page, formOf('Storage'));
    await page.goto(`/config/forms/edit?id=${id}`);
    await page.getByText('Published, but on no page yet').waitFor();
    await page.getByRole('tab', { name: 'Storage' }).click();
    await page.getByText('Every submission is stored on this site').waitFor();
    const status = () => page.locator('.save-status').textContent();
    await page.getByRole('button', { name: 'Add email' }).click();
    const email = page.getByRole('textbox', { name: 'Email 1' });
    await expect.poll(() => email.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.getByRole('tab').allInnerTexts()).not.toContain('Storage (check)');
    expect(await status()).toBe('Saved');
    await email.fill('nobody');
    await page.getByText('Emails must be formatted as user@domain.com').waitFor();
    await expect.poll(status).toBe('Not saved – check the fields');
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'form-storage');
    await email.fill('me@example.com');
    await expect.poll(status).toBe('Saved');
  });
});

describe('emails of a site without a mail server', () => {
  it('are said not to be sent, and who can change that', async () => {
    const page = await openBrowserAt(site, signedIn, phone);
    await page.goto('/config/settings/mail');
    await page.getByText('No mail server is set up: emails are not sent').waitFor();
    await page.getByText(/Ask the administrator of the installation/).waitFor();
    const tab = page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: 'Mail', exact: true });
    const isInView = () => tab.evaluate((each) => each.getBoundingClientRect().right <= window.innerWidth);
    await expect.poll(isInView).toBe(true);
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'mail-no-server');
  });
});
