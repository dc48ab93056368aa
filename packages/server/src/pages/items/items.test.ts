import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { roles } from '@sitewright/domain/contributors';
import {
  describeState,
  recordTypes,
  type CollectionContent,
  type ItemContent,
} from '@sitewright/domain/pages';
import { describe, expect, it } from 'vitest';
import { addAccount, putContributor } from '../../contributors/index.ts';
import { newId } from '../../ids/index.ts';
import {
  accept,
  createTestDatabase,
  publishItem,
  publishPage,
  publishProduct,
  startTestApp,
  type TestBrowser,
} from '../../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('items');
const owner = await app.signIn(site);

type Filter = Parameters<typeof owner.client.send<typeof pageCalls.listItems>>[1]['query'];

const list = async (id: string, query: Filter = {}) =>
  accept(await owner.client.send(pageCalls.listItems, { params: { id }, query }));

const titles = async (id: string, query: Filter = {}): Promise<string[]> =>
  (await list(id, query)).items.map(({ title }) => title);

const addDraft = async (id: string, title: string) =>
  accept(await owner.client.send(pageCalls.createItem, { params: { id }, body: { title } }));

const seen = async (path: string): Promise<string[]> => {
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  const { items } = JSON.parse((await app.visit(site).open(`${path}?format=json`)).text) as {
    items: { title: string }[];
  };
  return items.map(({ title }) => title);
};

const readItem = async (id: string): Promise<ItemContent> =>
  accept(await owner.client.send(documentCalls.read, { params: { kind: 'item', id } }))
    .content as ItemContent;

interface PlaceChange {
  readonly id: string;
  readonly before?: number;
  readonly after?: number;
}

const place = (browser: TestBrowser, changes: readonly PlaceChange[]) =>
  browser.client.send(documentCalls.runCommand, {
    body: {
      commandId: newId(),
      label: 'Move item',
      steps: changes.map(({ id, ...values }) => ({
        kind: 'item' as const,
        id,
        op: 'change' as const,
        changes: [{ op: 'set' as const, path: ['displayIndex'], ...values }],
      })),
    },
  });

const signInAs = async (code: number): Promise<TestBrowser> => {
  const credentials = { email: `${newId()}@example.com`, password: 'a password for the role' };
  const account = { ...credentials, name: 'Somebody', isAdministrator: false };
  const accountId = (await addAccount(database, account)) ?? '';
  await putContributor(database, site.id, { accountId, roles: [code] });
  return app.signIn(site, credentials);
};

describe('the items of a list', () => {
  it('[SITE-12] come newest first with their labels, are searched and filtered', async () => {
    const blog = await publishPage(owner, { kind: 'blog', title: 'Log' });
    await publishItem(owner, blog, { title: 'Old', publishOn: Date.UTC(2026, 1, 1), categories: ['Ink'] });
    await publishItem(owner, blog, { title: 'New', publishOn: Date.UTC(2026, 2, 1) });
    const later = { title: 'Later', status: 'scheduled', publishOn: Date.UTC(2099, 1, 1) } as const;
    await publishItem(owner, blog, later);
    const draft = await addDraft(blog, 'Not yet');
    const all = await list(blog);
    const tell = (moment: number) => new Date(moment).toISOString().slice(0, 10);
    expect(all.items.map(({ title, state }) => [title, describeState(state, tell)])).toEqual([
      ['Not yet', 'Draft'],
      ['Later', 'Scheduled for 2099-02-01'],
      ['New', 'Published'],
      ['Old', 'Published'],
    ]);
    expect(await titles(blog, { search: 'NE' })).toEqual(['New']);
    expect(await titles(blog, { status: 'scheduled' })).toEqual(['Later']);
    expect(await titles(blog, { category: 'Ink' })).toEqual(['Old']);
    accept(await owner.client.send(documentCalls.trash, { params: { kind: 'item', id: draft.id } }));
    expect(await titles(blog)).not.toContain('Not yet');
    expect(await titles(blog, { status: 'trashed' })).toEqual(['Not yet']);
  });

  it('go on by a cursor, each once', async () => {
    const blog = await publishPage(owner, { kind: 'blog', title: 'Long' });
    const made: string[] = [];
    for (let count = 0; count < 103; count += 1) made.push((await addDraft(blog, `Post ${count}`)).id);
    const first = await list(blog);
    const second = await list(blog, { cursor: first.nextCursor ?? '' });
    expect(first.items).toHaveLength(100);
    expect(second.nextCursor).toBeNull();
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toEqual(made.toReversed());
    const bad = await owner.client.send(pageCalls.listItems, {
      params: { id: blog },
      query: { cursor: 'x' },
    });
    expect(bad).toMatchObject({ ok: false, refusal: { code: 'bad-request' } });
  });

  it('[SITE-13] are put into an order by a command: live at once, undone as live, and no change to publish', async () => {
    const gallery = await publishPage(owner, { kind: 'gallery', title: 'Prints' });
    const [one, two] = [
      await publishItem(owner, gallery, { title: 'One', displayIndex: 1 }),
      await publishItem(owner, gallery, { title: 'Two', displayIndex: 2 }),
    ];
    const moved = accept(
      await place(owner, [
        { id: two, before: 2, after: 1 },
        { id: one, before: 1, after: 2 },
      ]),
    );
    expect(moved.documents.map(({ hasChanges }) => hasChanges)).toEqual([false, false]);
    expect(await titles(gallery)).toEqual(['Two', 'One']);
    expect(await seen('/prints')).toEqual(['Two', 'One']);
    const body = { commandId: newId(), target: moved.commandId };
    accept(await owner.client.send(documentCalls.undoCommand, { body }));
    expect(await seen('/prints')).toEqual(['One', 'Two']);
    const editor = await signInAs(roles.draftEditor.code);
    const refused = await place(editor, [{ id: one, before: 1, after: 9 }]);
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } });
  });

  it('a place that was never given is taken back by undo', async () => {
    const gallery = await publishPage(owner, { kind: 'gallery', title: 'Sheets' });
    const id = await publishItem(owner, gallery, { title: 'Sheet' });
    const { commandId } = accept(await place(owner, [{ id, after: 7 }]));
    expect((await readItem(id)).displayIndex).toBe(7);
    const undone = accept(
      await owner.client.send(documentCalls.undoCommand, { body: { commandId: newId(), target: commandId } }),
    );
    expect(undone.documents[0]?.hasChanges).toBe(false);
    expect(await readItem(id)).not.toHaveProperty('displayIndex');
  });

  it('tell an address that is free, also for short titles', async () => {
    const blog = await publishPage(owner, { kind: 'blog', title: 'Urls' });
    const free = async (wanted: string, itemId?: string) => {
      const query = { wanted, ...(itemId === undefined ? {} : { itemId }) };
      return accept(await owner.client.send(pageCalls.findItemUrl, { params: { id: blog }, query })).urlId;
    };
    const { id } = await addDraft(blog, 'Slow ink');
    await addDraft(blog, 'Ab');
    expect(await free('Slow ink')).toBe('slow-ink-1');
    expect(await free('Slow ink', id)).toBe('slow-ink');
    expect(await free('Ab')).toBe('new-post-1');
  });

  it('[EDT-01] that came as plain HTML are a text block in the canvas, and plain to visitors', async () => {
    const blog = await publishPage(owner, { kind: 'blog', title: 'Old posts' });
    const id = await publishItem(owner, blog, { title: 'Came along', body: '<p>Plain words</p>' });
    const { text } = await owner.open('/old-posts/came-along?edit=1');
    expect(text).toContain(`data-edit-section="${id}"`);
    expect(text).toContain(`data-edit-document="item:${id}"`);
    expect(text).toContain('data-edit-field="document"');
    const shown = (await app.visit(site).open('/old-posts/came-along')).text;
    expect(shown).toContain('<p>Plain words</p>');
    expect(shown).not.toContain('sw-section');
  });

  it('of a product: its fields are undone by command too', async () => {
    const shop = await publishPage(owner, { kind: 'products', title: 'Shop' });
    const { id } = await publishProduct(owner, shop, { title: 'Print' });
    const before = await readItem(id);
    const variants = (before.structuredContent?.['variants'] ?? []) as readonly { readonly id: string }[];
    const path = ['structuredContent', 'variants', variants[0]?.id ?? '', 'price'];
    const changes = [{ op: 'set' as const, path, before: 4500, after: 5000 }];
    const steps = [{ kind: 'item' as const, id, op: 'change' as const, changes }];
    const body = { commandId: newId(), label: 'Change price', steps };
    accept(await owner.client.send(documentCalls.runCommand, { body }));
    expect(await readItem(id)).not.toEqual(before);
    const undoing = { commandId: newId(), target: body.commandId };
    accept(await owner.client.send(documentCalls.undoCommand, { body: undoing }));
    expect(await readItem(id)).toEqual(before);
  });
});

describe('a copy made by a command', () => {
  const CODE = 23;
  const coded = (text: string): CollectionContent['sections'] => [
    {
      id: newId(),
      theme: 'paper',
      blocks: [
        {
          id: newId(),
          type: CODE,
          value: { source: text, mode: 'html' },
          desktop: { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 3 },
        },
      ],
    },
  ];

  const copyOf = (browser: TestBrowser, original: string, sections: CollectionContent['sections']) => {
    const id = newId();
    const content = { id, title: 'Copy', urlId: `copy-${id}`, status: 'draft', type: 10, typeName: 'page' };
    return browser.client.send(documentCalls.runCommand, {
      body: {
        commandId: newId(),
        label: 'Duplicate page',
        steps: [
          { kind: 'collection', id, op: 'create', content: { ...content, sections }, copyOf: original },
        ],
      },
    });
  };

  it('brings its code along without the permission to write it, but no other code', async () => {
    const id = await publishPage(owner, { title: 'Coded', sections: coded('<b>mine</b>') ?? [] });
    const editor = await signInAs(roles.draftEditor.code);
    expect(await copyOf(editor, id, coded('<b>mine</b>'))).toMatchObject({ ok: true });
    expect(await copyOf(editor, id, coded('<script>theirs()</script>'))).toMatchObject({
      ok: false,
      refusal: { code: 'code-not-allowed' },
    });
    expect(await copyOf(editor, newId(), coded('<b>mine</b>'))).toMatchObject({
      ok: false,
      refusal: { code: 'not-found' },
    });
  });
});

describe('the type of an item', () => {
  const add = (id: string, body: { title: string; recordType?: number }) =>
    owner.client.send(pageCalls.createItem, { params: { id }, body });
  const typeIn = async (kind: string, fields: Partial<CollectionContent> = {}) => {
    const id = await publishPage(owner, { kind, title: `Types of ${kind}`, ...fields });
    return (accept(await add(id, { title: 'New' })).content as ItemContent).recordType;
  };

  it('is that of its list where the call names none', async () => {
    expect(await typeIn('products')).toBe(recordTypes.storeItem);
    expect(await typeIn('blog')).toBe(recordTypes.text);
    expect(await typeIn('events')).toBe(recordTypes.event);
    expect(await typeIn('gallery')).toBe(recordTypes.image);
    const shop = { typeName: 'shop', urlId: 'own-shop' };
    expect(await typeIn('products', shop)).toBe(recordTypes.storeItem);
  });

  it('fits a products page, and products stand on no other, whichever way they come', async () => {
    const shop = await publishPage(owner, { kind: 'products', title: 'Typed shop' });
    const blog = await publishPage(owner, { kind: 'blog', title: 'Typed blog' });
    const refused = (text: string) => ({
      ok: false,
      refusal: { status: 422, errors: { recordType: expect.stringContaining(text) } },
    });
    expect(await add(shop, { title: 'Text', recordType: 1 })).toMatchObject(refused('holds products only'));
    expect(await add(blog, { title: 'Product', recordType: 11 })).toMatchObject(
      refused('on a products page'),
    );
    const { id, revision, content } = accept(await add(shop, { title: 'Product' }));
    const save = (fields: object) =>
      owner.client.send(documentCalls.save, {
        params: { kind: 'item', id },
        body: { baseRevision: revision, content: { ...(content as ItemContent), ...fields } },
      });
    expect(await save({ recordType: 1 })).toMatchObject(refused('holds products only'));
    expect(await save({ collectionId: blog })).toMatchObject(refused('on a products page'));
    expect(await save({ title: 'Renamed' })).toMatchObject({ ok: true });
  });
});

it('a page names no member area that does not exist', async () => {
  const id = await publishPage(owner, { title: 'Members' });
  const params = { kind: 'collection', id };
  const { content, revision } = accept(await owner.client.send(documentCalls.read, { params }));
  const body = {
    baseRevision: revision,
    content: { ...(content as CollectionContent), permission: 3, memberAreaIds: [newId()] },
  };
  expect(await owner.client.send(documentCalls.save, { params, body })).toMatchObject({
    ok: false,
    refusal: { errors: { memberAreaIds: 'The member area does not exist.' } },
  });
});
