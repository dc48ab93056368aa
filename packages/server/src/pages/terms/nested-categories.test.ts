import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import type { CollectionContent, NestedCategory } from '@sitewright/domain/pages';
import { expect, it } from 'vitest';
import { newId } from '../../ids/index.ts';
import {
  accept,
  createTestDatabase,
  publishPage,
  publishProduct,
  startTestApp,
} from '../../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('nested-categories');
const owner = await app.signIn(site);
const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });
await publishProduct(owner, shop, { title: 'Late Sun', categories: ['Prints'] });

const publish = async (nestedCategories: NestedCategory[]): Promise<void> => {
  const params = { kind: 'collection', id: shop } as const;
  const { revision, content } = accept(await owner.client.send(documentCalls.read, { params }));
  const body = { baseRevision: revision, content: { ...(content as CollectionContent), nestedCategories } };
  const saved = accept(await owner.client.send(documentCalls.save, { params, body }));
  accept(
    await owner.client.send(pageCalls.publish, {
      params: { id: shop },
      body: { baseRevision: saved.revision },
    }),
  );
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
};

it('a category shows the products of the categories inside it too, each once, in the order of the list', async () => {
  const titles = async (category: string): Promise<string[]> => {
    const { text } = await app.visit(site).open(`/shop?category=${category}&format=json`);
    return (JSON.parse(text) as { items: { title: string }[] }).items.map(({ title }) => title);
  };
  await publishProduct(owner, shop, { title: 'Both', categories: ['Paper', 'Prints'], displayIndex: 5 });
  await publishProduct(owner, shop, { title: 'Card', categories: ['Cards'], displayIndex: 6 });
  await publishProduct(owner, shop, { title: 'Mug', categories: ['Gifts'], displayIndex: 7 });
  const cards = { id: newId(), displayName: 'Cards' };
  await publish([
    { id: newId(), displayName: 'Gifts' },
    {
      id: newId(),
      displayName: 'Paper',
      children: [{ id: newId(), displayName: 'Prints', children: [cards] }],
    },
  ]);
  expect(await titles('Cards')).toEqual(['Card']);
  expect(await titles('Prints')).toEqual(['Late Sun', 'Both', 'Card']);
  expect(await titles('Paper')).toEqual(['Late Sun', 'Both', 'Card']);
  expect(await titles('Gifts')).toEqual(['Mug']);
  const { text } = await app.visit(site).open('/shop?format=json');
  expect(JSON.parse(text)).toMatchObject({
    collection: {
      categories: ['Gifts', 'Paper', 'Prints', 'Cards'],
      categoryMenu: [{ level: 1 }, { level: 1 }, { level: 2 }, { level: 3 }],
    },
  });
});
