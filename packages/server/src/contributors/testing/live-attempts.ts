import { catalogueCalls } from '@sitewright/api/catalogue';
import { commentCalls } from '@sitewright/api/comments';
import { contributorCalls } from '@sitewright/api/contributors';
import { documentCalls } from '@sitewright/api/documents';
import { mediaCalls } from '@sitewright/api/media';
import { navigationCalls } from '@sitewright/api/navigation';
import { pageCalls } from '@sitewright/api/pages';
import { redirectCalls } from '@sitewright/api/redirects';
import { siteCalls } from '@sitewright/api/sites';
import { storeCalls } from '@sitewright/api/store';
import { newId } from '../../ids/index.ts';
import { accept, type TestBrowser } from '../../testing/index.ts';
import type { Subjects } from './role-subjects.ts';

export interface LiveSubjects extends Subjects {
  readonly asset: { readonly id: string; readonly filename: string };
  readonly trashedAsset: { readonly id: string };
  readonly comment: { readonly id: string };
  readonly release: string;
}

type Attempt = () => Promise<unknown>;
type Key = { readonly kind: 'collection' | 'item'; readonly id: string };

/**
 * The role's browser, and the owner's, which supplies current revisions: attempts must not fail by conflict.
 */
interface Tries {
  readonly browser: TestBrowser;
  readonly owner: TestBrowser;
  readonly subjects: LiveSubjects;
}

const read = async ({ owner }: Tries, params: Key) => {
  const { content, revision } = accept(await owner.client.send(documentCalls.read, { params }));
  return { content: content as Record<string, unknown>, revision };
};

const save = async (tries: Tries, key: Key, fields: object) => {
  const { content, revision } = await read(tries, key);
  const body = { baseRevision: revision, content: { ...content, ...fields } };
  return tries.browser.client.send(documentCalls.save, { params: key, body });
};

const run = ({ browser }: Tries, ...steps: readonly object[]) =>
  browser.client.send(documentCalls.runCommand, {
    body: { commandId: newId(), label: 'Try', steps: steps as never },
  });

const set = (key: Key, name: string, { before, after }: { before: unknown; after: unknown }) => ({
  ...key,
  op: 'change',
  changes: [{ op: 'set', path: [name], ...(before === undefined ? {} : { before }), after }],
});

/** Everything that could show, hide or move public content of a page or item. */
export const documentAttempts = (tries: Tries, key: Key, collectionId: string): Record<string, Attempt> => {
  const { client } = tries.browser;
  const nextStep = async () => {
    const journal = await client.send(documentCalls.readJournal, {});
    const target = (journal.ok ? journal.answer.entries[0]?.commandId : undefined) ?? newId();
    return { body: { commandId: newId(), target } };
  };
  return {
    'save a draft': () => save(tries, key, { title: 'Taken over', urlId: `taken-${key.id}` }),
    'save a status': () => save(tries, key, { status: 'scheduled', publishOn: 1 }),
    'save a place': () => save(tries, key, { displayIndex: 77 }),
    'save into another list': () => save(tries, key, { collectionId: tries.subjects.store }),
    async 'command a title'() {
      const { content } = await read(tries, key);
      return run(tries, set(key, 'title', { before: content['title'], after: 'Commanded' }));
    },
    undo: async () => client.send(documentCalls.undoCommand, await nextStep()),
    redo: async () => client.send(documentCalls.redoCommand, await nextStep()),
    async 'command a place'() {
      const { content } = await read(tries, key);
      return run(tries, set(key, 'displayIndex', { before: content['displayIndex'], after: 78 }));
    },
    'command the trash': () => run(tries, { ...key, op: 'trash' }),
    'command the trash and back': () => run(tries, { ...key, op: 'trash' }, { ...key, op: 'restore' }),
    async 'command a copy under the same id'() {
      const { content } = await read(tries, key);
      return run(tries, { ...key, op: 'create', content, copyOf: key.id });
    },
    trash: () => client.send(documentCalls.trash, { params: key }),
    restore: () => client.send(documentCalls.restore, { params: key }),
    async 'restore a revision'() {
      const { revision } = await read(tries, key);
      const { revisions } = accept(
        await tries.owner.client.send(documentCalls.listRevisions, { params: key }),
      );
      const params = { ...key, revision: String(revisions[0]?.revision) };
      return client.send(documentCalls.restoreRevision, { params, body: { baseRevision: revision } });
    },
    async publish() {
      const { revision } = await read(tries, key);
      return client.send(documentCalls.publish, { params: key, body: { baseRevision: revision } });
    },
    async 'publish with a status'() {
      const { revision } = await read(tries, key);
      const call = key.kind === 'item' ? pageCalls.publishItem : pageCalls.publish;
      const body = { baseRevision: revision, status: 'draft' as const };
      return client.send(call, { params: { id: key.id }, body });
    },
    async 'a release at once'() {
      const { revision } = await read(tries, key);
      const body = { name: 'Now', documents: [{ ...key, baseRevision: revision }] };
      return client.send(documentCalls.createRelease, { body });
    },
    async discard() {
      const { revision } = await read(tries, key);
      return client.send(documentCalls.discard, { params: key, body: { baseRevision: revision } });
    },
    'order the list': () =>
      client.send(pageCalls.orderItems, { params: { id: collectionId }, body: { ids: [key.id] } }),
  };
};

/** Everything of the whole site that takes effect immediately. */
export const siteAttempts = ({ browser, owner, subjects }: Tries): Record<string, Attempt> => {
  const { client } = browser;
  const { asset, trashedAsset, comment, release, page, blog, awaitedPage } = subjects;
  const file = () => new Blob([Buffer.from('%PDF-1.4 another')]);
  return {
    'an alt text': () =>
      client.send(mediaCalls.update, { params: { id: asset.id }, body: { altText: 'Mine' } }),
    'a file name': () =>
      client.send(mediaCalls.update, { params: { id: asset.id }, body: { filename: 'mine.pdf' } }),
    'a focal point': () =>
      client.send(mediaCalls.update, {
        params: { id: asset.id },
        body: { mediaFocalPoint: { x: 0.1, y: 0.1 } },
      }),
    'another content of a file': () =>
      client.send(mediaCalls.replace, { params: { id: asset.id }, file: file() }),
    'a file under the same name': () =>
      client.send(mediaCalls.uploadFile, { query: { filename: asset.filename }, file: file() }),
    'deleting a file': () => client.send(mediaCalls.remove, { params: { id: asset.id } }),
    'a file from the trash': () => client.send(mediaCalls.restore, { params: { id: trashedAsset.id } }),
    'a page password': () =>
      client.send(pageCalls.setPassword, { params: { id: page }, body: { password: 'mine' } }),
    'a tag': () =>
      client.send(pageCalls.changeTerm, {
        params: { id: blog },
        body: { kind: 'tags', term: 'ink', into: 'mine', mayMerge: false },
      }),
    async authors() {
      const { revision } = accept(await owner.client.send(pageCalls.listAuthors, {}));
      const body = { authors: [{ displayName: 'Mine' }], revision };
      return client.send(pageCalls.saveAuthors, { body });
    },
    navigation: () =>
      client.send(navigationCalls.update, {
        body: { fieldName: 'mainNavigation', navigation: { items: [] } },
      }),
    'header and footer': () =>
      client.send(navigationCalls.saveHeaderFooter, { body: { header: {}, footer: {} } }),
    'a release of others': () => client.send(documentCalls.cancelRelease, { params: { id: release } }),
    'what a release waits for': () =>
      client.send(documentCalls.trash, { params: { kind: 'collection', id: awaitedPage } }),
    async 'site settings'() {
      const settings = accept(await owner.client.send(siteCalls.readSettings, {}));
      return client.send(siteCalls.saveSettings, { body: { ...settings, title: 'Mine' } });
    },
    async redirects() {
      const { revision } = accept(await owner.client.send(redirectCalls.list, {}));
      const redirects = [{ from: '/about', to: '/', status: 301 as const }];
      return client.send(redirectCalls.save, { body: { redirects, revision } });
    },
    async 'comment settings'() {
      const settings = accept(await owner.client.send(commentCalls.readSettings, {}));
      return client.send(commentCalls.saveSettings, { body: { ...settings, commentsEnabled: false } });
    },
    'a new administrator': () =>
      client.send(contributorCalls.invite, { body: { email: `${newId()}@example.com`, roles: [1] } }),
    'a comment': () => client.send(commentCalls.approve, { params: { id: comment.id } }),
    'deleting a comment': () => client.send(commentCalls.remove, { params: { id: comment.id } }),
  };
};

/** Products and stock. */
export const storeAttempts = ({ browser, owner, subjects }: Tries): Record<string, Attempt> => {
  const { client } = browser;
  const { product, variants } = subjects;
  return {
    stock: () =>
      client.send(catalogueCalls.changeStock, {
        params: { id: product },
        body: { changes: [{ variantId: variants[0]?.id ?? '', kind: 'set', quantity: 500 }] },
      }),
    async 'store settings'() {
      const settings = accept(await owner.client.send(storeCalls.readSettings, {}));
      const merchandising = { ...settings.merchandising, scarcityThreshold: 3 };
      return client.send(storeCalls.saveSettings, { body: { ...settings, merchandising } });
    },
  };
};
