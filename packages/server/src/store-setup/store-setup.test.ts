import { navigationCalls } from '@sitewright/api/navigation';
import { productListCalls } from '@sitewright/api/product-list';
import { withFirstLink } from '@sitewright/domain/store-setup';
import { describe, expect, it } from 'vitest';
import { accept, openDraftSite, publishPage } from '../testing/index.ts';

const { app, site, owner, saveDraft } = await openDraftSite('store-setup');
const products = `/api/content-service/product/1.1/websites/${site.id}/products`;

const post = async (path: string, body: object) => {
  const answer = await owner.open(path, {
    method: 'POST',
    headers: {
      origin: owner.origin,
      'x-csrf-token': owner.sessionCrumb ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: JSON.parse(answer.text) as Record<string, unknown> };
};

const store = {
  navigationTitle: 'Shop',
  title: 'Prints and posters',
  urlId: 'prints',
  description: 'All that we print',
  enabled: true,
};
const root = {
  displayName: 'All prints',
  parentCategoryId: '',
  type: 'ROOT',
  pageRendering: 'LIST_VIEW',
  displayIndex: 1,
};

interface Context {
  readonly collection: {
    title: string;
    navigationTitle: string;
    rootCategory?: { displayName: string };
  };
}

const visit = async (path: string) => {
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  return app.visit(site).open(`${path}?format=json`);
};

describe('making a store', () => {
  it('[STO-04] makes a products page that visitors see, its root category, and puts it first in the main navigation', async () => {
    await publishPage(owner, { title: 'About' });
    const made = await post(products, store);
    expect(made).toMatchObject({
      status: 200,
      body: { id: expect.stringMatching(/^[0-9a-f]{24}$/) as string },
    });
    const id = String(made.body['id']);
    const category = await post(`${products}/${id}/categories`, root);
    expect(category).toMatchObject({
      status: 200,
      body: { id: expect.stringMatching(/^[0-9a-f]{24}$/) as string },
    });
    const layout = accept(await owner.client.send(navigationCalls.readLayout, {}));
    const body = withFirstLink(layout, id);
    if (!body) throw new Error('There is no main navigation.');
    const after = accept(await owner.client.send(navigationCalls.update, { body }));
    expect(after.layout[0]?.identifier).toBe('mainNav');
    expect(after.layout[0]?.links[0]).toMatchObject({ collectionId: id, title: 'Shop', enabled: true });
    const page = JSON.parse((await visit('/prints')).text) as Context;
    expect(page.collection).toMatchObject({
      title: 'Prints and posters',
      rootCategory: { displayName: 'All prints' },
    });
    const { pages } = accept(await owner.client.send(productListCalls.readFilters, {}));
    expect(pages).toMatchObject([{ id, urlId: 'prints', isPublished: true }]);
  });

  it('keeps unpublished changes of the page unpublished when it gets its root category', async () => {
    const { body } = await post(products, { ...store, urlId: 'second' });
    const id = String(body['id']);
    await saveDraft({ kind: 'collection', id }, { title: 'Not yet' });
    expect((await post(`${products}/${id}/categories`, root)).status).toBe(200);
    const page = JSON.parse((await visit('/second')).text) as Context;
    expect(page.collection).toMatchObject({
      title: 'Prints and posters',
      rootCategory: { displayName: 'All prints' },
    });
  });

  it('refuses a URL that is taken, at its field', async () => {
    expect(await post(products, store)).toMatchObject({
      status: 409,
      body: { errors: { urlId: expect.any(String) as string } },
    });
  });

  it('refuses another site, a page without products, and whatever is not documented', async () => {
    const unknown = '0123456789abcdef01234567';
    const elsewhere = `/api/content-service/product/1.1/websites/${unknown}/products`;
    expect((await post(elsewhere, { ...store, urlId: 'elsewhere' })).status).toBe(404);
    const page = await publishPage(owner, { title: 'Plain' });
    expect((await post(`${products}/${page}/categories`, root)).status).toBe(404);
    expect((await post(products, { ...store, urlId: 'off', enabled: false })).status).toBe(400);
    expect((await post(products, { ...store, urlId: 'more', colour: 'red' })).status).toBe(400);
    expect((await post(`${products}/${page}/categories`, { ...root, type: 'LEAF' })).status).toBe(400);
  });
});
