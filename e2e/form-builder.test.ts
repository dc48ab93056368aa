import { text } from 'node:stream/consumers';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { holdRequests } from './setup/hold-requests.ts';
import { openBlock, panelOf, storedValue } from './setup/open-block.ts';
import { blockAt, idOf, openBrowserAt, type SavedPage } from './setup/open-canvas.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { openSite } from './setup/sites/open-site.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'form-builder' });
let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});

const phone = { viewport: { width: 390, height: 800 }, colorScheme: 'dark' } as const;

interface Field {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly options?: readonly string[];
}

const storedFields = async (page: Page, id: string): Promise<readonly Field[]> =>
  (await callApi<SavedPage>(page, `/api/documents/form/${id}`)).content['fields'] as readonly Field[];

const saved = async (page: Page): Promise<void> => {
  await expect.poll(() => page.locator('.save-status').textContent()).toBe('Saved');
};

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Chooses an entry of the menu that a button opens, with the keys of a menu. */
const chooseFrom = async (button: Locator, item: string): Promise<void> => {
  const page = button.page();
  await button.focus();
  await press(page, 'Enter');
  await page.getByRole('menu').waitFor();
  await page.keyboard.type(item);
  await expect.poll(() => page.locator('[role=menuitem]:focus').innerText()).toBe(item);
  await press(page, 'Enter');
};

const previewOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Form preview"]');

const fieldsOf = (page: Page): Locator => page.getByRole('grid', { name: 'Fields' });

const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

let made = 0;

/** A form as the owner's app makes one, published. */
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

describe('the form builder', () => {
  it('[FORM-13] builds a form by keyboard, saves every step, takes it back and publishes it', async () => {
    const page = await openBrowserAt(site, signedIn);
    await page.goto('/config/forms');
    await page.getByRole('heading', { name: 'No forms yet' }).waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await chooseFrom(page.getByRole('button', { name: 'Add form' }), 'Contact form');
    await page.getByRole('heading', { level: 1, name: 'Contact form' }).waitFor();
    const id = new URL(page.url()).searchParams.get('id') ?? '';

    await chooseFrom(page.getByRole('button', { name: 'Add field' }), 'Radio buttons');
    const preview = previewOf(page);
    const label = page.getByRole('textbox', { name: 'Label' });
    await saved(page);
    const release = await holdRequests(page, '**/api/documents/commands');
    await label.fill('What is it about?');
    await expect.poll(() => page.locator('.save-status').textContent()).toBe('Saving…');
    release();
    await saved(page);
    await page.getByRole('textbox', { name: 'Option 1' }).fill('A print');
    await page.getByRole('textbox', { name: 'Option 2' }).focus();
    await press(page, 'Control+a', 'Delete');
    await paste(page, 'A commission\nSomething else');
    await expect
      .poll(async () => (await storedFields(page, id)).at(-1))
      .toMatchObject({
        title: 'What is it about?',
        options: ['A print', 'A commission', 'Something else'],
      });
    await preview.getByRole('radio', { name: 'Something else' }).waitFor();
    expect(await findScreenViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'All fields' }).focus();
    await press(page, 'Enter');
    const rows = fieldsOf(page).getByRole('row');
    await rows.nth(3).focus();
    await press(page, 'Alt+ArrowUp', 'Alt+ArrowUp');
    await expect.poll(() => rows.allInnerTexts()).toEqual(['Name', 'What is it about?', 'Email', 'Message']);
    await expect.poll(() => page.locator('[role=row]:focus').innerText()).toBe('What is it about?');
    await press(page, 'Control+z', 'Control+z');
    await expect.poll(() => rows.allInnerTexts()).toEqual(['Name', 'Email', 'Message', 'What is it about?']);
    await press(page, 'Control+Shift+z');
    await expect.poll(() => rows.allInnerTexts()).toEqual(['Name', 'Email', 'What is it about?', 'Message']);
    await saved(page);
    await takeScreenshot(page, 'form-builder');

    await page.getByRole('button', { name: 'Publish', exact: true }).focus();
    await press(page, 'Enter');
    await page.getByRole('button', { name: 'Published', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Forms /' }).focus();
    await press(page, 'Enter');
    const row = page.getByRole('row', { name: /Contact form/ });
    await row.getByText('Published').waitFor();
    await page.reload();
    await row.waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'forms');

    await chooseFrom(row.getByRole('button', { name: 'Actions for Contact form' }), 'Duplicate');
    await page.getByRole('heading', { level: 1, name: 'Contact form (copy)' }).waitFor();
    await chooseFrom(page.getByRole('button', { name: 'More actions' }), 'Delete');
    await page.getByRole('table', { name: 'Forms' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Contact form (copy)' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Deleted forms' }).focus();
    await press(page, 'Enter');
    await page.getByRole('button', { name: 'Restore Contact form (copy)' }).focus();
    await press(page, 'Enter', 'Escape');
    await page.getByRole('link', { name: 'Contact form (copy)' }).waitFor();
  });

  it('shows a field by the answer to another one, and says which condition cannot be', async () => {
    const page = await openBrowserAt(site, signedIn);
    const id = await publishForm(page, {
      name: 'Visit',
      fields: [
        { id: 'come', type: 'radio', title: 'Do you come?', options: ['Yes', 'No'] },
        { id: 'guests', type: 'number', title: 'How many guests?' },
      ],
    });
    await page.goto(`/config/forms/edit?id=${id}`);
    const preview = previewOf(page);
    await preview.getByText('How many guests?').waitFor();
    await fieldsOf(page).getByRole('row', { name: 'How many guests?' }).focus();
    await press(page, 'Enter');
    await page.getByRole('switch', { name: /Show only sometimes/ }).focus();
    await press(page, 'Space');
    await saved(page);
    await page.getByRole('button', { name: 'All fields' }).click();
    await expect.poll(() => preview.getByText('How many guests?').isVisible()).toBe(false);
    await preview.getByRole('radio', { name: 'Yes' }).check();
    await preview.getByText('How many guests?').waitFor();
    // A press on a field of the preview opens its settings; the focus stays in the preview until Escape.
    await preview.getByText('How many guests?').click();
    const label = page.getByRole('textbox', { name: 'Label' });
    await expect.poll(() => label.inputValue()).toBe('How many guests?');
    await preview.getByLabel('How many guests?').focus();
    await press(page, 'Shift+Tab');
    await expect.poll(() => label.inputValue()).toBe('Do you come?');
    await press(page, 'Escape');
    await expect.poll(() => page.locator('.entry-open :focus').count()).toBe(1);
    await label.fill('Will you come?');
    await preview.getByText('Will you come?').waitFor();
    expect(await preview.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true);
    await preview.getByLabel('How many guests?').fill('many');
    await preview.getByRole('button', { name: 'Submit' }).click();
    await preview.getByText('Enter a number.').waitFor();
    await preview.getByLabel('How many guests?').fill('3');
    await preview.getByRole('button', { name: 'Submit' }).click();
    await preview.getByText('Thank you!').waitFor();
    await page.getByRole('radio', { name: 'After submission', checked: true }).waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'All fields' }).click();
    await fieldsOf(page).getByRole('row', { name: 'Will you come?' }).focus();
    await press(page, 'Delete');
    const fault = 'How many guests?: Choose a field of this form for the condition';
    await page.getByRole('alert').getByText(fault).waitFor();
    expect((await storedFields(page, id)).length).toBe(2);
  });
});

const contactForm = (name: string) => ({
  name,
  fields: [
    { id: 'name', type: 'name', title: 'Name' },
    { id: 'email', type: 'email', title: 'Email' },
    { id: 'text', type: 'textarea', title: 'Message' },
  ],
  captchaEnabled: false,
  retentionDays: 90,
});

const FORM = 9;

describe('[EDT-16 (rule)] the form block', () => {
  it('its form is made and edited beside the page; a visitor answers it and the owner reads the answer', async () => {
    const canvas = await openBlock({ type: FORM, value: {} }, { site, signedIn });
    const { page, saved: made } = canvas as typeof canvas & { saved: SavedPage };
    const panel = panelOf(canvas);
    const block = blockAt(canvas, 11);
    await expect.poll(() => block.innerText()).toContain('Choose a form');
    await chooseFrom(panel.getByRole('button', { name: 'New form' }), 'Contact form');
    await expect.poll(() => block.innerText()).toContain('Message');
    await expect.poll(() => storedValue(canvas)).toMatchObject({ formId: expect.any(String) as string });

    await panel.getByRole('textbox', { name: 'Form name' }).fill('Write to us');
    await fieldsOf(page).getByRole('row', { name: 'Message' }).focus();
    await press(page, 'Enter');
    await panel.getByRole('textbox', { name: 'Label', exact: true }).fill('Your wish');
    await expect.poll(() => block.innerText()).toContain('Your wish');
    await panel.getByRole('button', { name: 'All fields' }).click();
    expect(await findScreenViolations(page)).toEqual([]);
    await takeScreenshot(page, 'form-block');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => block.innerText()).toContain('Message');
    await page.getByRole('button', { name: /^Redo/ }).click();
    await expect.poll(() => block.innerText()).toContain('Your wish');
    await saved(page);

    await panel.getByRole('button', { name: 'Publish form' }).click();
    await expect.poll(() => panel.getByRole('button', { name: 'Publish form' }).count()).toBe(0);
    const { id, revision, content } = await callApi<SavedPage>(page, `/api/documents/collection/${made.id}`);
    const body = { baseRevision: revision, status: 'published' };
    await callApi(page, `/api/pages/${id}/publish`, { method: 'POST', body });

    const context = await site.browser.newContext({ baseURL: site.origin });
    const visitor = await context.newPage();
    await visitor.goto(`/${String(content['urlId'])}`);
    await visitor.getByLabel('First Name').fill('Ann');
    await visitor.getByLabel('Email').fill('ann@example.com');
    await visitor.getByLabel('Your wish').fill('A large print');
    await visitor.getByRole('button', { name: 'Submit' }).click();
    await visitor.getByText('Thank you! We will get back to you soon.').waitFor();
    await context.close();

    await page.goto('/config/forms');
    await page.getByRole('link', { name: '1 submission of Write to us' }).click();
    await page.getByRole('row', { name: /ann@example/ }).click();
    await page.getByRole('dialog').getByText('A large print').waitFor();

    await page.goto('/config/forms');
    await page.getByRole('link', { name: 'Write to us', exact: true }).click();
    const uses = page.getByRole('region', { name: 'Where used' });
    await uses.getByRole('link', { name: String(content['title']) }).waitFor();
    expect(await findScreenViolations(page)).toEqual([]);
    await chooseFrom(page.getByRole('button', { name: 'More actions' }), 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete “Write to us”?' });
    await question.getByText(`It is used on: ${String(content['title'])}.`).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await uses.getByRole('link', { name: String(content['title']) }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/config/pages/edit');
  });

  it('shows an existing form in a lightbox', async () => {
    const canvas = await openBlock({ type: FORM, value: {} }, { site, signedIn });
    const { page } = canvas;
    const id = await publishForm(page, contactForm('Lightbox form'));
    const panel = panelOf(canvas);
    await panel.getByRole('button', { name: 'Choose a form' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose a form' });
    await picker.getByRole('searchbox', { name: 'Search forms' }).fill('lightbox');
    await picker.getByRole('row', { name: 'Lightbox form' }).click();
    expect(await findScreenViolations(page)).toEqual([]);
    await picker.getByRole('button', { name: 'Choose', exact: true }).click();
    await expect.poll(() => storedValue(canvas)).toMatchObject({ formId: id });
    await panel.getByRole('radio', { name: 'In a lightbox' }).click();
    await panel.getByRole('textbox', { name: 'Button label' }).fill('Write to us');
    await expect.poll(() => blockAt(canvas, 11).locator('summary').innerText()).toBe('Write to us');
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

/** Sends answers as the script of a page does. */
const sendAnswers = async (formId: string): Promise<void> => {
  const context = await site.browser.newContext({ baseURL: site.origin });
  await context.request.get('/');
  const crumb = (await context.cookies()).find(({ name }) => name === 'crumb')?.value ?? '';
  const headers = { origin: site.origin, 'x-csrf-token': crumb };
  for (const form of answers) {
    const keyed = await context.request.post('/api/form/FormSubmissionKey', { headers, data: {} });
    const { data } = (await keyed.json()) as { data: { key: string } };
    const body = { formId, form, key: data.key, pageTitle: 'Contact', pagePath: '/contact' };
    const sent = await context.request.post('/api/form/SaveFormSubmission', { headers, data: body });
    expect(sent.status()).toBe(200);
  }
  await context.close();
};

describe('submissions', () => {
  it('[FORM-14 (rule)] are read, searched, moved and exported by keyboard; answers are text', async () => {
    const page = await openBrowserAt(site, signedIn);
    const faults: string[] = [];
    page.on('dialog', (dialog) => faults.push(dialog.message()));
    const id = await publishForm(page, contactForm('Orders'));
    await sendAnswers(id);
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
    await sendAnswers(id);
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
