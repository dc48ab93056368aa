import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import type { CollectionContent } from '@sitewright/domain/pages';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../../http/http-tables.ts';
import { newId } from '../../ids/index.ts';
import {
  accept,
  openDraftSite,
  placedBlock,
  publishItem,
  publishPage,
  sectionOf,
} from '../../testing/index.ts';

const { database, app, site, owner, saveDraft } = await openDraftSite('states');
beforeEach(() => database.delete(rateLimits));

const HOUR = 3_600_000;
type Kind = 'collection' | 'item' | 'form';

const addPage = async (kind: string, title: string) =>
  accept(await owner.client.send(pageCalls.create, { body: { kind, title } })).id;
const addItem = async (collectionId: string, title: string) =>
  accept(await owner.client.send(pageCalls.createItem, { params: { id: collectionId }, body: { title } })).id;
const release = async (documents: readonly (readonly [Kind, string])[], publishOn?: number) => {
  const named = await Promise.all(
    documents.map(async ([kind, id]) => {
      const { revision } = accept(await owner.client.send(documentCalls.read, { params: { kind, id } }));
      return { kind, id, baseRevision: revision };
    }),
  );
  const time = publishOn === undefined ? {} : { publishOn };
  return accept(
    await owner.client.send(documentCalls.createRelease, {
      body: { name: 'Release', documents: named, ...time },
    }),
  );
};
const stateOf = async (kind: Kind, id: string) =>
  accept(await owner.client.send(pageCalls.readState, { params: { kind, id } })).state;
const listedState = async (collectionId: string, id: string) => {
  const input = { params: { id: collectionId }, query: {} };
  const { items } = accept(await owner.client.send(pageCalls.listItems, input));
  return items.find((item) => item.id === id)?.state;
};
const listedPage = async (id: string) =>
  accept(await owner.client.send(pageCalls.list, {})).pages.find((page) => page.id === id);
const open = (path: string) => {
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  return app.visit(site).open(path);
};

describe('a post in a blog that is not published', () => {
  it('is told as what it is, until the blog is published', async () => {
    const blog = await addPage('blog', 'Hidden blog');
    const post = await addItem(blog, 'First');
    const { blockedBy } = await release([['item', post]]);
    expect(blockedBy).toMatchObject([{ kind: 'collection', id: blog, title: 'Hidden blog' }]);
    expect((await open('/hidden-blog/first')).status).toBe(404);
    expect(await listedState(blog, post)).toEqual({ name: 'blocked', isVisible: false });
    expect(await stateOf('item', post)).toEqual({ name: 'blocked', isVisible: false });
    expect((await release([['collection', blog]])).blockedBy).toEqual([]);
    expect((await open('/hidden-blog/first')).status).toBe(200);
    expect(await listedState(blog, post)).toEqual({ name: 'published', isVisible: true });
  });

  it('is open at once when both go out together', async () => {
    const blog = await addPage('blog', 'Both');
    const post = await addItem(blog, 'Together');
    const { blockedBy } = await release([
      ['collection', blog],
      ['item', post],
    ]);
    expect(blockedBy).toEqual([]);
    expect((await open('/both/together')).status).toBe(200);
  });
});

describe('a page that only the draft of the menu links to', () => {
  const linkInDraft = async (group: string, collectionId: string) => {
    const params = { kind: 'navigation', id: 'site' };
    const { revision, content } = accept(await owner.client.send(documentCalls.read, { params }));
    const menus = content as Record<string, unknown[]>;
    const links = [...(menus[group] ?? []), { collectionId }];
    const body = { baseRevision: revision, content: { ...menus, [group]: links } };
    return accept(await owner.client.send(documentCalls.save, { params, body })).revision;
  };

  it('is reported with the navigation, until that is published too', async () => {
    const page = await addPage('page', 'In the menu');
    const revision = await linkInDraft('mainNav', page);
    const { blockedBy } = await release([['collection', page]]);
    expect(blockedBy).toEqual([{ kind: 'navigation', id: 'site', title: 'Navigation', revision }]);
    accept(
      await owner.client.send(documentCalls.createRelease, {
        body: { name: 'Menu', documents: [{ kind: 'navigation', id: 'site', baseRevision: revision }] },
      }),
    );
    expect((await release([['collection', page]])).blockedBy).toEqual([]);
  });

  it('is not reported where it is in no menu of visitors', async () => {
    const page = await addPage('page', 'Not linked');
    await linkInDraft('_hidden', page);
    expect((await release([['collection', page]])).blockedBy).toEqual([]);
  });
});

describe('a page that shows a form that is not published', () => {
  const addForm = async (name: string) => {
    const id = newId();
    const content = { name, fields: [{ id: 'f1', type: 'text', title: 'Name', required: true }] };
    const steps = [{ kind: 'form' as const, id, op: 'create' as const, content }];
    const body = { commandId: newId(), label: 'Create form', steps };
    accept(await owner.client.send(documentCalls.runCommand, { body }));
    return id;
  };
  const sectionsWith = (formId: string) => [
    sectionOf('a1', placedBlock('b1', { type: 9, value: { formId } })),
  ];

  it('is reported with the form, until that is published too', async () => {
    const form = await addForm('Ask us');
    const page = await addPage('page', 'Contact');
    await saveDraft({ kind: 'collection', id: page }, { sections: sectionsWith(form) });
    const { blockedBy } = await release([['collection', page]]);
    expect(blockedBy).toEqual([{ kind: 'form', id: form, title: 'Ask us', revision: 1 }]);
    const blog = await publishPage(owner, { kind: 'blog', title: 'Workshop notes' });
    const post = await addItem(blog, 'Questions');
    await saveDraft({ kind: 'item', id: post }, { sections: sectionsWith(form) });
    expect((await release([['item', post]])).blockedBy).toMatchObject([{ kind: 'form', id: form }]);
    expect((await release([['form', form]])).blockedBy).toEqual([]);
    expect((await release([['collection', page]])).blockedBy).toEqual([]);
  });
});

describe('what waits for its time', () => {
  it('is scheduled in lists and by itself, by a release or by its own status', async () => {
    const blog = await publishPage(owner, { kind: 'blog', title: 'Planned' });
    const post = await addItem(blog, 'By release');
    const at = app.clock.now.getTime() + HOUR;
    await release([['item', post]], at);
    const scheduled = { name: 'scheduled', isVisible: false, at };
    expect(await listedState(blog, post)).toEqual(scheduled);
    expect(await stateOf('item', post)).toEqual(scheduled);
    const own = await publishItem(owner, blog, { title: 'By status', status: 'scheduled', publishOn: at });
    expect(await listedState(blog, own)).toEqual(scheduled);
    const query = { status: 'scheduled' as const };
    const { items } = accept(await owner.client.send(pageCalls.listItems, { params: { id: blog }, query }));
    expect(items.map(({ id }) => id).toSorted()).toEqual([post, own].toSorted());
  });

  it('is scheduled while visitors have the former state, and no longer when the release is called off', async () => {
    const page = await publishPage(owner, { title: 'Old words' });
    await saveDraft({ kind: 'collection', id: page }, { title: 'New words' });
    const at = app.clock.now.getTime() + HOUR;
    const { id } = await release([['collection', page]], at);
    expect((await listedPage(page))?.state).toEqual({ name: 'scheduled', isVisible: true, at });
    const { documents } = accept(await owner.client.send(documentCalls.listChanges, {}));
    expect(documents.find((changed) => changed.id === page)?.scheduledFor).toBe(new Date(at).toISOString());
    accept(await owner.client.send(documentCalls.cancelRelease, { params: { id } }));
    expect((await listedPage(page))?.state).toEqual({ name: 'changed', isVisible: true });
  });

  it('is not scheduled by a status that was saved and not published', async () => {
    const page = await addPage('page', 'Only saved');
    const publishOn = app.clock.now.getTime() + HOUR;
    await saveDraft({ kind: 'collection', id: page }, { status: 'scheduled', publishOn });
    expect((await listedPage(page))?.state).toEqual({
      name: 'unconfirmed',
      isVisible: false,
      at: publishOn,
    });
  });
});

it('says what visitors have, not what the draft will be', async () => {
  const page = await publishPage(owner, { title: 'Seen' });
  const status: CollectionContent['status'] = 'private';
  await saveDraft({ kind: 'collection', id: page }, { status, urlId: 'moved-later' });
  expect(await listedPage(page)).toMatchObject({
    state: { name: 'changed', isVisible: true },
    publishedUrl: '/seen',
    fullUrl: '/moved-later',
  });
  const draft = await addPage('page', 'Never seen');
  expect(await listedPage(draft)).not.toHaveProperty('publishedUrl');
  expect(
    await owner.client.send(pageCalls.readState, { params: { kind: 'navigation', id: 'site' } }),
  ).toMatchObject({ ok: false, refusal: { code: 'not-found' } });
});
