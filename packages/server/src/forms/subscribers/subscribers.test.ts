import { formCalls } from '@sitewright/api/forms';
import type { SiteForm } from '@sitewright/domain/forms';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../../http/http-tables.ts';
import { newId } from '../../ids/index.ts';
import { accept, createTestDatabase, startTestApp } from '../../testing/index.ts';
import { formConsents } from '../../mailing-list-records/mailing-list-records-tables.ts';
import { changeForm, field, publishForm, sendForm } from '../testing/form-visitor.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('subscribers');
const owner = await app.signIn(site);
beforeEach(() => database.delete(rateLimits));

const newsletter = (name: string, list: string, text = 'By signing up you agree.'): SiteForm => ({
  name,
  fields: [field({ id: 'email', type: 'email', title: 'Email', required: true })],
  storage: { mailingList: { name: list, optIn: 'always', text } },
});

const signUp = async (formId: string, email: string): Promise<void> => {
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  const visitor = app.visit(site);
  await visitor.open('/');
  accept(await sendForm(visitor, formId, { form: { email }, pagePath: '/news' }));
};

const list = async (query: object = {}) =>
  accept(await owner.client.send(formCalls.listSubscribers, { query }));
const emailsOf = async (query: object = {}) =>
  (await list(query)).subscribers.map(({ email, list: name }) => `${name}: ${email}`);

const news = await publishForm(owner, newsletter('Footer sign-up', 'News'));
const offers = await publishForm(owner, newsletter('=Offers', 'Offers'));
const unused = await publishForm(owner, newsletter('Unused', 'Events'));

describe('subscribers of mailing lists', () => {
  it('are listed newest first with form, page and text, each address once', async () => {
    for (const email of ['ada@b.example', 'bo@b.example']) await signUp(news, email);
    await signUp(offers, '=cmd@b.example');
    await changeForm(owner, news, newsletter('Footer sign-up', 'News', 'A new text.'));
    await signUp(news, 'Ada@b.example');
    expect(await emailsOf()).toEqual(['News: Ada@b.example', 'Offers: =cmd@b.example', 'News: bo@b.example']);
    const [latest] = (await list({ list: 'News' })).subscribers;
    expect(latest).toMatchObject({
      text: 'A new text.',
      formId: news,
      formName: 'Footer sign-up',
      pagePath: '/news',
      submissionId: expect.any(String),
      subscribedOn: app.clock.now.toISOString(),
    });
    expect(await emailsOf({ list: 'News', consents: 'all' })).toEqual([
      'News: Ada@b.example',
      'News: bo@b.example',
      'News: ada@b.example',
    ]);
  });

  it('are found by form and part of the address', async () => {
    expect(await emailsOf({ formId: offers })).toEqual(['Offers: =cmd@b.example']);
    expect(await emailsOf({ search: ' ADA@ ' })).toEqual(['News: Ada@b.example']);
    expect(await emailsOf({ search: '%' })).toEqual([]);
    const refused = await owner.client.send(formCalls.listSubscribers, { query: { cursor: 'x' } });
    expect(refused).toMatchObject({ ok: false, refusal: { status: 400 } });
  });

  it('are counted by list, also lists of published forms that have none', async () => {
    const { lists } = accept(await owner.client.send(formCalls.listMailingLists, {}));
    expect(lists.map(({ name, subscriberCount }) => [name, subscriberCount])).toEqual([
      ['Events', 0],
      ['News', 2],
      ['Offers', 1],
    ]);
    expect(lists[0]?.lastSubscribedOn).toBeNull();
    expect(lists[1]?.lastSubscribedOn).toBe(app.clock.now.toISOString());
  });

  it('[F32 (rule)] are exported without a cell that a spreadsheet evaluates', async () => {
    const { text } = await owner.open('/api/forms/subscribers.csv');
    const [head, first, second, ...rest] = text.split('\r\n');
    expect(head).toBe(
      '\uFEFFEmail,Mailing list,State,Subscribed on,Unsubscribed on,Form,Page,Text agreed to',
    );
    const day = app.clock.now.toISOString();
    expect(first).toBe(`Ada@b.example,News,Not confirmed,${day},,Footer sign-up,/news,A new text.`);
    expect(second).toMatch(
      /^'=cmd@b\.example,Offers,Not confirmed,[^,]+,,'=Offers,\/news,By signing up you agree\.$/,
    );
    expect(rest).toHaveLength(2);
    const all = await owner.open('/api/forms/subscribers.csv?list=News&consents=all');
    expect(all.text.trimEnd().split('\r\n')).toHaveLength(4);
  });

  it('stay when the submission is deleted', async () => {
    const ids = (await list({ list: 'Offers' })).subscribers.map(({ submissionId }) => submissionId ?? '');
    accept(await owner.client.send(formCalls.setSubmissionState, { body: { ids, state: 'trash' } }));
    accept(await owner.client.send(formCalls.deleteSubmissions, { body: { ids } }));
    expect((await list({ list: 'Offers' })).subscribers).toMatchObject([
      { email: '=cmd@b.example', submissionId: null },
    ]);
  });

  it('are read by page, without one that is missing or shown twice', async () => {
    const at = new Date('2020-01-01T00:00:00Z');
    await database.insert(formConsents).values(
      Array.from({ length: 60 }, (_, index) => ({
        websiteId: site.id,
        consentId: newId(),
        email: `reader-${index}@b.example`,
        emailKey: `reader-${index}@b.example`,
        list: 'Events',
        text: 'Agreed',
        formId: unused,
        formRevision: 1,
        submissionId: newId(),
        givenAt: at,
      })),
    );
    const first = await list({ list: 'Events' });
    const second = await list({ list: 'Events', cursor: first.nextCursor ?? '' });
    expect(second.nextCursor).toBeNull();
    const emails = [...first.subscribers, ...second.subscribers].map(({ email }) => email);
    expect([first.subscribers.length, new Set(emails).size]).toEqual([50, 60]);
  });

  it('of one site are private to it', async () => {
    const stranger = await app.signIn(await app.addSite('subscribers-other'));
    const theirs = accept(await stranger.client.send(formCalls.listSubscribers, { query: {} }));
    expect(theirs.subscribers).toEqual([]);
    expect(accept(await stranger.client.send(formCalls.listMailingLists, {})).lists).toEqual([]);
    const { text } = await stranger.open('/api/forms/subscribers.csv?list=News');
    expect(text).not.toContain('@');
  });
});
