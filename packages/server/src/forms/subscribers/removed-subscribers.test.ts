import { activityCalls } from '@sitewright/api/activity';
import { formCalls } from '@sitewright/api/forms';
import type { SiteForm } from '@sitewright/domain/forms';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../../http/http-tables.ts';
import { accept, createTestDatabase, startTestApp } from '../../testing/index.ts';
import { field, publishForm, sendForm } from '../testing/form-visitor.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('removed-subscribers');
const owner = await app.signIn(site);
beforeEach(() => database.delete(rateLimits));

const email = field({ id: 'email', type: 'email', title: 'Email', required: true });
const newsletter = (list: string): SiteForm => ({
  name: list,
  fields: [email],
  storage: { mailingList: { name: list, optIn: 'always', text: 'I agree.' } },
});
const news = await publishForm(owner, newsletter('News'));
const offers = await publishForm(owner, newsletter('Offers'));
const contact = await publishForm(owner, { name: 'Contact', fields: [email] });

const send = async (formId: string, address: string, more: object = {}): Promise<void> => {
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  const visitor = app.visit(site);
  await visitor.open('/');
  accept(await sendForm(visitor, formId, { form: { email: address }, ...more }));
};

const subscribers = async (query: object = {}) =>
  accept(await owner.client.send(formCalls.listSubscribers, { query })).subscribers;
const emailsOf = async (query: object = {}) => (await subscribers(query)).map((each) => each.email);
const idsOf = async (query: object) => (await subscribers(query)).map(({ id }) => id);
const unsubscribe = async (ids: string[]) =>
  accept(await owner.client.send(formCalls.unsubscribe, { body: { ids } })).count;
const newsCount = async () =>
  accept(await owner.client.send(formCalls.listMailingLists, {})).lists.find(({ name }) => name === 'News')
    ?.subscriberCount;

describe('an unsubscribed address', () => {
  it('is no subscriber of that list any more, and its consents are kept with the time they ended', async () => {
    await send(news, 'ada@b.example');
    await send(news, 'ADA@b.example');
    await send(offers, 'ada@b.example');
    await send(news, 'bo@b.example');
    expect(await unsubscribe(await idsOf({ list: 'News', search: 'ada' }))).toBe(1);
    expect(await emailsOf({ list: 'News' })).toEqual(['bo@b.example']);
    expect(await emailsOf({ list: 'Offers' })).toEqual(['ada@b.example']);
    expect(await newsCount()).toBe(1);
    const ended = await subscribers({ list: 'News', state: 'unsubscribed', consents: 'all' });
    expect(ended).toMatchObject([
      { email: 'ADA@b.example', text: 'I agree.', unsubscribedOn: app.clock.now.toISOString() },
      { email: 'ada@b.example', text: 'I agree.', unsubscribedOn: app.clock.now.toISOString() },
    ]);
    expect(await unsubscribe(ended.map(({ id }) => id))).toBe(0);
  });

  it('is told from subscribers in the CSV file', async () => {
    const rowsOf = async (query: string) => {
      const { text } = await owner.open(`/api/forms/subscribers.csv?list=News${query}`);
      return text.trimEnd().split('\r\n').slice(1);
    };
    expect(await rowsOf('')).toEqual([
      expect.stringMatching(/^bo@b\.example,News,Not confirmed,[^,]+,,News/),
    ]);
    const [, ada] = await rowsOf('&state=all');
    expect(ada).toMatch(/^ADA@b\.example,News,Unsubscribed,[^,]+,[^,]+Z,News/);
  });

  it('is a subscriber again after a new consent', async () => {
    await send(news, 'ada@b.example');
    expect(await emailsOf({ list: 'News' })).toEqual(['ada@b.example', 'bo@b.example']);
    expect(await emailsOf({ list: 'News', state: 'unsubscribed' })).toEqual([]);
    expect(await newsCount()).toBe(2);
  });

  it('does not come back by an older consent that was suspected of being spam', async () => {
    await send(news, 'cy@b.example', { contactMe: 'filled in' });
    await send(news, 'cy@b.example');
    await unsubscribe(await idsOf({ search: 'cy@' }));
    const spam = accept(await owner.client.send(formCalls.listSubmissions, { query: { state: 'spam' } }));
    const ids = spam.submissions.map(({ id }) => id);
    accept(await owner.client.send(formCalls.setSubmissionState, { body: { ids, state: 'inbox' } }));
    expect(await emailsOf({ search: 'cy@' })).toEqual([]);
    expect(await emailsOf({ search: 'cy@', state: 'all', consents: 'all' })).toHaveLength(2);
  });
});

describe('an erased subscriber', () => {
  it('leaves no consent to any list, no submission and no address in the activity log', async () => {
    await send(contact, 'Ada@b.example');
    await send(contact, 'bo@b.example');
    const ids = await idsOf({ list: 'Offers' });
    const erased = accept(await owner.client.send(formCalls.eraseSubscribers, { body: { ids } }));
    expect(erased).toEqual({ count: 1, submissionCount: 5 });
    expect(await emailsOf({ search: 'ada@', state: 'all', consents: 'all' })).toEqual([]);
    const left = accept(await owner.client.send(formCalls.listSubmissions, { query: {} })).submissions;
    expect(left.map(({ sender, formName }) => `${formName}: ${sender}`)).toEqual(
      expect.arrayContaining(['Contact: bo@b.example', 'News: bo@b.example']),
    );
    expect(left.filter(({ sender }) => sender?.toLowerCase() === 'ada@b.example')).toEqual([]);
    const log = accept(await owner.client.send(activityCalls.list, { query: {} }));
    expect(JSON.stringify(log)).toContain('Erased subscribers and their submissions');
    expect(JSON.stringify(log)).not.toContain('ada@b.example');
  });

  it('is one of the own site alone', async () => {
    const stranger = await app.signIn(await app.addSite('removed-subscribers-other'));
    const ids = await idsOf({ list: 'News' });
    expect(accept(await stranger.client.send(formCalls.unsubscribe, { body: { ids } }))).toEqual({
      count: 0,
    });
    expect(accept(await stranger.client.send(formCalls.eraseSubscribers, { body: { ids } })).count).toBe(0);
    expect(await emailsOf({ list: 'News' })).toEqual(['bo@b.example']);
  });
});
