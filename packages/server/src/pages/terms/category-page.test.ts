import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import type { CollectionContent, NestedCategory } from '@sitewright/domain/pages';
import { describe, expect, it } from 'vitest';
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
const site = await app.addSite('category-page');
const owner = await app.signIn(site);
const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });
await publishProduct(owner, shop, { title: 'Late Sun', categories: ['Prints'] });

const save = async (nestedCategories: NestedCategory[]) => {
  const params = { kind: 'collection', id: shop } as const;
  const saved = accept(await owner.client.send(documentCalls.read, { params }));
  const content = { ...(saved.content as CollectionContent), nestedCategories };
  return owner.client.send(documentCalls.save, { params, body: { baseRevision: saved.revision, content } });
};

const publish = async (nestedCategories: NestedCategory[]): Promise<void> => {
  const { revision: baseRevision } = accept(await save(nestedCategories));
  accept(await owner.client.send(pageCalls.publish, { params: { id: shop }, body: { baseRevision } }));
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
};

const prints: NestedCategory = {
  id: newId(),
  displayName: 'Prints',
  description: 'Two inks on cotton & more',
  seo: { title: 'Risograph prints', description: 'Prints from our press' },
};

describe('the page of a category', () => {
  it('shows its name, description and SEO texts once the products page is published', async () => {
    accept(await save([{ id: newId(), displayName: 'Others', children: [prints] }]));
    expect((await app.visit(site).open('/shop?category=Prints')).text).not.toContain('Risograph prints');
    await publish([{ id: newId(), displayName: 'Others', children: [prints] }]);
    const { text } = await app.visit(site).open('/shop?category=Prints');
    expect(text).toContain('<title>Risograph prints</title>');
    expect(text).toContain('<meta name="description" content="Prints from our press">');
    expect(text).toContain('<h1>Prints</h1>');
    expect(text).toContain('<p>Two inks on cotton &amp; more</p>');
    const context: unknown = JSON.parse(
      (await app.visit(site).open('/shop?category=Prints&format=json')).text,
    );
    expect(context).toMatchObject({
      categoryFilter: 'Prints',
      categoryFilterDetails: { id: prints.id, displayName: 'Prints', description: prints.description },
    });
  });

  it('of a category without a record, and the list itself, show the page', async () => {
    await publish([]);
    const { text } = await app.visit(site).open('/shop?category=Prints');
    expect(text).toContain('<h1>Shop</h1>');
    expect(text).not.toContain('Risograph');
  });

  it('takes only known fields of limited length', async () => {
    const fields = { ...prints, description: 'x'.repeat(2001) };
    expect(await save([fields])).toMatchObject({ ok: false });
    expect(await save([{ ...prints, price: 1 } as NestedCategory])).toMatchObject({ ok: false });
  });
});

it('all categories of a page are counted in one call', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `Category ${index}`);
  accept(await save(names.map((displayName) => ({ id: newId(), displayName }))));
  const list = (limit?: '10000') =>
    owner.client.send(pageCalls.listTerms, {
      params: { id: shop },
      query: { kind: 'categories', ...(limit ? { limit } : {}) },
    });
  expect(accept(await list()).terms).toHaveLength(200);
  const { terms, nextCursor } = accept(await list('10000'));
  expect([terms.length, nextCursor]).toEqual([301, null]);
  expect(terms.find(({ name }) => name === 'Prints')).toEqual({ name: 'Prints', count: 1 });
});
