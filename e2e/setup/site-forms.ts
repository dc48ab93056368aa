import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { callApi } from './call-api.ts';
import { idOf } from './open-canvas.ts';
import type { Place } from './sign-in.ts';

let made = 0;

/** A form as the owner's app makes one, published. */
export const publishForm = async (page: Page, content: object): Promise<string> => {
  made += 1;
  const [id, commandId] = [idOf(500 + made), idOf(900 + made)];
  await callApi(page, '/api/documents/commands', {
    method: 'POST',
    body: { commandId, label: 'Add form', steps: [{ kind: 'form', id, op: 'create', content }] },
  });
  await callApi(page, `/api/documents/form/${id}/publish`, { method: 'POST', body: { baseRevision: 1 } });
  return id;
};

/** Sends answers as the script of a page does. */
export const sendAnswers = async (
  { browser, origin }: Place,
  formId: string,
  ...answers: readonly object[]
): Promise<void> => {
  const context = await browser.newContext({ baseURL: origin });
  await context.request.get('/');
  const crumb = (await context.cookies()).find(({ name }) => name === 'crumb')?.value ?? '';
  const headers = { origin, 'x-csrf-token': crumb };
  for (const form of answers) {
    const keyed = await context.request.post('/api/form/FormSubmissionKey', { headers, data: {} });
    const { data } = (await keyed.json()) as { data: { key: string } };
    const body = { formId, form, key: data.key, pageTitle: 'Contact', pagePath: '/contact' };
    const sent = await context.request.post('/api/form/SaveFormSubmission', { headers, data: body });
    expect(sent.status()).toBe(200);
  }
  await context.close();
};

export const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

export const saved = async (page: Page): Promise<void> => {
  await expect.poll(() => page.locator('.save-status').textContent()).toBe('Saved');
};

export const fieldsOf = (page: Page): Locator => page.getByRole('grid', { name: 'Fields' });

export const contactForm = (name: string) => ({
  name,
  fields: [
    { id: 'name', type: 'name', title: 'Name' },
    { id: 'email', type: 'email', title: 'Email' },
    { id: 'text', type: 'textarea', title: 'Message' },
  ],
  captchaEnabled: false,
  retentionDays: 90,
});
