import { formCalls } from '@sitewright/api/forms';
import { webhookCalls } from '@sitewright/api/webhooks';
import type { SiteForm } from '@sitewright/domain/forms';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { rateLimits } from '../http/http-tables.ts';
import { mailOutbox } from '../mail/index.ts';
import { accept, createTestDatabase, startTestApp } from '../testing/index.ts';
import { webhookDeliveries } from '../webhooks/webhooks-tables.ts';
import { formConsents } from '../mailing-list-records/mailing-list-records-tables.ts';
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
  const send = async (consentText: string | undefined, optIn: boolean) =>
    sendForm(await visitor(), id, { form: answers, optIn, ...(consentText && { consentText }) });
  const text = 'Sell my data';
  const storage = { mailingList: { name: 'News', optIn: 'checkbox' as const, text } };
  await changeForm(owner, id, { ...contact, name: 'Changed consent', storage });
  expect(await send('Send me news', true)).toMatchObject({
    refusal: { message: 'Error processing form submission. Please reload and try again.' },
  });
  expect(await send(undefined, true)).toMatchObject({ refusal: { code: 'form-key-invalid' } });
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
      consentText: 'Send me news',
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

const addWebhook = async (event: 'form.submitted' | 'comment.created') =>
  accept(
    await owner.client.send(webhookCalls.create, {
      body: { url: 'https://hooks.example/in', events: [event] },
    }),
  ).endpoint;
const deliveriesOf = async (formId: string) =>
  (await database.select().from(webhookDeliveries)).map(({ body }) => body).filter((b) => b.includes(formId));

it('a form that stores answers alone tells webhooks of them as soon as there is one that wants it', async () => {
  const id = await publishForm(owner, { name: 'Plain', fields: contact.fields });
  const send = async () => accept(await sendForm(await visitor(), id, { form: answers }));
  await send();
  await addWebhook('comment.created');
  await send();
  expect(await deliveriesOf(id)).toEqual([]);
  const endpoint = await addWebhook('form.submitted');
  await send();
  expect(await deliveriesOf(id)).toHaveLength(1);
  const { id: endpointId, url } = endpoint;
  const off = {
    params: { id: endpointId },
    body: { url, events: ['form.submitted' as const], isActive: false },
  };
  accept(await owner.client.send(webhookCalls.update, off));
  await send();
  expect(await deliveriesOf(id)).toHaveLength(1);
  accept(await owner.client.send(webhookCalls.remove, { params: { id: endpointId } }));
});

it('webhooks learn of suspected spam once, when an owner first says that it is none', async () => {
  const endpoint = await addWebhook('form.submitted');
  const id = await publishForm(owner, { name: 'Released', fields: contact.fields });
  const form = { email: 'released@b.example' };
  accept(await sendForm(await visitor(), id, { form, contactMe: 'filled in' }));
  const [sent] = (await list({ formId: id, state: 'spam' })).submissions;
  expect(await deliveriesOf(id)).toEqual([]);
  for (const state of ['inbox', 'spam', 'inbox'] as const)
    accept(await owner.client.send(formCalls.setSubmissionState, { body: { ids: [sent?.id ?? ''], state } }));
  const [body, ...more] = (await deliveriesOf(id)).map((text) => JSON.parse(text) as object);
  expect(body).toMatchObject({
    type: 'form.submitted',
    data: { id: sent?.id, formId: id, sender: 'released@b.example', submittedAt: sent?.submittedOn },
  });
  expect(more).toEqual([]);
  accept(await owner.client.send(webhookCalls.remove, { params: { id: endpoint.id } }));
});
