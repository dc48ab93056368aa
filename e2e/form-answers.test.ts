import { text } from 'node:stream/consumers';
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { openBlock, panelOf, storedValue } from './setup/open-block.ts';
import { blockAt, openBrowserAt } from './setup/open-canvas.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { contactForm, press, publishForm, saved, sendAnswers } from './setup/site-forms.ts';
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

/** Sends addresses as the script of a page does. */
const send = (formId: string, ...emails: readonly string[]): Promise<void> =>
  sendAnswers(site, formId, ...emails.map((email) => ({ email })));

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

const answers = [
  { name: ['Ann', 'Miller'], email: 'ann@example.com', text: 'Do you ship to Norway?' },
  {
    name: ['Bo', '<b>'],
    email: 'bo@example.com',
    text: '<img src=x onerror="alert(1)"> javascript:alert(1)',
  },
  { name: ['=1+1', 'Ng'], email: 'ng@example.com', text: 'Cheap watches' },
] as const;

describe('submissions', () => {
  it('[FORM-14 (rule)] are read, searched, moved and exported by keyboard; answers are text', async () => {
    const page = await openBrowserAt(site, signedIn);
    const faults: string[] = [];
    page.on('dialog', (dialog) => faults.push(dialog.message()));
    const id = await publishForm(page, contactForm('Orders'));
    await sendAnswers(site, id, ...answers);
    await page.goto(`/config/forms/submissions?form=${id}`);
    const table = page.getByRole('grid', { name: 'Submissions' });
    await expect
      .poll(() => table.getByRole('columnheader').allInnerTexts())
      .toEqual(['', 'Received', 'Name', 'Email', 'Message']);
    await page.getByText('3 submissions · Deleted 90 days after they were received.').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'submissions');

    const row = (name: string): Locator => table.getByRole('row', { name: new RegExp(name) });
    await row('bo@example').focus();
    await press(page, 'Enter');
    const drawer = page.getByRole('dialog', { name: 'bo@example.com' });
    await drawer.getByText(answers[1].text, { exact: true }).waitFor();
    expect(await drawer.locator('dl a, dl img').count()).toBe(0);
    expect(await drawer.getByRole('link', { name: 'Reply' }).getAttribute('href')).toBe(
      'mailto:bo%40example.com?subject=Re%3A%20Orders',
    );
    expect(await findScreenViolations(page)).toEqual([]);
    await drawer.getByRole('textbox', { name: 'Note' }).fill('Called back on Monday.');
    await drawer.getByRole('button', { name: 'Save note' }).click();
    await page.getByRole('region', { name: 'Notices' }).getByText('Note saved').waitFor();
    await takeScreenshot(page, 'submission');
    await press(page, 'Escape');
    await expect.poll(() => drawer.count()).toBe(0);
    const submission = (
      await callApi<{ submissions: { id: string; sender: string }[] }>(
        page,
        `/api/forms/submissions?formId=${id}`,
      )
    ).submissions.find(({ sender }) => sender === 'bo@example.com');
    // As the email about it links to it.
    await page.goto(`/config/forms?submission=${submission?.id ?? ''}`);
    await drawer.waitFor();
    await page.goto(`/config/forms/submissions?form=${id}`);

    await row('ng@example').focus();
    await press(page, 'Space');
    await page.getByRole('button', { name: 'Mark as spam' }).click();
    await expect.poll(() => table.getByRole('row').count()).toBe(3);
    await page.getByRole('radio', { name: 'Spam' }).click();
    await row('ng@example').waitFor();
    expect(await table.getByRole('row').count()).toBe(2);
    await page.getByRole('radio', { name: 'Inbox' }).click();

    await page.getByRole('searchbox', { name: 'Search answers' }).fill('norway');
    await expect.poll(() => table.getByRole('row').count()).toBe(2);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => table.getByRole('row').count()).toBe(3);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    const csv = await text(await download.createReadStream());
    expect(csv).toContain('ann@example.com');
    expect(csv).not.toContain('ng@example.com');
    expect(faults).toEqual([]);
  });

  it('are cards on a phone and deleted for good from the trash', async () => {
    const page = await openBrowserAt(site, signedIn, phone);
    const id = await publishForm(page, contactForm('Phone'));
    await sendAnswers(site, id, ...answers);
    await page.goto(`/config/forms/submissions?form=${id}`);
    const cards = page.getByRole('grid', { name: 'Submissions' });
    await cards.getByRole('row', { name: /ann@example/ }).waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'submissions-phone');
    await cards.getByRole('row', { name: /ann@example/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => cards.getByRole('row').count()).toBe(2);
    await page.getByRole('radio', { name: 'Trash' }).click();
    await cards.getByRole('row', { name: /ann@example/ }).focus();
    await press(page, 'Space');
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: 'The trash is empty' }).waitFor();
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
    await lists.click();
    await page.getByRole('option', { name: /Studio news.*2 subscribers/ }).click();
    await page.getByText('2 subscribers', { exact: true }).waitFor();
    await expect
      .poll(() => table.getByRole('columnheader').allInnerTexts())
      .toEqual(['', 'Email', 'Subscribed', 'Form', 'Text agreed to']);
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
    const panel = page.getByRole('dialog', { name: 'di@example.com' });
    await panel.getByText('By signing up you agree.').waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'subscriber');
    await panel.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'No subscribers match' }).waitFor();
    await page.getByRole('radio', { name: 'Unsubscribed' }).click();
    await table.getByRole('row', { name: /di@example/ }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('toolbar').getByRole('button', { name: 'Erase' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
    const notices = page.getByRole('region', { name: 'Notices' });
    await notices.getByText('di@example.com and 1 submission erased').waitFor();
    await page.getByRole('heading', { name: 'No subscribers match' }).waitFor();
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
    await saved(page);
    await page.getByRole('button', { name: /^Undo in Club news/ }).click();
    await page
      .getByRole('region', { name: 'Notices' })
      .getByText(/^Undone in (Newsletter|Club news):/)
      .waitFor();
  });
});

describe('spam protection', () => {
  it('[SITE-21 (rule)] takes keys of a provider and never shows the secret again', async () => {
    const page = await openBrowserAt(site, signedIn);
    await page.goto('/config/settings/captcha');
    const form = page.getByRole('form', { name: 'Spam protection' });
    await form.getByRole('button', { name: /Type/ }).click();
    await page.getByRole('option', { name: /v2/ }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Enter the site key and the secret key of your reCAPTCHA account.').waitFor();
    await form.getByRole('textbox', { name: 'Site key' }).fill('site-key');
    await form.getByLabel('Secret key', { exact: true }).fill('a-secret');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('A secret key is stored.').waitFor();
    expect(await form.getByLabel('Secret key', { exact: true }).inputValue()).toBe('');
    await page.reload();
    await form.getByText('A secret key is stored.').waitFor();
    expect(await form.getByLabel('Secret key', { exact: true }).inputValue()).toBe('');
    expect(await findScreenViolations(page)).toEqual([]);
  });
});
