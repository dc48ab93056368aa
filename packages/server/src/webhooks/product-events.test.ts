import { documentCalls } from '@sitewright/api/documents';
import { webhookCalls } from '@sitewright/api/webhooks';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { publishScheduled } from '../pages/index.ts';
import { accept, openDraftSite, publishItem, publishPage, publishProduct } from '../testing/index.ts';
import { webhookDeliveries } from './webhooks-tables.ts';

const { app, owner, database } = await openDraftSite('product-events');
const body = { url: 'https://hooks.example/in', events: ['product.published'] as ['product.published'] };
accept(await owner.client.send(webhookCalls.create, { body }));
const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });
beforeEach(() => database.delete(webhookDeliveries));

const DAY_MS = 86_400_000;
const tomorrow = () => app.clock.now.getTime() + DAY_MS;
const titles = async () =>
  (await database.select().from(webhookDeliveries)).map(
    (row) => (JSON.parse(row.body) as { data: { title: string } }).data.title,
  );

it('a product is announced when visitors can see it, a post and a draft are not', async () => {
  const journal = await publishPage(owner, { kind: 'blog', title: 'Journal' });
  await publishItem(owner, journal, { title: 'Post' });
  await publishProduct(owner, shop, { title: 'Hidden', status: 'draft' });
  const { id: lamp } = await publishProduct(owner, shop, { title: 'Lamp' });
  const events = async () =>
    (await database.select().from(webhookDeliveries)).map(
      ({ eventType, body: text }) => [eventType, JSON.parse(text) as object] as const,
    );
  const announced = [
    'product.published',
    expect.objectContaining({ data: expect.objectContaining({ id: lamp, title: 'Lamp' }) }),
  ];
  expect(await events()).toEqual([announced]);
  const params = { kind: 'item', id: lamp };
  const { revision: baseRevision } = accept(await owner.client.send(documentCalls.read, { params }));
  accept(await owner.client.send(documentCalls.publish, { params, body: { baseRevision } }));
  expect(await events()).toHaveLength(2);
});

it('a scheduled product is announced once, when its time has come', async () => {
  await publishProduct(owner, shop, { title: 'Later', status: 'scheduled', publishOn: tomorrow() });
  const runJob = () =>
    publishScheduled({ database, clock: () => app.clock.now, log: pino({ level: 'silent' }) });
  await runJob();
  expect(await titles()).toEqual([]);
  app.clock.now = new Date(tomorrow() + 1);
  await Promise.all([runJob(), runJob()]);
  await runJob();
  expect(await titles()).toEqual(['Later']);
});

it('a published product is announced at once, whatever day it has', async () => {
  await publishProduct(owner, shop, { title: 'Dated', status: 'published', publishOn: tomorrow() });
  expect(await titles()).toEqual(['Dated']);
});
