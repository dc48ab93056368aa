import { documentCalls } from '@sitewright/api/documents';
import { siteCalls } from '@sitewright/api/sites';
import { documentKinds } from '@sitewright/domain/documents';
import { newItem, collectionKinds, type CollectionContent } from '@sitewright/domain/pages';
import { newId } from '../../ids/index.ts';
import { accept, type TestBrowser } from '../../testing/index.ts';
import { createWaitingRelease, type Subjects } from './role-subjects.ts';

/** Request data of a row besides the call's method and path. */
export interface RowRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Undoes an allowed call, so that the next role finds the same state. */
  readonly reset?: () => Promise<unknown>;
}

export type RowRequests = Readonly<Record<string, () => RowRequest | Promise<RowRequest>>>;

/** No document has this revision: allowed calls get a conflict, and nothing changes. */
const STALE = { baseRevision: 900_000 };
const SITE = 'site';

const onDocument = (kind: string, id: string, body?: unknown) => () => ({ params: { kind, id }, body });

const savingOf = (kind: string, id: string) => onDocument(kind, id, { ...STALE, content: {} });

const releaseOf = (...documents: readonly { kind: string; id: string }[]) => ({
  body: { name: 'Now', documents: documents.map((document) => ({ ...document, ...STALE })) },
});

const commandOf = (step: object) => ({ body: { commandId: newId(), label: 'Try', steps: [step] } });

const newPage = (): CollectionContent => {
  const id = newId();
  return { id, title: 'New', urlId: `new-${id}`, status: 'draft', ...collectionKinds.page };
};

const createPage = () => {
  const content = newPage();
  return commandOf({ kind: 'collection', id: content.id, op: 'create', content });
};

const createItemIn = async (owner: TestBrowser, collectionId: string) => {
  const key = { kind: 'collection', id: collectionId } as const;
  const { content } = accept(await owner.client.send(documentCalls.read, { params: key }));
  const list = content as CollectionContent;
  const item = newItem({ list, title: 'New', urlId: `new-${newId()}`, now: Date.now(), newId });
  return commandOf({ kind: 'item', id: item.id, op: 'create', content: item });
};

/** Changing the position in a list takes effect immediately. The owner resets it. */
const moveItem = async (owner: TestBrowser, id: string) => {
  const params = { kind: 'item', id } as const;
  const { content, revision } = accept(await owner.client.send(documentCalls.read, { params }));
  const { displayIndex = 0, ...rest } = content as { displayIndex?: number };
  return { params, body: { baseRevision: revision, content: { ...rest, displayIndex: displayIndex + 1 } } };
};

const settingsRequests = (owner: TestBrowser): RowRequests => ({
  async 'sites.saveSettings code'() {
    const settings = accept(await owner.client.send(siteCalls.readSettings, {}));
    return { body: { ...settings, headerCode: `<script>${newId()}</script>` } };
  },
});

const draftRequests = (owner: TestBrowser, subjects: Subjects): RowRequests => {
  const { page, post, product, blog, store, draftPage, trashed, trash } = subjects;
  const restore = (kind: 'collection' | 'item', id: string) => async () =>
    accept(await owner.client.send(documentCalls.restore, { params: { kind, id } }));
  return {
    'documents.read page': onDocument('collection', page),
    'documents.save page': savingOf('collection', page),
    'documents.save post': savingOf('item', post),
    'documents.save product': savingOf('item', product),
    'documents.runCommand change page': () =>
      commandOf({ kind: 'collection', id: page, op: 'change', changes: [] }),
    'documents.runCommand create page': createPage,
    'documents.runCommand create post': () => createItemIn(owner, blog),
    'documents.runCommand create product': () => createItemIn(owner, store),
    'documents.runCommand create template': () =>
      commandOf({ kind: 'template', id: `blocks/${newId()}.block`, op: 'create', content: { text: '' } }),
    'pages.createItem post': () => ({ params: { id: blog }, body: { title: 'New' } }),
    'pages.createItem product': () => ({ params: { id: store }, body: { title: 'New' } }),
    'pages.duplicateItem post': () => ({ params: { id: post } }),
    'pages.duplicateItem product': () => ({ params: { id: product } }),
    'pages.create': () => ({ body: { kind: 'page', title: 'New' } }),
    'pages.duplicate': () => ({ params: { id: page } }),
    'documents.trash draft page': () => ({
      ...onDocument('collection', draftPage)(),
      reset: restore('collection', draftPage),
    }),
    'documents.restore draft page': () => ({
      ...onDocument('collection', trashed.draftPage)(),
      reset: () => trash('collection', trashed.draftPage),
    }),
  };
};

const publishingRequests = (owner: TestBrowser, subjects: Subjects): RowRequests => {
  const { page, post, product, blog, store, trashed, trash, awaitedPage, variants } = subjects;
  const pageKey = { kind: 'collection', id: page } as const;
  const productKey = { kind: 'item', id: product } as const;
  const restore = (kind: 'collection' | 'item', id: string) => async () =>
    accept(await owner.client.send(documentCalls.restore, { params: { kind, id } }));
  const trashing = (kind: 'collection' | 'item', id: string) => () => ({
    params: { kind, id },
    reset: restore(kind, id),
  });
  const restoring = (kind: 'collection' | 'item', id: string) => () => ({
    params: { kind, id },
    reset: () => trash(kind, id),
  });
  return {
    'documents.publish page': onDocument('collection', page, STALE),
    'documents.publish post': onDocument('item', post, STALE),
    'documents.publish product': onDocument('item', product, STALE),
    'documents.createRelease page': () => releaseOf(pageKey),
    'documents.createRelease product': () => releaseOf(productKey),
    'documents.createRelease page, product': () => releaseOf(productKey, pageKey),
    'documents.cancelRelease page': async () => ({
      params: { id: await createWaitingRelease(owner, [pageKey, productKey]) },
    }),
    'documents.cancelRelease product': async () => ({
      params: { id: await createWaitingRelease(owner, [productKey]) },
    }),
    'documents.trash live page': trashing('collection', page),
    'documents.trash live post': trashing('item', post),
    'documents.trash live product': trashing('item', product),
    'documents.trash awaited page': trashing('collection', awaitedPage),
    'documents.restore live page': restoring('collection', trashed.page),
    'documents.restore live product': restoring('item', trashed.product),
    'documents.save place of a post': () => moveItem(owner, post),
    'documents.save place of a product': () => moveItem(owner, product),
    'pages.publish': () => ({ params: { id: page }, body: STALE }),
    'pages.publishItem post': () => ({ params: { id: post }, body: STALE }),
    'pages.publishItem product': () => ({ params: { id: product }, body: STALE }),
    'pages.orderItems post': () => ({ params: { id: blog }, body: { ids: [post] } }),
    'pages.orderItems product': () => ({ params: { id: store }, body: { ids: [product] } }),
    'pages.setPassword': () => ({ params: { id: page }, body: { password: null } }),
    'product-list.changeProducts drafts': () => bulkChange('end-sale', false),
    'product-list.changeProducts live': () => bulkChange('end-sale', true),
    'product-list.changeProducts hide': () => bulkChange('hide', false),
    'catalogue.changeStock': () => ({
      params: { id: product },
      body: { changes: [{ variantId: variants[0]?.id, kind: 'set', quantity: 5 }] },
    }),
    'catalogue.adjustInventory': () => ({
      body: { changes: [{ variantId: variants[0]?.id, kind: 'set', quantity: 5 }], reason: 'count' },
    }),
  };
};

/** A change of no product: contributors with the permission get "none matches". */
const bulkChange = (kind: string, isLive: boolean): RowRequest => ({
  body: { action: { kind }, products: { ids: ['0123456789abcdef01234567'] }, isLive },
});

/** `documents.publish styles` and the like: documents that a site has one of. */
const siteDocumentRequests = (): RowRequests => {
  const kinds = documentKinds.filter((kind) => kind !== 'collection' && kind !== 'item');
  return Object.fromEntries(
    kinds.flatMap((kind): [string, () => RowRequest][] => {
      const id = kind === 'template' ? 'site.region' : SITE;
      return [
        [`documents.read ${kind}`, onDocument(kind, id)],
        [`documents.save ${kind}`, savingOf(kind, id)],
        [`documents.publish ${kind}`, onDocument(kind, id, STALE)],
        [`documents.createRelease ${kind}`, () => releaseOf({ kind, id })],
        [`documents.trash ${kind}`, onDocument(kind, 'none.block')],
      ];
    }),
  );
};

/** Requests for rows that need more than an unknown id. */
export const openRequests = (owner: TestBrowser, subjects: Subjects): RowRequests => ({
  ...settingsRequests(owner),
  ...siteDocumentRequests(),
  ...draftRequests(owner, subjects),
  ...publishingRequests(owner, subjects),
});
