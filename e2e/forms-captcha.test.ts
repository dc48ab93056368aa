import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { callApi, sendAsOwner } from './setup/call-api.ts';
import { idOf } from './setup/open-canvas.ts';
import { routeRecaptcha } from './setup/route-recaptcha.ts';
import { signInTo, type Cookies } from './setup/sign-in.ts';
import { pageWith, plainTemplate } from './setup/sites/form-pages.ts';
import { openFolder } from './setup/sites/open-folder.ts';

const [CONTACT, NEWS] = [idOf(1), idOf(2)];
const email = { id: 'email', type: 'email', title: 'Email address', required: true };

const site = await openFolder('forms-captcha', {
  'site.json': { identifier: 'forms-captcha', title: 'Captcha', language: 'en-GB', currency: 'EUR' },
  [`forms/${CONTACT}.json`]: { name: 'Contact', fields: [email], captchaTheme: 'dark' },
  [`forms/${NEWS}.json`]: {
    name: 'News',
    fields: [email],
    storage: { mailingList: { name: 'News', optIn: 'always', text: 'You agree to get our news.' } },
  },
  'collections/contact.json': pageWith(10, 'Contact', { type: 9, value: { formId: CONTACT } }),
  'collections/news.json': pageWith(20, 'News', { type: 51, value: { formId: NEWS } }),
  'collections/join.json': pageWith(30, 'Join', { type: 9, value: { formId: NEWS } }),
  'navigation.json': { mainNav: [{ collectionId: 'contact' }] },
  ...plainTemplate,
});

let session: Cookies;
beforeAll(async () => {
  session = await signInTo(site);
});

const asOwner = async <Answer>(work: (page: Page) => Promise<Answer>): Promise<Answer> => {
  const context = await site.browser.newContext({ baseURL: site.origin, storageState: session });
  onTestFinished(() => context.close());
  return work(await context.newPage());
};

const SETTINGS = '/api/forms/captcha-settings';
const useCaptcha = (type: string, secret = 'secret', siteKey = 'the-site-key'): Promise<unknown> =>
  asOwner(async (page) => {
    const { revision } = await callApi<{ revision: number }>(page, SETTINGS);
    const body = { type, siteKey, secret, revision };
    return sendAsOwner(page, SETTINGS, { method: 'PUT', body });
  });

const sendersIn = (state: 'inbox' | 'spam'): Promise<(string | null)[]> =>
  asOwner(async (page) => {
    const path = `/api/forms/submissions?state=${state}`;
    const answer = await callApi<{ submissions: { sender: string | null }[] }>(page, path);
    return answer.submissions.map(({ sender }) => sender);
  });

const visit = async (path = '/contact', width = 1280) => {
  let requests: string[] = [];
  const viewport = { width, height: 800 };
  const { page } = await site.visit(path, { viewport }, async (tab) => {
    requests = await routeRecaptcha(tab);
  });
  return { page, requests };
};
const widget = (page: Page): Locator => page.getByRole('button', { name: "I'm not a robot" });
const submit = (page: Page): Locator => page.getByRole('button', { name: 'Submit' });
const address = (page: Page): Locator => page.getByLabel(/^Email address/);
const notices = (page: Page): Promise<string[]> => page.locator('.sw-form-notice:visible').allTextContents();
const thanks = (page: Page): Promise<void> => page.getByText('Thank you!').waitFor();
const answerTokens = (page: Page, outcome: 'good' | 'low' | 'bad'): Promise<void> =>
  page.evaluate((wanted) => {
    Object.assign(window, { captchaOutcome: wanted });
  }, outcome);

describe('the bot check of a form', () => {
  it('[FORM-16] is a trap and a proof of work, with nothing from outside, until a provider is set up', async () => {
    const outside: string[] = [];
    const watch = async (tab: Page): Promise<void> => {
      tab.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol !== 'data:' && !hostname.endsWith('localhost')) outside.push(request.url());
      });
      await routeRecaptcha(tab);
    };
    const send = async (sender: string, trap: string) => {
      const { page } = await site.visit('/contact', {}, watch);
      const sent = page.waitForRequest('**/api/form/SaveFormSubmission');
      await address(page).fill(sender);
      // As programs fill in every field; people do not see this one.
      await page.locator('.sw-form-trap input').evaluate((input: HTMLInputElement, text) => {
        input.value = text;
      }, trap);
      await submit(page).click();
      await thanks(page);
      return (await sent).postDataJSON() as object;
    };
    expect(await send('person@b.example', '')).toMatchObject({
      proof: { number: expect.any(Number) as number },
    });
    await send('program@b.example', 'https://casino.example');
    expect(outside).toEqual([]);
    expect(await sendersIn('inbox')).toEqual(['person@b.example']);
    expect(await sendersIn('spam')).toEqual(['program@b.example']);

    await useCaptcha('recaptcha-v3');
    const proved = await send('provider@b.example', '');
    expect(proved).toMatchObject({ captchaKey: expect.stringMatching(/^good:form:/) as string });
    expect(proved).not.toHaveProperty('proof');
    expect(outside).toEqual(['https://www.google.com/recaptcha/api.js?render=the-site-key']);
    await send('trapped@b.example', 'https://casino.example');
    expect(await sendersIn('spam')).toContain('trapped@b.example');
  });
});

describe('a form that is checked by reCAPTCHA', () => {
  it('[FORM-10 (rule)] v2 is loaded with the first use, solved, reset by a failure and gone with the form', async () => {
    await useCaptcha('recaptcha-v2');
    const { page, requests } = await visit();
    expect(requests).toEqual([]);
    await address(page).fill('v2@b.example');
    await widget(page).waitFor();
    expect(requests).toEqual(['https://www.google.com/recaptcha/api.js?render=explicit']);
    expect(await widget(page).evaluate(({ dataset }) => ({ ...dataset }))).toEqual({
      size: 'normal',
      theme: 'dark',
      key: 'the-site-key',
    });
    await submit(page).click();
    await expect.poll(() => notices(page)).toEqual(['Complete CAPTCHA before submitting.']);
    expect(await submit(page).isDisabled()).toBe(true);
    await answerTokens(page, 'bad');
    await widget(page).click();
    await submit(page).click();
    await expect.poll(() => notices(page)).toEqual(['reCAPTCHA failed. Refresh this page and try again.']);
    await expect.poll(() => submit(page).isDisabled()).toBe(true);
    expect(await widget(page).getAttribute('aria-pressed')).toBe('false');
    await answerTokens(page, 'good');
    await widget(page).click();
    await submit(page).click();
    await thanks(page);
    expect(await widget(page).count()).toBe(0);
    expect(await sendersIn('inbox')).toContain('v2@b.example');
  });

  it.each([
    ['compact', 300],
    ['normal', 400],
  ])('[FORM-19] v2 is loaded from its provider and %s in a window of %i pixels', async (size, width) => {
    await useCaptcha('recaptcha-v2');
    const { page, requests } = await visit('/contact', width);
    expect(requests).toEqual([]);
    await address(page).focus();
    expect(await widget(page).getAttribute('data-size')).toBe(size);
    expect(await widget(page).getAttribute('data-key')).toBe('the-site-key');
    expect(requests).toEqual(['https://www.google.com/recaptcha/api.js?render=explicit']);
  });

  it.each([
    ['newsletter', '/news'],
    ['form', '/join'],
  ])('v3 has no widget; its tokens name what is sent by a %s block', async (kind, path) => {
    await useCaptcha('recaptcha-v3');
    const { page, requests } = await visit(path);
    const sent = page.waitForRequest('**/api/form/SaveFormSubmission');
    await address(page).fill(`${kind}@b.example`);
    await submit(page).click();
    // Its list asks for a confirmation.
    await page
      .getByText(`Almost done: open the email that we sent to ${kind}@b.example and confirm.`)
      .waitFor();
    expect(requests).toEqual(['https://www.google.com/recaptcha/api.js?render=the-site-key']);
    const { captchaKey } = (await sent).postDataJSON() as { captchaKey: string };
    expect(captchaKey).toMatch(/^good:newsletter:/);
    expect(await sendersIn('inbox')).toContain(`${kind}@b.example`);
  });

  it('Enterprise moves what it doubts to spam; the visitor is thanked all the same', async () => {
    await useCaptcha('recaptcha-enterprise', 'my-project:api-key');
    const { page, requests } = await visit();
    await answerTokens(page, 'low');
    await address(page).fill('low@b.example');
    await submit(page).click();
    await thanks(page);
    expect(requests).toEqual(['https://www.google.com/recaptcha/enterprise.js?render=the-site-key']);
    expect(await sendersIn('spam')).toContain('low@b.example');
    expect(await sendersIn('inbox')).not.toContain('low@b.example');
  });

  it('[FORM-10 (rule)] says that it has not been set up where the provider does not know the key', async () => {
    await useCaptcha('recaptcha-v2', 'secret', 'unknown-key');
    const { page } = await visit();
    await address(page).fill('ada@b.example');
    await expect.poll(() => notices(page)).toEqual(['ReCaptcha has not been set up!']);
  });

  it('says so where the script of the provider cannot be loaded, and loses no answer', async () => {
    await useCaptcha('recaptcha-v3');
    const { page } = await site.visit('/contact', {}, async (tab) => {
      await tab.route('https://www.google.com/**', (route) => route.abort());
    });
    const failed = ['reCAPTCHA failed. Refresh this page and try again.'];
    await address(page).fill('ada@b.example');
    await expect.poll(() => notices(page)).toEqual(failed);
    await submit(page).click();
    await expect.poll(() => submit(page).isEnabled()).toBe(true);
    await expect.poll(() => notices(page)).toEqual(failed);
    expect(await address(page).inputValue()).toBe('ada@b.example');
  });
});
