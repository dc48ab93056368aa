import { cartCalls } from '@sitewright/api/cart';
import { commentCalls } from '@sitewright/api/comments';
import { contributorCalls } from '@sitewright/api/contributors';
import { documentCalls } from '@sitewright/api/documents';
import { mailCalls } from '@sitewright/api/mail';
import { mediaCalls } from '@sitewright/api/media';
import { siteCalls } from '@sitewright/api/sites';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import {
  accept,
  createTestDatabase,
  publishItem,
  publishPage,
  publishProduct,
  startTestApp,
} from './testing/index.ts';

// Code that holds a connection and requests another one deadlocks, so every such bug is found.
const { database } = await createTestDatabase({ connections: 1 });
const app = await startTestApp(database);
const site = await app.addSite('narrow');
const owner = await app.signIn(site);
app.app.jobs.start();
afterAll(() => app.app.jobs.stop());

const visitor = async () => {
  const browser = app.visit(site);
  await browser.open('/');
  return browser;
};

const invitationToken = async (): Promise<string> => {
  const { emails } = accept(await owner.client.send(mailCalls.listOutbox, { query: {} }));
  const id = emails[0]?.id ?? '';
  const { text } = accept(await owner.client.send(mailCalls.readEmail, { params: { id } }));
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
};

it('twenty tries of one invitation at once leave the site answering, with a single connection', async () => {
  accept(
    await owner.client.send(contributorCalls.invite, { body: { email: 'guest@example.com', roles: [4] } }),
  );
  const body = { token: await invitationToken(), name: 'Guest', password: 'a password of their own' };
  const browser = await visitor();
  const tries = Array.from({ length: 20 }, () =>
    browser.client.send(contributorCalls.acceptInvitation, { body }),
  );
  const view = app.visit(site).open('/no-such-page');
  const outcomes = await Promise.all(tries);
  expect((await view).status).toBe(404);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const codes = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.code]));
  expect(
    codes.every((code) => ['invitation-unknown', 'too-many-tries', 'too-many-requests'].includes(code)),
    codes.join(),
  ).toBe(true);
});

it('owners publish, upload and change settings with a single connection', async () => {
  const blog = await publishPage(owner, { kind: 'blog', title: 'Journal' });
  const post = await publishItem(owner, blog, { title: 'First' });
  const params = { kind: 'item', id: post };
  const { revision, content } = accept(await owner.client.send(documentCalls.read, { params }));
  const saved = { baseRevision: revision, content: { ...(content as object), title: 'Second' } };
  expect(await owner.client.send(documentCalls.save, { params, body: saved })).toMatchObject({ ok: true });
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#3366cc' } }).jpeg();
  const file = new Blob([new Uint8Array(await picture.toBuffer())]);
  const asset = accept(
    await owner.client.send(mediaCalls.uploadImage, { query: { filename: 'sun.jpg' }, file }),
  );
  const update = await owner.client.send(mediaCalls.update, {
    params: { id: asset.id },
    body: { title: 'Sun' },
  });
  expect(update).toMatchObject({ ok: true });
  const settings = accept(await owner.client.send(siteCalls.readSettings, {}));
  const renamed = await owner.client.send(siteCalls.saveSettings, { body: { ...settings, title: 'Narrow' } });
  expect(renamed).toMatchObject({ ok: true });
  expect((await app.visit(site).open('/journal/first')).status).toBe(200);
});

it('visitors buy and comment with a single connection, many at once', async () => {
  const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });
  const print = await publishProduct(owner, shop, { title: 'Print', stock: [null] });
  const journal = await publishPage(owner, { kind: 'blog', title: 'Notes' });
  const note = await publishItem(owner, journal, { title: 'Note' });
  const browsers = await Promise.all(Array.from({ length: 5 }, visitor));
  const entry = { itemId: print.id, sku: null, quantity: 1, additionalFields: null };
  const bought = browsers.map(({ client }) => client.send(cartCalls.addEntry, { body: entry }));
  const written = browsers.map(({ client }, index) =>
    client.send(commentCalls.add, {
      params: { id: note },
      body: { authorName: 'Ada', body: `Lovely ${index}` },
    }),
  );
  for (const outcome of await Promise.all([...bought, ...written]))
    expect(outcome).toMatchObject({ ok: true });
});
