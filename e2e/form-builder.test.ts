import type { FrameLocator, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { callApi } from './setup/call-api.ts';
import { findScreenViolations } from './setup/find-violations.ts';
import { holdRequests } from './setup/hold-requests.ts';
import { fieldExamples, type FieldExample } from './setup/field-examples.ts';
import { openBlock, panelOf, placeBlock, storedValue } from './setup/open-block.ts';
import { blockAt, buildPage, idOf, openBrowserAt, type SavedPage } from './setup/open-canvas.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { contactForm, fieldsOf, press, publishForm, saved } from './setup/site-forms.ts';
import { openSite } from './setup/sites/open-site.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';

const site = await openSite({ name: 'form-builder' });
let signedIn: Cookies;

beforeAll(async () => {
  signedIn = await signInTo(site);
});

interface Field {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly options?: readonly string[];
}

const storedFields = async (page: Page, id: string): Promise<readonly Field[]> =>
  (await callApi<SavedPage>(page, `/api/documents/form/${id}`)).content['fields'] as readonly Field[];

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

const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

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

  it('says where answers go, complains about nothing untyped, and is not saved while a field is wrong', async () => {
    const page = await openBrowserAt(site, signedIn);
    const id = await publishForm(page, contactForm('Storage'));
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

const FORM = 9;

const sectionWith = (value: object) => ({
  id: idOf(1),
  theme: 'paper',
  blocks: [placeBlock({ type: FORM, value }, { number: 11, row: 1 })],
});

/** What visitors see of each field: its lines, how its heading is drawn, and the text of an empty input. */
const shownFields = (visitor: Page): Promise<string[][]> =>
  visitor.locator('.form-item').evaluateAll((items) =>
    items.map((item) => {
      const lines = (item as HTMLElement).innerText.split('\n').map((line) => line.trim());
      const heading = item.querySelector('h2.title, h3.title');
      const isUnderlined = heading && getComputedStyle(heading).borderBottomStyle !== 'none';
      const input = item.querySelector<HTMLInputElement>('[placeholder]');
      const marks = [...(isUnderlined ? ['underlined'] : []), ...(input ? [input.placeholder] : [])];
      return [...lines.filter((line) => line !== ''), ...marks];
    }),
  );

const addField = async (page: Page, { kind, texts, switches = [] }: Omit<FieldExample, 'shown'>) => {
  await page.getByRole('button', { name: 'Add field', exact: true }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  for (const name of switches) {
    await page.getByRole('switch', { name }).focus();
    await press(page, 'Space');
  }
  await page.getByRole('button', { name: 'All fields' }).click();
};

describe('the fields of a form', () => {
  it('[FORM-02] are added and set in the builder, all kinds of them, and published as they were set', async () => {
    const page = await openBrowserAt(site, signedIn);
    const formId = await publishForm(page, { name: 'Everything', fields: [] });
    const wish = { title: 'Everything', sections: [sectionWith({ formId })] };
    const made = await buildPage(page, wish);
    const body = { baseRevision: made.revision, status: 'published' };
    await callApi(page, `/api/pages/${made.id}/publish`, { method: 'POST', body });
    await page.goto(`/config/forms/edit?id=${formId}`);
    for (const example of fieldExamples) await addField(page, example);
    const hidden = { Label: 'Source', 'Name in the address': 'campaign', Value: 'web' };
    await addField(page, { kind: 'Hidden', texts: hidden });
    await addField(page, { kind: 'Page break', texts: { Label: 'Part two' } });
    await saved(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Published', exact: true }).waitFor();

    const context = await site.browser.newContext({ baseURL: site.origin });
    onTestFinished(() => context.close());
    const visitor = await context.newPage();
    await visitor.goto(`/${String(made.content['urlId'])}?campaign=poster`);
    expect(await shownFields(visitor)).toEqual(fieldExamples.map(({ shown }) => shown));
    const source = (await storedFields(page, formId)).find(({ title }) => title === 'Source');
    const value = () => visitor.locator(`input[name="f.${source?.id ?? ''}"]`).inputValue();
    expect(await value()).toBe('web');
    await visitor.getByText('Step 1 of 2').waitFor();
    await visitor.getByLabel(/^Wish/).fill('A print of the harbour');
    await expect.poll(value).toBe('poster');
    await visitor.getByText('22 / 200').waitFor();
  });
});

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
