import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import type { TestBrowser } from '../../testing/index.ts';
import { accept, publishItem, publishPage, publishProduct } from '../../testing/index.ts';

/** A scheduled release of the current drafts. */
export const createWaitingRelease = async (
  owner: TestBrowser,
  keys: readonly { readonly kind: 'collection' | 'item'; readonly id: string }[],
): Promise<string> => {
  const documents = await Promise.all(
    keys.map(async (params) => {
      const { revision } = accept(await owner.client.send(documentCalls.read, { params }));
      return { ...params, baseRevision: revision };
    }),
  );
  const publishOn = Date.now() + 86_400_000;
  const body = { name: 'Later', documents, publishOn };
  return accept(await owner.client.send(documentCalls.createRelease, { body })).id;
};

const createDraftPage = async (owner: TestBrowser, title: string): Promise<string> =>
  accept(await owner.client.send(pageCalls.create, { body: { kind: 'page', title } })).id;

/** What the calls of the matrix are tried on: all published, except for the drafts. */
export const createSubjects = async (owner: TestBrowser) => {
  const blog = await publishPage(owner, { kind: 'blog', title: 'Journal' });
  const store = await publishPage(owner, { kind: 'products', title: 'Shop' });
  const post = await publishItem(owner, blog, { title: 'Post' });
  const { id: product, variants } = await publishProduct(owner, store, { title: 'Print', stock: [5] });
  const page = await publishPage(owner, { title: 'About' });
  const draftPage = await createDraftPage(owner, 'Draft');
  const awaitedPage = await createDraftPage(owner, 'Awaited');
  await createWaitingRelease(owner, [{ kind: 'collection', id: awaitedPage }]);
  const trash = async (kind: 'collection' | 'item', id: string): Promise<string> => {
    accept(await owner.client.send(documentCalls.trash, { params: { kind, id } }));
    return id;
  };
  const trashed = {
    page: await trash('collection', await publishPage(owner, { title: 'Gone' })),
    draftPage: await trash('collection', await createDraftPage(owner, 'Gone draft')),
    product: await trash('item', (await publishProduct(owner, store, { title: 'Gone print' })).id),
  };
  return { blog, store, post, product, variants, page, draftPage, awaitedPage, trashed, trash };
};

export type Subjects = Awaited<ReturnType<typeof createSubjects>>;
