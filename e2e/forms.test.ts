import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { failAtGateway } from './setup/fail-at-gateway.ts';
import { findViolations } from './setup/find-violations.ts';
import { holdRequests } from './setup/hold-requests.ts';
import { idOf } from './setup/open-canvas.ts';
import { takeScreenshot } from './setup/take-screenshot.ts';
import { CONTACT, formsSite, LOCKED } from './setup/sites/forms-site.ts';
import { openFolder } from './setup/sites/open-folder.ts';
import { phone } from './setup/sites/open-shop.ts';

/** Twenty submissions in ten minutes from one network: tests share what is left of them. */
const site = await openFolder('forms', formsSite);

const button = (page: Page, name = 'Submit'): Locator => page.getByRole('button', { name });
const first = (page: Page): Locator => page.getByLabel('First Name');
const email = (page: Page): Locator => page.getByLabel(/^Email/);
const errors = (page: Page): Promise<string[]> => page.locator('.field-error:visible').allTextContents();
const notices = (page: Page): Promise<string[]> => page.locator('.sw-form-notice:visible').allTextContents();

const fill = async (page: Page): Promise<void> => {
  await first(page).fill('Ada');
  await email(page).fill('ada@b.example');
};

describe('[FORM-09] a form that is sent', () => {
  it('is locked meanwhile, unlocked by a failure, and replaced by its message and code', async () => {
    const { page, faults } = await site.visit('/contact?source=poster');
    await fill(page);
    const save = '**/api/form/SaveFormSubmission';
    await page.route(save, (route) => failAtGateway(route, 500));
    await button(page).click();
    await expect.poll(() => notices(page)).toEqual(['Unable to send form. Please try again later.']);
    expect(await button(page).isEnabled()).toBe(true);
    expect(await first(page).inputValue()).toBe('Ada');
    await page.unroute(save);
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

  it('has pages with a way back and forth, and leads to another page in the end', async () => {
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
});

describe('a form on a page', () => {
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
    await page.getByText('Almost done: open the email that we sent to ada@b.example and confirm.').waitFor();
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

type SentBody = Readonly<Record<string, unknown>>;

/** Requests that a page sends which is out of date or was changed, and what the server says about them. */
const refusals: readonly {
  readonly what: string;
  readonly change: (sent: SentBody) => object;
  readonly message: string;
}[] = [
  {
    what: 'from a locked page',
    change: () => ({ pageId: LOCKED }),
    message: 'Unable to submit form. Please try again later.',
  },
  {
    what: 'of a form that is gone',
    change: () => ({ formId: idOf(99) }),
    message: 'This form has not been configured yet.',
  },
  {
    what: 'under a forged key',
    change: () => ({ key: 'a.b.c' }),
    message: 'Error processing form submission. Please reload and try again.',
  },
  {
    what: 'that cannot be read',
    change: () => ({ form: '{' }),
    message: 'Could not parse the form fields, please check your entries.',
  },
  {
    what: 'without a proof of work',
    change: () => ({ proof: undefined }),
    message: 'Complete CAPTCHA before submitting.',
  },
  {
    what: 'with a wrong proof of work',
    change: ({ proof }) => ({ proof: { ...(proof as object), number: 0 } }),
    message: 'reCAPTCHA failed. Refresh this page and try again.',
  },
];

describe('[FORM-11] a form that cannot be sent says why', () => {
  const save = '**/api/form/SaveFormSubmission';

  /** The real request with another content. */
  const changeRequest = async (page: Page, change: (sent: SentBody) => object): Promise<void> => {
    await page.route(save, (route) => {
      const sent = route.request().postDataJSON() as SentBody;
      return route.continue({ postData: JSON.stringify({ ...sent, ...change(sent) }) });
    });
  };

  it('without a connection, without a key and after a fault of the server; it can be sent again', async () => {
    const { page } = await site.visit('/contact');
    await fill(page);
    const key = '**/api/form/FormSubmissionKey*';
    await page.route(key, (route) => failAtGateway(route));
    await button(page).click();
    await expect
      .poll(() => notices(page))
      .toEqual(['Could not get a form submission key, please try again later.']);
    await page.unroute(key);
    await page.route(save, (route) => route.abort());
    await button(page).click();
    await expect.poll(() => notices(page)).toEqual(['Unknown error, please try again later.']);
    await page.unroute(save);
    await page.route(save, (route) => failAtGateway(route, 500));
    await button(page).click();
    await expect.poll(() => notices(page)).toEqual(['Unable to send form. Please try again later.']);
    await page.unroute(save);
    expect(await first(page).inputValue()).toBe('Ada');
    await button(page).click();
    await page.getByText('Thank you, we will write back.').waitFor();
  });

  it.each(refusals)('if it is one $what', async ({ change, message }) => {
    const { page } = await site.visit('/contact');
    await fill(page);
    await changeRequest(page, change);
    await button(page).click();
    await expect.poll(() => notices(page)).toEqual([message]);
    expect(await first(page).inputValue()).toBe('Ada');
  });

  it('above the fields and at both ends if the form was changed meanwhile', async () => {
    const { page } = await site.visit('/contact');
    await fill(page);
    await changeRequest(page, () => ({ form: { email: 'ada@b.example' } }));
    await button(page).click();
    await expect.poll(() => errors(page)).toEqual(['Required']);
    expect(await notices(page)).toEqual([
      'Your form has encountered a problem. Please scroll down to review.',
      'One or more fields is invalid, please check your entries.',
      'Your form has encountered a problem. Please scroll up to review.',
    ]);
  });

  it('at its end alone if it is a newsletter', async () => {
    const { page } = await site.visit('/news');
    await button(page, 'Sign up').click();
    await expect.poll(() => errors(page)).toEqual(['Required']);
    expect(await notices(page)).toEqual([
      'One or more fields is invalid, please check your entries.',
      'Update the missing or invalid information above.',
    ]);
  });

  it('if there were too many', async () => {
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
