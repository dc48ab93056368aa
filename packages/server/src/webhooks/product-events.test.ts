import { documentCalls } from '@sitewright/api/documents';
import { webhookCalls } from '@sitewright/api/webhooks';
import { expect, it } from 'vitest';
import { accept, openDraftSite, publishItem, publishPage, publishProduct } from '../testing/index.ts';
import { webhookDeliveries } from './webhooks-tables.ts';

const { owner, database } = await openDraftSite('product-events');

it('a product is announced when visitors can see it, a post and a draft are not', async () => {
  const body = { url: 'https://hooks.example/in', events: ['product.published'] as ['product.published'] };
  accept(await owner.client.send(webhookCalls.create, { body }));
  const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });
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
