import { formCalls } from '@sitewright/api/forms';
import type { SiteForm } from '@sitewright/domain/forms';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { rateLimits } from '../http/http-tables.ts';
import { mailOutbox } from '../mail/index.ts';
import { accept, createTestDatabase, startTestApp } from '../testing/index.ts';
import { formConsents } from './forms-tables.ts';
import { changeForm, field, publishForm, sendForm } from './testing/form-visitor.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('announcements');
const owner = await app.signIn(site);
beforeEach(() => database.delete(rateLimits));

const contact: SiteForm = {
  name: 'Contact',
  fields: [field({ id: 'email', type: 'email', title: 'Email', required: true })],
  storage: {
    emails: ['owner@example.com'],
    mailingList: { name: 'News', optIn: 'checkbox', text: 'Send me news' },
  },
};
const answers = { email: 'ada@b.example' };
const visitor = async () => {
  const browser = app.visit(site);
  await browser.open('/');
  return browser;
};
const list = async (query: object = {}) =>
  accept(await owner.client.send(formCalls.listSubmissions, { query }));

it('no consent is recorded to a text that the page did not show', async () => {
  const id = await publishForm(owner, { ...contact, name: 'Changed consent' });
  const send = async (consentText: string, optIn: boolean) =>
    sendForm(await visitor(), id, { form: answers, optIn, consentText });
  const text = 'Sell my data';
  const storage = { mailingList: { name: 'News', optIn: 'checkbox' as const, text } };
  await changeForm(owner, id, { ...contact, name: 'Changed consent', storage });
  expect(await send('Send me news', true)).toMatchObject({
    refusal: { message: 'Error processing form submission. Please reload and try again.' },
  });
  accept(await send('Send me news', false));
  expect(await database.select().from(formConsents).where(eq(formConsents.formId, id))).toEqual([]);
  accept(await send(text, true));
  const [consent] = await database.select().from(formConsents).where(eq(formConsents.formId, id));
  expect(consent).toMatchObject({ text });
});

it.each([
  '.evil.example/login',
  '//evil.example',
  '/a\n\nSign in: https://evil.example',
  'https://evil.example',
])('emails name no page that is not of the site: %j', async (pagePath) => {
  const id = await publishForm(owner, { ...contact, name: `Page ${pagePath.length}` });
  accept(await sendForm(await visitor(), id, { form: answers, pagePath }));
  const [sent] = (await list({ formId: id })).submissions;
  const emails = await database.select().from(mailOutbox);
  const email = emails.find(({ text }) => text.includes(sent?.id ?? '-'));
  expect(email?.text).toContain('Read it with all others:');
  expect(email?.text).not.toContain('evil.example');
});

it('consent and emails of what is no spam follow once, when an owner first says so', async () => {
  const id = await publishForm(owner, { ...contact, name: 'Suspected' });
  accept(
    await sendForm(await visitor(), id, {
      form: { ...answers, email: 'late@b.example' },
      optIn: true,
      contactMe: 'filled in by a program of the browser',
    }),
  );
  const [sent] = (await list({ formId: id, state: 'spam' })).submissions;
  const readMails = async () =>
    (await database.select().from(mailOutbox)).filter(({ text }) => text.includes('late@b.example'));
  const readConsents = () => database.select().from(formConsents).where(eq(formConsents.formId, id));
  expect([await readMails(), await readConsents()]).toEqual([[], []]);
  await changeForm(owner, id, { ...contact, name: 'Suspected', storage: {} });
  const submittedAt = new Date(sent?.submittedOn ?? '');
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  for (const state of ['inbox', 'spam', 'trash', 'inbox'] as const)
    accept(await owner.client.send(formCalls.setSubmissionState, { body: { ids: [sent?.id ?? ''], state } }));
  expect(await readConsents()).toMatchObject([
    { email: 'late@b.example', text: 'Send me news', formRevision: 1, givenAt: submittedAt },
  ]);
  expect((await readMails()).map(({ toAddress }) => toAddress)).toEqual(['owner@example.com']);
  expect((await list({ formId: id, state: 'inbox' })).submissions[0]).toMatchObject({ spamReason: null });
});
