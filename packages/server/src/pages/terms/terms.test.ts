import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { roles } from '@sitewright/domain/contributors';
import type { CollectionContent, ItemContent, TermKind } from '@sitewright/domain/pages';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addAccount, putContributor } from '../../contributors/index.ts';
import { newId } from '../../ids/index.ts';
import { accept, createTestDatabase, publishItem, publishPage, startTestApp } from '../../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('terms');
const owner = await app.signIn(site);

interface TermChangeRequest {
  readonly kind?: TermKind;
  readonly term: string;
  readonly into: string | null;
  readonly mayMerge?: boolean;
}

const change = (id: string, { kind = 'tags', term, into, mayMerge = false }: TermChangeRequest) =>
  owner.client.send(pageCalls.changeTerm, { params: { id }, body: { kind, term, into, mayMerge } });

const list = async (id: string, kind: TermKind = 'tags', search = '') =>
  accept(await owner.client.send(pageCalls.listTerms, { params: { id }, query: { kind, search } }));

const counts = async (id: string, kind: TermKind = 'tags', search = '') =>
  (await list(id, kind, search)).terms.map(({ name, count }) => `${name} ${count}`);

const readContent = async <Content>(kind: 'item' | 'collection', id: string) => {
  const saved = accept(await owner.client.send(documentCalls.read, { params: { kind, id } }));
  return { ...saved, content: saved.content as Content };
};

const open = async (path: string) => {
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  return JSON.parse((await app.visit(site).open(`${path}format=json`)).text) as {
    items?: { title: string; tags: string[] }[];
    item?: { tags: string[] };
  };
};

const openBlog = async (title: string) => {
  const id = await publishPage(owner, { kind: 'blog', title });
  const posts = [
    await publishItem(owner, id, { title: 'One', tags: ['ink', 'Paper'], categories: ['Craft'] }),
    await publishItem(owner, id, { title: 'Two', tags: ['Paper'], categories: ['Craft', 'News'] }),
  ] as const;
  return { id, posts };
};

describe('the tags and categories of a list', () => {
  it('[EDT-08] are told with how many items have each, filtered, and go on by a cursor', async () => {
    const { id } = await openBlog('Counted');
    expect(await counts(id)).toEqual(['ink 1', 'Paper 2']);
    expect(await counts(id, 'categories')).toEqual(['Craft 2', 'News 1']);
    expect(await counts(id, 'tags', 'PAP')).toEqual(['Paper 2']);
    const many = Array.from({ length: 100 }, (_, index) => `tag ${String(index).padStart(3, '0')}`);
    for (const start of [0, 50, 100])
      await publishItem(owner, id, { title: `Many ${start}`, tags: many.map((name) => `${name} ${start}`) });
    const first = await list(id);
    const query = { kind: 'tags', cursor: first.nextCursor ?? '' } as const;
    const second = accept(await owner.client.send(pageCalls.listTerms, { params: { id }, query }));
    expect([first.terms.length, second.terms.length, first.total]).toEqual([200, 102, 302]);
    expect(new Set([...first.terms, ...second.terms].map(({ name }) => name)).size).toBe(302);
    expect(second.nextCursor).toBeNull();
  });

  it('[EDT-08] a tag is renamed in all drafts and for visitors at once; nothing waits to be published', async () => {
    const { id, posts } = await openBlog('Renamed');
    const before = await readContent<ItemContent>('item', posts[1]);
    const draft = { ...before.content, title: 'Two, longer' };
    const params = { kind: 'item', id: posts[1] } as const;
    accept(
      await owner.client.send(documentCalls.save, {
        params,
        body: { baseRevision: before.revision, content: draft },
      }),
    );
    expect(accept(await change(id, { term: 'Paper', into: ' paper stock ' }))).toEqual({ changed: 2 });
    expect(await counts(id)).toEqual(['ink 1', 'paper stock 2']);
    const shown = await open('/renamed?tag=paper%20stock&');
    expect(shown.items?.map(({ title }) => title).sort()).toEqual(['One', 'Two']);
    expect((await open('/renamed?tag=Paper&')).items).toEqual([]);
    expect((await open('/renamed/one?')).item?.tags).toEqual(['ink', 'paper stock']);
    expect((await readContent<ItemContent>('item', posts[0])).hasChanges).toBe(false);
    const after = await readContent<ItemContent>('item', posts[1]);
    expect(after).toMatchObject({
      hasChanges: true,
      content: { title: 'Two, longer', tags: ['paper stock'] },
    });
    const discarded = accept(
      await owner.client.send(documentCalls.discard, { params, body: { baseRevision: after.revision } }),
    );
    expect(discarded.content).toMatchObject({ title: 'Two', tags: ['paper stock'] });
  });

  it('[EDT-08] a name that exists is refused unless they are to be merged', async () => {
    const { id } = await openBlog('Merged');
    for (const into of ['paper', 'Paper'])
      expect(await change(id, { term: 'ink', into })).toMatchObject({
        ok: false,
        refusal: { code: 'term-exists', errors: { into: 'This tag already exists' } },
      });
    expect(await change(id, { kind: 'categories', term: 'News', into: 'craft' })).toMatchObject({
      refusal: { errors: { into: 'This category already exists' } },
    });
    accept(await change(id, { term: 'ink', into: 'PAPER', mayMerge: true }));
    expect(await counts(id)).toEqual(['Paper 2']);
    expect((await open('/merged/one?')).item?.tags).toEqual(['Paper']);
    accept(await change(id, { term: 'Paper', into: 'paper' }));
    expect(await counts(id)).toEqual(['paper 2']);
  });

  it('[EDT-08] tags have up to 50 characters, categories up to 25', async () => {
    const { id } = await openBlog('Long names');
    expect(await change(id, { term: 'ink', into: 'x'.repeat(51) })).toMatchObject({
      refusal: { errors: { into: 'A tag has up to 50 characters.' } },
    });
    expect(await change(id, { kind: 'categories', term: 'News', into: 'x'.repeat(26) })).toMatchObject({
      refusal: { errors: { into: 'A category has up to 25 characters.' } },
    });
    expect(await change(id, { term: 'ink', into: '  ' })).toMatchObject({
      refusal: { errors: { into: 'A tag needs a name.' } },
    });
    expect(await change(id, { term: 'ink', into: 'x'.repeat(50) })).toMatchObject({ ok: true });
  });

  it('[EDT-08] categories that stand in others are renamed and removed there too, what stood inside moves up', async () => {
    const { id } = await openBlog('Nested');
    const page = await readContent<CollectionContent>('collection', id);
    const [outer, inner] = [newId(), newId()];
    const nestedCategories = [
      { id: outer, displayName: 'Craft', children: [{ id: inner, displayName: 'Binding' }] },
    ];
    const params = { kind: 'collection', id } as const;
    const saved = accept(
      await owner.client.send(documentCalls.save, {
        params,
        body: { baseRevision: page.revision, content: { ...page.content, nestedCategories } },
      }),
    );
    accept(
      await owner.client.send(documentCalls.publish, { params, body: { baseRevision: saved.revision } }),
    );
    expect(await counts(id, 'categories')).toEqual(['Binding 0', 'Craft 2', 'News 1']);
    accept(await change(id, { kind: 'categories', term: 'Craft', into: 'Making' }));
    const renamed = await readContent<CollectionContent>('collection', id);
    expect(renamed).toMatchObject({
      hasChanges: false,
      content: { nestedCategories: [{ displayName: 'Making' }] },
    });
    accept(await change(id, { kind: 'categories', term: 'Making', into: null }));
    expect((await readContent<CollectionContent>('collection', id)).content.nestedCategories).toEqual([
      { id: inner, displayName: 'Binding' },
    ]);
    expect(await counts(id, 'categories')).toEqual(['Binding 0', 'News 1']);
  });

  it('[EDT-08] a name that nothing has is not found, and its own name changes nothing', async () => {
    const { id, posts } = await openBlog('Nowhere');
    expect(await change(id, { term: 'chalk', into: 'lead' })).toMatchObject({ refusal: { status: 404 } });
    expect(await change(id, { term: 'chalk', into: null })).toMatchObject({ refusal: { status: 404 } });
    const { revision } = await readContent('item', posts[0]);
    expect(accept(await change(id, { term: 'ink', into: 'ink' }))).toEqual({ changed: 0 });
    expect((await readContent('item', posts[0])).revision).toBe(revision);
  });

  it('an item in the trash is changed with the others and stays there', async () => {
    const { id, posts } = await openBlog('Thrown away');
    const params = { kind: 'item', id: posts[0] } as const;
    accept(await owner.client.send(documentCalls.trash, { params }));
    expect(accept(await change(id, { term: 'Paper', into: 'Stock' }))).toEqual({ changed: 1 });
    expect((await open('/thrown-away?tag=Stock&')).items?.map(({ title }) => title)).toEqual(['Two']);
    accept(await owner.client.send(documentCalls.restore, { params }));
    expect((await open('/thrown-away?tag=Stock&')).items).toHaveLength(2);
    const { rows } = await database.execute(
      sql`select count from term_counts where website_id = ${site.id} and collection_id = ${id} and term = 'Stock'`,
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('need the permission to publish, and the site’s own page', async () => {
    const { id } = await openBlog('Guarded');
    const credentials = { email: 'drafts@example.com', password: 'a password for the role' };
    const account = { ...credentials, name: 'Drafts', isAdministrator: false };
    const accountId = (await addAccount(database, account)) ?? '';
    await putContributor(database, site.id, { accountId, roles: [roles.draftEditor.code] });
    const editor = await app.signIn(site, credentials);
    const body = { kind: 'tags', term: 'ink', into: null, mayMerge: false } as const;
    expect(await editor.client.send(pageCalls.changeTerm, { params: { id }, body })).toMatchObject({
      refusal: { code: 'not-allowed' },
    });
    const elsewhere = await app.signIn(await app.addSite('terms-elsewhere'));
    expect(await elsewhere.client.send(pageCalls.changeTerm, { params: { id }, body })).toMatchObject({
      refusal: { code: 'not-found' },
    });
  });
});
