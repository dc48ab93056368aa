import { expect, it } from 'vitest';
import { createStore } from './create-store.ts';

interface Sent {
  readonly path: string;
  readonly body?: unknown;
}

const ID = '5f1b2c3d4e5f6a7b8c9d0e1f';

/** Answers by path, and remembers what was sent. */
const stand = (layout: unknown) => {
  const sent: Sent[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    '/api/pages': { pages: [{ urlId: 'prints' }] },
    '/api/content-service/product/1.1/websites/{websiteId}/products': { id: ID },
    '/api/content-service/product/1.1/websites/{websiteId}/products/{collectionId}/categories': { id: ID },
  };
  const send = async ({ path, method }: { path: string; method: string }, { body }: { body?: unknown }) => {
    sent.push({ path, body });
    return { ok: true, answer: answers[path] ?? (method === 'GET' ? { layout } : {}) };
  };
  return { send: send as unknown as Parameters<typeof createStore>[0], sent };
};

const store = { websiteId: ID, title: 'Prints', isInMainNavigation: true };

it('[STO-04 (client)] makes the page, its root category and the first link of the main navigation, in this order', async () => {
  const { send, sent } = stand([{ identifier: 'mainNav', links: [{ collectionId: 'about', children: [] }] }]);
  expect(await createStore(send, store)).toEqual({ id: ID, urlId: 'prints-1' });
  expect(sent.slice(1).map(({ body }) => body)).toEqual([
    { navigationTitle: 'Prints', title: 'Prints', urlId: 'prints-1', description: '', enabled: true },
    { displayName: 'All', parentCategoryId: '', type: 'ROOT', pageRendering: 'LIST_VIEW', displayIndex: 1 },
    undefined,
    { fieldName: 'mainNav', navigation: { items: [{ collectionId: ID }, { collectionId: 'about' }] } },
  ]);
});

it('[STO-01 (message)] says that a site has no main navigation, and keeps the store', async () => {
  const { send } = stand([]);
  expect(await createStore(send, store)).toEqual({
    id: ID,
    urlId: 'prints-1',
    message: 'Unable to find site main navigation',
  });
});

it('leaves the navigation alone where it is not wanted', async () => {
  const { send, sent } = stand([]);
  await createStore(send, { ...store, title: '  ', isInMainNavigation: false });
  expect(sent.map(({ path }) => path)).toHaveLength(3);
  expect(sent[1]?.body).toMatchObject({ title: 'Store', urlId: 'store' });
});
