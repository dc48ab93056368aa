// @vitest-environment happy-dom
import type { Outcome } from '@sitewright/api/client';
import { formVisitorCalls } from '@sitewright/api/forms';
import { siteFormTextsIn, type SiteField } from '@sitewright/domain/forms';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from './page-form.ts';
import { formClient, uploadClient } from './sending/form-client.ts';

const texts = siteFormTextsIn('en');

const inputOf = ({ id, type }: SiteField): string =>
  `<input name="f.${id}" type="${type === 'file' ? 'file' : 'text'}">`;

/** As `formMarkup` prints it. */
const showForm = async (fields: readonly SiteField[], data: object = {}): Promise<HTMLFormElement> => {
  const items = fields.map(
    (field) =>
      `<div class="form-item" data-field="${field.id}"${field.condition ? ' data-conditional hidden' : ''}>` +
      `<p class="field-error" id="e-${field.id}" hidden></p>${inputOf(field)}</div>`,
  );
  const place = document.createElement('sw-form');
  const page = { id: 'p', title: 'Contact', path: '/contact', isItem: false };
  place.dataset['form'] = JSON.stringify({ formId: 'a'.repeat(24), fields, texts, page, ...data });
  place.innerHTML =
    `<form>${items.join('')}<div class="captcha-container"></div>` +
    '<p class="form-notice-bottom" hidden></p><button class="sw-form-submit" data-on="Submitting…">Submit</button>' +
    '</form><div class="sw-form-result" tabindex="-1"></div>';
  document.body.replaceChildren(place);
  await mount(place);
  const form = place.querySelector('form');
  if (!form) throw new Error('The form is missing.');
  return form;
};

const fieldOf = (field: Partial<SiteField>): SiteField => ({ id: 'a', type: 'text', title: 'A', ...field });
const input = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name="f.${name}"]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
};
const enter = (name: string, value: string): void => {
  input(name).value = value;
  input(name).dispatchEvent(new Event('input', { bubbles: true }));
};
const press = (form: HTMLFormElement): void =>
  void form.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
const choose = (name: string): void => {
  const files = [new File(['x'], 'me.png')];
  Object.defineProperty(input(name), 'files', { value: files, configurable: true });
  input(name).dispatchEvent(new Event('input', { bubbles: true }));
};
const notice = (): string => document.querySelector('.form-notice-bottom')?.textContent ?? '';
const isSent = (): boolean => document.querySelector('form') === null;

const answered = (answer: unknown): Outcome<never> => ({ ok: true, answer: answer as never });
const refused = (code: string, status: number, message = code): Outcome<never> => ({
  ok: false,
  refusal: { code, status, message },
});
const lost = refused('network', 0);
const thanks = answered({ data: { message: '<p>Thanks</p>', html: '', redirect: null } });

/** Outcomes of sending; a key is as many letters as were requested. */
let outcomes: (Outcome<never> | Promise<Outcome<never>>)[] = [];
let keys: string[] = [];
let requestedKeys = 0;

const respond = async (call: object, { body }: { readonly body?: unknown }): Promise<Outcome<never>> => {
  if (call === formVisitorCalls.validate) return answered({ success: true });
  if (call === formVisitorCalls.createKey) {
    requestedKeys += 1;
    return answered({ data: { key: 'k'.repeat(requestedKeys) } });
  }
  keys.push((body as { readonly key: string }).key);
  return outcomes.shift() ?? thanks;
};

beforeEach(() => {
  outcomes = [];
  keys = [];
  requestedKeys = 0;
  vi.spyOn(formClient, 'send').mockImplementation(respond);
});
/** Uploads wait for what is returned. */
const holdUploads = (): ((outcome: Outcome<never>) => void) => {
  let finish: (outcome: Outcome<never>) => void = () => {};
  const outcome = new Promise<Outcome<never>>((resolve) => {
    finish = resolve;
  });
  vi.spyOn(uploadClient, 'send').mockReturnValue(outcome);
  return finish;
};
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('sends the same answers again with the same key after a lost response', async () => {
  outcomes = [lost];
  const form = await showForm([fieldOf({})]);
  enter('a', 'Hello');
  press(form);
  await expect.poll(notice).toBe(texts['unknown-error']);
  press(form);
  await expect.poll(isSent).toBe(true);
  expect(keys).toEqual(['k', 'k']);
});

it('sends other answers, and those of a refused key, with a new key', async () => {
  outcomes = [lost, refused('form-key-invalid', 400, 'Expired')];
  const form = await showForm([fieldOf({})]);
  enter('a', 'Hello');
  press(form);
  await expect.poll(notice).toBe(texts['unknown-error']);
  enter('a', 'Hello again');
  press(form);
  await expect.poll(notice).toBe('Expired');
  press(form);
  await expect.poll(isSent).toBe(true);
  expect(keys).toEqual(['k', 'kk', 'kkk']);
});

it('is sent once, however often the button is pressed while a file is being uploaded', async () => {
  const finish = holdUploads();
  const form = await showForm([fieldOf({ type: 'file', required: true })]);
  choose('a');
  press(form);
  press(form);
  const button = form.querySelector('button');
  expect([button?.disabled, button?.textContent]).toEqual([true, 'Submitting…']);
  await expect.poll(() => document.querySelector('.sw-form-files li')?.textContent).toContain('me.png');
  finish(answered({ id: 'f'.repeat(24), filename: 'me.png' }));
  await expect.poll(isSent).toBe(true);
  expect(keys).toEqual(['k']);
});

it('shows a field that depends on a file once the file is uploaded, until it is removed', async () => {
  const finish = holdUploads();
  const condition = { field: 'a', operator: 'answered' } as const;
  await showForm([fieldOf({ type: 'file' }), fieldOf({ id: 'b', required: true, condition })]);
  const item = document.querySelector<HTMLElement>('[data-field="b"]');
  choose('a');
  await expect.poll(() => document.querySelector('.sw-form-files li')?.textContent).toContain('me.png');
  expect(item?.hidden).toBe(true);
  finish(answered({ id: 'f'.repeat(24), filename: 'me.png' }));
  await expect.poll(() => item?.hidden).toBe(false);
  document.querySelector<HTMLButtonElement>('.sw-form-remove')?.click();
  expect(item?.hidden).toBe(true);
});

const recaptcha = (siteKey: string, type = 'recaptcha-v2') => ({
  captcha: { type, siteKey, action: 'form' },
});
/** Ends the loading of scripts in one way or the other. */
const endScripts = (event: 'load' | 'error') =>
  vi
    .spyOn(document.head, 'append')
    .mockImplementation((...nodes) =>
      nodes.forEach((node) => node instanceof Node && node.dispatchEvent(new Event(event))),
    );
const stubRecaptcha = (work: object): void =>
  void vi.stubGlobal('grecaptcha', { ready: (run: () => void) => run(), ...work });

it('[FORM-10 (rule)] says at once that reCAPTCHA has not been set up', async () => {
  await showForm([fieldOf({})], recaptcha(''));
  expect(notice()).toBe('ReCaptcha has not been set up!');
});

it('[FORM-10 (rule)] says that reCAPTCHA is not set up where Google does not know the key', async () => {
  endScripts('load');
  const fail = () => {
    throw new Error('Invalid site key or not loaded in api.js: wrong');
  };
  stubRecaptcha({ render: fail, execute: fail });
  await showForm([fieldOf({})], recaptcha('wrong'));
  await expect.poll(notice).toBe('ReCaptcha has not been set up!');
  press(await showForm([fieldOf({})], recaptcha('wrong', 'recaptcha-v3')));
  await expect.poll(notice).toBe('ReCaptcha has not been set up!');
  expect(keys).toEqual([]);
});

it.each([
  [319, 'compact'],
  [320, 'normal'],
])('[FORM-19 (rule)] in %i pixels the widget is %s', async (width, size) => {
  endScripts('load');
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  const render = vi.fn().mockReturnValue(0);
  stubRecaptcha({ render });
  await showForm([fieldOf({})], recaptcha('site-key'));
  await expect.poll(() => render.mock.lastCall?.[1]).toMatchObject({ sitekey: 'site-key', size });
});

it('says that reCAPTCHA failed as soon as its script could not be loaded', async () => {
  endScripts('error');
  const form = await showForm([fieldOf({})], recaptcha('blocked'));
  await expect.poll(notice).toBe(texts['captcha-failed']);
  press(form);
  await expect.poll(() => requestedKeys).toBe(1);
  await expect.poll(notice).toBe(texts['captcha-failed']);
  expect(keys).toEqual([]);
});

it('shows why a file was refused beside the messages of other fields', async () => {
  const finish = holdUploads();
  const form = await showForm([fieldOf({ required: true }), fieldOf({ id: 'b', type: 'file' })]);
  const messages = () => [...document.querySelectorAll('.field-error')].map(({ textContent }) => textContent);
  press(form);
  await expect.poll(messages).toEqual(['Required', '']);
  choose('b');
  finish(refused('form-file-refused', 400, 'Choose another file.'));
  await expect.poll(messages).toEqual(['Required', 'Choose another file.']);
});

it('can be pressed again after its faults were shown', async () => {
  const form = await showForm([fieldOf({ required: true })]);
  press(form);
  await expect.poll(() => document.querySelector('#e-a')?.textContent).toBe('Required');
  const button = form.querySelector('button');
  expect([button?.disabled, button?.textContent]).toEqual([false, 'Submit']);
});
