import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { failAtGateway } from './setup/fail-at-gateway.ts';
import { findViolations } from './setup/find-violations.ts';
import { holdRequests } from './setup/hold-requests.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';
import { openFolder } from './setup/sites/open-folder.ts';
import { phone } from './setup/sites/open-shop.ts';

const idOf = (number: number): string => `69158c0f${String(number).padStart(16, '0')}`;
const region = `<!doctype html>
<html lang="{website.language|htmltag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{website.siteTitle}</title><link rel="icon" href="data:,">{squarespace-headers}</head>
<body><main><h1>{collection.title}</h1>{squarespace.main-content}</main>{squarespace-footers}</body></html>`;

const pageWith = (number: number, title: string, block: object) => ({
  title,
  sections: [
    {
      id: idOf(number),
      theme: 'paper',
      blocks: [
        {
          id: idOf(number + 1),
          desktop: { columnStart: 1, columnEnd: 13, rowStart: 1, rowEnd: 2 },
          ...block,
        },
      ],
    },
  ],
});
const [CONTACT, PAGED, FILES, NEWS, LOCKED] = [idOf(1), idOf(2), idOf(3), idOf(4), idOf(5)];

/** Twenty submissions in ten minutes from one network: tests share what is left of them. */
const site = await openFolder('forms', {
  'site.json': { identifier: 'forms', title: 'Forms', language: 'en-GB', currency: 'EUR' },
  [`forms/${CONTACT}.json`]: {
    name: 'Contact',
    fields: [
      { id: 'name', type: 'name', title: 'Name', required: true },
      { id: 'email', type: 'email', title: 'Email', required: true },
      { id: 'topic', type: 'radio', title: 'Topic', options: ['Order', 'Press'] },
      {
        id: 'number',
        type: 'text',
        title: 'Order number',
        required: true,
        condition: { field: 'topic', operator: 'is', value: 'Order' },
      },
      { id: 'message', type: 'textarea', title: 'Message', maxLength: 20 },
      { id: 'from', type: 'hidden', title: 'From', key: 'source' },
    ],
    parsedSubmissionMessage: '<p>Thank you, we will write back.</p>',
    submissionHTML:
      "<p>Code of the owner</p><script>document.documentElement.dataset.sent = document.querySelector('.sw-form-result p').textContent</script>",
  },
  [`forms/${PAGED}.json`]: {
    name: 'Survey',
    fields: [
      { id: 'a', type: 'text', title: 'First question', required: true },
      { id: 'p', type: 'page', title: 'Second part' },
      { id: 'b', type: 'text', title: 'Second question', required: true },
    ],
    successRedirect: '/thanks',
  },
  [`forms/${FILES}.json`]: {
    name: 'Application',
    fields: [{ id: 'photo', type: 'file', title: 'Photo', required: true, fileGroups: ['images'] }],
  },
  [`forms/${NEWS}.json`]: {
    name: 'News',
    fields: [{ id: 'email', type: 'email', title: 'Email address', required: true }],
    submitLabel: 'Sign up',
    storage: { mailingList: { name: 'News', optIn: 'always', text: 'You agree to get our news.' } },
  },
  'collections/contact.json': pageWith(10, 'Contact', { type: 9, value: { formId: CONTACT } }),
  'collections/survey.json': pageWith(20, 'Survey', { type: 9, value: { formId: PAGED } }),
  'collections/apply.json': pageWith(30, 'Apply', {
    type: 9,
    value: { formId: FILES, display: 'lightbox', buttonLabel: 'Apply now' },
  }),
  'collections/news.json': pageWith(40, 'News', {
    type: 51,
    value: { formId: NEWS, title: 'Stay in touch' },
  }),
  'collections/thanks.json': { title: 'Thanks' },
  'collections/members.json': { id: LOCKED, title: 'Members', permission: 3 },
  'navigation.json': { mainNav: [{ collectionId: 'contact' }] },
  'template/template.conf': '{"layouts": {"default": {"regions": ["site"]}}}',
  'template/site.region': region,
});

const button = (page: Page, name = 'Submit'): Locator => page.getByRole('button', { name });
const first = (page: Page): Locator => page.getByLabel('First Name');
const email = (page: Page): Locator => page.getByLabel(/^Email/);
const errors = (page: Page): Promise<string[]> => page.locator('.field-error:visible').allTextContents();
const notices = (page: Page): Promise<string[]> => page.locator('.sw-form-notice:visible').allTextContents();

const fill = async (page: Page): Promise<void> => {
  await first(page).fill('Ada');
  await email(page).fill('ada@b.example');
};

describe('a form on a page', () => {
  it('[FORM-09 (rule)] is locked while it is sent, and replaced by its message and code', async () => {
    const { page, faults } = await site.visit('/contact?source=poster');
    await fill(page);
    const save = '**/api/form/SaveFormSubmission';
    const release = await holdRequests(page, save);
    const sent = page.waitForRequest(save);
    await button(page).click();
    const locked = page.getByRole('button', { name: 'Submitting…' });
    await locked.waitFor();
    expect(await locked.isDisabled()).toBe(true);
    release();
    await page.getByText('Thank you, we will write back.').waitFor();
    expect(await page.locator('form').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.dataset['sent'])).toBe(
      'Thank you, we will write back.',
    );
    expect(await page.getByText('Code of the owner').isVisible()).toBe(true);
    expect((await sent).postDataJSON()).toMatchObject({
      contentSource: 'c',
      pagePath: '/contact',
      form: { from: 'poster' },
    });
    expect(faults).toEqual([]);
  });

  it('[FORM-07 FORM-18] is checked by the page, then by the server, and only then sent', async () => {
    const { page } = await site.visit('/contact');
    const requests: string[] = [];
    page.on('request', (request) => {
      const [, name] =
        /\/api\/(?:rest\/forms|form)\/(validate|\w+Key|\w+Submission)/.exec(request.url()) ?? [];
      if (name) requests.push(name);
    });
    await first(page).focus();
    await button(page).click();
    await expect.poll(() => errors(page)).toEqual(['Required', 'Required']);
    expect(requests).toEqual([]);
    await fill(page);
    const validate = '**/api/rest/forms/validate/*';
    // As a page sends it that is out of date.
    await page.route(validate, (route) =>
      route.continue({ postData: JSON.stringify({ email: 'ada@b.example' }) }),
    );
    await button(page).click();
    await expect.poll(() => errors(page)).toEqual(['Required']);
    const item = page.locator('.form-item.name');
    const [message, title] = [
      await item.locator('.field-error').boundingBox(),
      await item.locator('.title').boundingBox(),
    ];
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
    expect(requests).toEqual(['validate']);
    await page.unroute(validate);
    const [checked, key, saved] = [
      page.waitForRequest(validate),
      page.waitForRequest('**/api/form/FormSubmissionKey*'),
      page.waitForRequest('**/api/form/SaveFormSubmission'),
    ];
    await button(page).click();
    await page.getByText('Thank you, we will write back.').waitFor();
    expect(requests).toEqual(['validate', 'validate', 'FormSubmissionKey', 'SaveFormSubmission']);
    expect((await checked).postDataJSON()).toMatchObject({ name: ['Ada', ''], email: 'ada@b.example' });
    expect((await key).postData()).toBeNull();
    expect((await (await saved).allHeaders())['cookie']).toContain('crumb=');
    expect((await saved).postDataJSON()).not.toHaveProperty('captchaKey');
  });

  it('[FORM-17 FORM-20] tells what is wrong above each field, at its ends, and no longer once it is right', async () => {
    const { page } = await site.visit('/contact', phone);
    await first(page).focus();
    await button(page).click();
    await expect.poll(() => errors(page)).toEqual(['Required', 'Required']);
    expect(await notices(page)).toEqual([
      'Your form has encountered a problem. Please scroll down to review.',
      'One or more fields is invalid, please check your entries.',
      'Your form has encountered a problem. Please scroll up to review.',
    ]);
    await takeScreenshot(page, 'form-errors');
    expect(await first(page).getAttribute('aria-invalid')).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('f.name.0');
    expect(await findViolations(page)).toEqual([]);
    await fill(page);
    expect(await errors(page)).toEqual([]);
    expect(await notices(page)).toEqual([]);
    expect(await first(page).getAttribute('aria-invalid')).toBeNull();
    await email(page).fill('ada');
    await page.getByLabel('Message').fill('x'.repeat(21));
    expect(await page.locator('.sw-form-counter').textContent()).toBe('21 / 20');
    await button(page).click();
    await expect
      .poll(() => errors(page))
      .toEqual([
        'Email is not valid. Email addresses should follow the format user@domain.com.',
        'You have exceeded the character limit.',
      ]);
  });

  it.each(['/contact', '/survey', '/apply', '/news'])(
    'loads no script on %s before it is used',
    async (path) => {
      const { page } = await site.visit(path);
      await page.waitForLoadState('networkidle');
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? ''),
      );
      expect(scripts.filter((name) => /^main-.*\.js$/.test(name))).toHaveLength(1);
      expect(scripts.filter((name) => name.endsWith('.js') && !name.startsWith('main-'))).toEqual([]);
    },
  );

  it('replays a press of the button while its code is still being loaded', async () => {
    const { page } = await site.visit('/contact');
    const release = await holdRequests(page, '**/page-form-*.js');
    await button(page).click();
    expect(await errors(page)).toEqual([]);
    release();
    await expect.poll(() => errors(page)).toEqual(['Required', 'Required']);
  });

  it('shows fields by the answers to others', async () => {
    const { page } = await site.visit('/contact');
    const number = page.getByLabel('Order number');
    await page.getByLabel('Press').check();
    await expect.poll(() => number.isVisible()).toBe(false);
    await page.getByLabel('Order', { exact: true }).check();
    await number.waitFor();
    await fill(page);
    await button(page).click();
    await expect.poll(() => errors(page)).toEqual(['Required']);
  });

  it('[FORM-11 (rule)] says why it could not be sent, keeps the answers and can be sent again', async () => {
    const { page } = await site.visit('/contact');
    await fill(page);
    const key = '**/api/form/FormSubmissionKey*';
    await page.route(key, (route) => failAtGateway(route));
    await button(page).click();
    await expect
      .poll(() => notices(page))
      .toEqual(['Could not get a form submission key, please try again later.']);
    await page.unroute(key);
    const save = '**/api/form/SaveFormSubmission';
    await page.route(save, (route) => failAtGateway(route, 500));
    await button(page).click();
    await expect.poll(() => notices(page)).toEqual(['Unable to send form. Please try again later.']);
    await page.unroute(save);
    expect(await button(page).isEnabled()).toBe(true);
    expect(await first(page).inputValue()).toBe('Ada');
    await button(page).click();
    await page.getByText('Thank you, we will write back.').waitFor();
  });

  /** The real request with another content, as a page sends it that is out of date. */
  const changeRequest = async (page: Page, change: object): Promise<void> => {
    await page.route('**/api/form/SaveFormSubmission', (route) =>
      route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), ...change }) }),
    );
  };
  it.each([
    ['from a locked page', { pageId: LOCKED }, 'Unable to submit form. Please try again later.'],
    ['of a form that is gone', { formId: idOf(99) }, 'This form has not been configured yet.'],
    [
      'under a forged key',
      { key: 'a.b.c' },
      'Error processing form submission. Please reload and try again.',
    ],
    ['that cannot be read', { form: '{' }, 'Could not parse the form fields, please check your entries.'],
    ['without a proof of work', { proof: undefined }, 'Complete CAPTCHA before submitting.'],
  ])('[FORM-11 (rule)] shows the server’s message about one %s', async (_what, change, message) => {
    const { page } = await site.visit('/contact');
    await fill(page);
    await changeRequest(page, change);
    await button(page).click();
    await expect.poll(() => notices(page)).toEqual([message]);
    expect(await first(page).inputValue()).toBe('Ada');
  });

  it('[FORM-11 (rule)] shows messages of the server above the fields of a form that was changed meanwhile', async () => {
    const { page } = await site.visit('/contact');
    await fill(page);
    await changeRequest(page, { form: { email: 'ada@b.example' } });
    await button(page).click();
    await expect.poll(() => errors(page)).toEqual(['Required']);
    expect(await notices(page)).toContain('One or more fields is invalid, please check your entries.');
  });

  it('[FORM-11 (rule)] says that something unknown happened where nobody answers', async () => {
    const { page } = await site.visit('/contact');
    await fill(page);
    await page.route('**/api/form/SaveFormSubmission', (route) => route.abort());
    await button(page).click();
    await expect.poll(() => notices(page)).toEqual(['Unknown error, please try again later.']);
  });

  it('[FORM-09 (rule)] has pages with a way back and forth, and leads to another page in the end', async () => {
    const { page } = await site.visit('/survey');
    await page.getByText('Step 1 of 2').waitFor();
    await button(page, 'Next').click();
    await expect.poll(() => errors(page)).toEqual(['Required']);
    expect(await notices(page)).toEqual(['Update the missing or invalid information above.']);
    await page.getByLabel('First question').fill('One');
    expect(await notices(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText('Step 2 of 2').waitFor();
    await button(page, 'Back').click();
    expect(await page.getByLabel('First question').inputValue()).toBe('One');
    await button(page, 'Next').click();
    await page.getByLabel('Second question').fill('Two');
    expect(await findViolations(page)).toEqual([]);
    await button(page).click();
    await page.waitForURL('**/thanks');
  });

  it('in a lightbox takes a file, refuses a disguised one, and closes with Escape', async () => {
    const { page } = await site.visit('/apply');
    await button(page, 'Apply now').click();
    const dialog = page.getByRole('dialog', { name: 'Application' });
    await dialog.waitFor();
    const input = dialog.locator('input[type=file]');
    const exe = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('MZ\x90\x00') };
    await input.setInputFiles(exe);
    await expect
      .poll(() => errors(page))
      .toEqual([expect.stringContaining('This type of file is not accepted.')]);
    await input.setInputFiles({ ...exe, buffer: Buffer.from('89504e470d0a1a0a00', 'hex') });
    await dialog.getByRole('button', { name: 'Remove me.png' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Apply now');
    await button(page, 'Apply now').click();
    await button(page).click();
    await page.getByText('Thank you!').waitFor();
  });

  it('loads nothing from outside', async () => {
    const outside: string[] = [];
    const { page } = await site.visit('/news', {}, async (tab) => {
      tab.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol !== 'data:' && !hostname.endsWith('localhost')) outside.push(request.url());
      });
    });
    await page.getByText('You agree to get our news.').waitFor();
    await button(page, 'Sign up').click();
    await expect
      .poll(() => notices(page))
      .toEqual([
        'One or more fields is invalid, please check your entries.',
        'Update the missing or invalid information above.',
      ]);
    await email(page).fill('ada@b.example');
    await button(page, 'Sign up').click();
    await page.getByText('Thank you!').waitFor();
    expect(outside).toEqual([]);
  });
});

describe('a form without script', () => {
  const plain = { javaScriptEnabled: false };

  it('is sent, and says so on its page', async () => {
    const { page } = await site.visit('/contact', plain);
    await fill(page);
    await page.getByLabel('Order number').fill('7');
    await button(page).click();
    await page.getByText('Thank you, we will write back.').waitFor();
    expect(page.url()).not.toContain('Ada');
    expect(new URL(page.url()).pathname).toBe('/contact');
  });

  it('shows what is wrong, with the answers', async () => {
    const { page } = await site.visit('/contact', { ...plain, ...phone });
    await fill(page);
    await page.getByLabel('Message').fill('x'.repeat(30));
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await button(page).click();
    expect((await answer).status()).toBe(400);
    await page.getByText('You have exceeded the character limit.').waitFor();
    expect(await first(page).inputValue()).toBe('Ada');
    expect(await email(page).inputValue()).toBe('ada@b.example');
  });

  it('takes files', async () => {
    const { page } = await site.visit('/apply', plain);
    await page.getByText('Apply now').click();
    const buffer = Buffer.from('89504e470d0a1a0a00', 'hex');
    await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await button(page).click();
    await page.getByText('Thank you!').waitFor();
    expect(await page.locator('form').count()).toBe(0);
  });
});

describe('too many forms', () => {
  it('[FORM-11 (rule)] are refused with a text that says so', async () => {
    const { page } = await site.visit('/contact');
    await fill(page);
    const statuses = await page.evaluate(async (formId) => {
      const crumb = /(?:^|; )crumb=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const send = async () => {
        const headers = { 'content-type': 'application/json', 'x-csrf-token': crumb };
        const body = JSON.stringify({ formId, form: {}, key: 'a.b.c' });
        return (await fetch('/api/form/SaveFormSubmission', { method: 'POST', headers, body })).status;
      };
      const all: number[] = [];
      while (all.length < 30 && !all.includes(429)) all.push(await send());
      return all;
    }, CONTACT);
    expect(statuses.at(-1)).toBe(429);
    await button(page).click();
    await expect
      .poll(() => notices(page))
      .toEqual(['Unable to submit form. Submission rate limit exceeded. Please try again later.']);
  });
});
