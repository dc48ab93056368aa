import { formCalls } from '@sitewright/api/forms';
import { like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../http/http-tables.ts';
import { accept, createTestDatabase, startTestApp, type TestBrowser } from '../testing/index.ts';
import { changeForm, field, publishForm, sendForm, solve } from './testing/form-visitor.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('many-submissions');
const owner = await app.signIn(site);
const simple = { name: 'Simple', fields: [field({})], captchaEnabled: false };
const formId = await publishForm(owner, simple);
const mailedId = await publishForm(owner, { ...simple, storage: { emails: ['owner@example.com'] } });
/** Limits count ten minutes. */
beforeEach(async () => {
  app.clock.now = new Date(app.clock.now.getTime() + 601_000);
  await database.delete(rateLimits);
});

const visit = async (): Promise<TestBrowser> => {
  const browser = app.visit(site);
  await browser.open('/');
  return browser;
};
const countOf = async (search: string): Promise<number> =>
  accept(await owner.client.send(formCalls.listSubmissions, { query: { search } })).count;
const newKey = async (browser: TestBrowser, id = formId): Promise<string> =>
  accept(await browser.client.send(formCalls.createKey, { query: { formId: id } })).data.key;
const send = (browser: TestBrowser, key: string, message: string, id = formId) =>
  browser.client.send(formCalls.saveSubmission, { body: { formId: id, key, form: { message } } });

describe('submissions at the same time', () => {
  it('are all stored, each once', async () => {
    const browser = await visit();
    const keys = await Promise.all(Array.from({ length: 18 }, () => newKey(browser)));
    const outcomes = await Promise.all(keys.map((key, at) => send(browser, key, `crowd ${at}`)));
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
    expect(await countOf('crowd')).toBe(18);
  });

  it.each([
    ['a simple form', formId],
    ['a form that is mailed', mailedId],
  ])('under one key are one submission of %s, or refused', async (_name, id) => {
    const browser = await visit();
    const key = await newKey(browser, id);
    const same = await Promise.all(Array.from({ length: 5 }, () => send(browser, key, `same ${id}`, id)));
    expect(same.filter(({ ok }) => !ok)).toEqual([]);
    expect(await countOf(`same ${id}`)).toBe(1);
    const other = await newKey(browser, id);
    const texts = ['left', 'right'].map((side) => `${side} ${id}`);
    const outcomes = await Promise.all(texts.map((text) => send(browser, other, text, id)));
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
      refusal: { message: 'Error processing form submission. Please reload and try again.' },
    });
    expect((await countOf(`left ${id}`)) + (await countOf(`right ${id}`))).toBe(1);
  });
});

describe('a form that changed since it was last sent', () => {
  it('is checked as it is now, whatever was remembered of it', async () => {
    const browser = await visit();
    const id = await publishForm(owner, { ...simple, name: 'Changing' });
    accept(await sendForm(browser, id, { form: { message: 'x' }, hasProof: false }));
    await changeForm(owner, id, { ...simple, fields: [field({ maxLength: 2 })] });
    expect(await sendForm(browser, id, { form: { message: 'xxx' }, hasProof: false })).toMatchObject({
      refusal: { errors: { message: 'You have exceeded the character limit.' } },
    });
    await changeForm(owner, id, { ...simple, fields: [field({})] });
    accept(await sendForm(browser, id, { form: { message: 'xxx' }, hasProof: false }));
    await changeForm(owner, id, { name: 'Changing', fields: [field({})] });
    expect(await sendForm(browser, id, { form: { message: 'y' }, hasProof: false })).toMatchObject({
      refusal: { message: 'Complete CAPTCHA before submitting.' },
    });
    accept(await sendForm(browser, id, { form: { message: 'y' } }));
  });
});

describe('limits', () => {
  it.each([
    ['a simple form', formId],
    ['a form that is mailed', mailedId],
  ])('count what other nodes stored of %s', async (_name, id) => {
    const browser = await visit();
    const post = async () =>
      sendForm(browser, id, {
        form: { message: `node ${id} ${String(app.clock.now.getTime())}` },
        hasProof: false,
      });
    accept(await post());
    const isForms = like(rateLimits.scope, 'forms.saveSubmission:%');
    await database.update(rateLimits).set({ count: 19 }).where(isForms);
    accept(await post());
    const stored = await countOf(`node ${id}`);
    expect(await post()).toMatchObject({
      refusal: {
        status: 429,
        message: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
      },
    });
    expect(await countOf(`node ${id}`)).toBe(stored);
    app.clock.now = new Date(app.clock.now.getTime() + 601_000);
    accept(await post());
  });

  it.each([false, true])('let a proof of work be used once (mailed: %s)', async (isMailed) => {
    const browser = await visit();
    const storage = isMailed ? { storage: { emails: ['owner@example.com'] } } : {};
    const id = await publishForm(owner, { name: 'Proved', fields: [field({})], ...storage });
    const challenge = accept(
      await browser.client.send(formCalls.createChallenge, { params: { formId: id } }),
    );
    const proof = solve(challenge);
    const post = async (message: string, key: string) =>
      browser.client.send(formCalls.saveSubmission, { body: { formId: id, key, form: { message }, proof } });
    const key = await newKey(browser, id);
    for (const outcome of await Promise.all(Array.from({ length: 4 }, () => post('first', key))))
      accept(outcome);
    accept(await post('first', key));
    expect(await post('second', await newKey(browser, id))).toMatchObject({
      refusal: { status: 400, message: 'reCAPTCHA failed. Refresh this page and try again.' },
    });
  });
});
