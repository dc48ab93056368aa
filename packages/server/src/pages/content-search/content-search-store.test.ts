import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accept, createTestDatabase, publishItem, publishPage, startTestApp } from '../../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('finding');
const other = await app.addSite('finding-other');
const owner = await app.signIn(site);

const addPage = async (kind: 'page' | 'blog' | 'products', title: string): Promise<string> =>
  accept(await owner.client.send(pageCalls.create, { body: { kind, title } })).id;

const addItem = async (id: string, title: string): Promise<string> =>
  accept(await owner.client.send(pageCalls.createItem, { params: { id }, body: { title } })).id;

const find = async (q: string) => accept(await owner.client.send(pageCalls.find, { query: { q } })).found;

const titles = async (q: string): Promise<string[]> => (await find(q)).map(({ title }) => title);

let journal: string;

beforeAll(async () => {
  journal = await addPage('blog', 'Logbook');
  const wares = await addPage('products', 'Chandlery');
  await addPage('page', 'Harbour master');
  await addItem(journal, 'A week in the harbour');
  await addItem(wares, 'Brass lantern');
  await addPage('page', 'Old harbour');
});

describe('finding pages and items in the owner’s app', () => {
  it('finds pages, posts and products by words of the title in any order, drafts too', async () => {
    expect(await find('lantern brass')).toEqual([
      expect.objectContaining({
        kind: 'item',
        title: 'Brass lantern',
        fullUrl: '/chandlery/brass-lantern',
        typeName: 'products',
        state: { name: 'draft', isVisible: false },
      }),
    ]);
    expect(await titles('logbook')).toContain('Logbook');
  });

  it('finds by the address', async () => {
    expect(await titles('/logbook/a-week')).toEqual(['A week in the harbour']);
    expect((await find('/harbour-master'))[0]).toMatchObject({ kind: 'collection', title: 'Harbour master' });
  });

  it('puts titles that begin so first, and pages before their items', async () => {
    expect(await titles('HARBOUR')).toEqual(['Harbour master', 'Old harbour', 'A week in the harbour']);
  });

  it('has the homepage at the address where visitors find it', async () => {
    const front = await publishPage(owner, { title: 'Quayside front' });
    expect((await find('quayside'))[0]).toMatchObject({ fullUrl: '/quayside-front' });
    accept(await owner.client.send(pageCalls.setHomepage, { body: { pageId: front } }));
    expect((await find('quayside'))[0]).toMatchObject({ id: front, fullUrl: '/' });
  });

  it('says what is true for visitors, not what the draft says', async () => {
    const blog = await publishPage(owner, { kind: 'blog', title: 'Beacon' });
    const post = await publishItem(owner, blog, { title: 'Beacon post' });
    const stateOf = async (id: string) => (await find('beacon')).find((found) => found.id === id)?.state;
    expect(await stateOf(blog)).toEqual({ name: 'published', isVisible: true });
    expect(await stateOf(post)).toEqual({ name: 'published', isVisible: true });
    const params = { kind: 'collection', id: blog };
    const { content, revision } = accept(await owner.client.send(documentCalls.read, { params }));
    const body = { content: { ...(content as object), status: 'private' }, baseRevision: revision };
    accept(await owner.client.send(documentCalls.save, { params, body }));
    expect(await stateOf(blog)).toEqual({ name: 'changed', isVisible: true });
    const saved = accept(await owner.client.send(documentCalls.read, { params }));
    accept(
      await owner.client.send(documentCalls.publish, { params, body: { baseRevision: saved.revision } }),
    );
    expect(await stateOf(blog)).toEqual({ name: 'private', isVisible: false });
    expect(await stateOf(post)).toEqual({ name: 'blocked', isVisible: false });
  });

  it('leaves out what is in the trash, with the items of a page in it, and other sites', async () => {
    const page = await addPage('blog', 'Scrapbook');
    const item = await addItem(page, 'Torn sail');
    expect(await titles('torn sail')).toEqual(['Torn sail']);
    accept(await owner.client.send(documentCalls.trash, { params: { kind: 'item', id: item } }));
    expect(await titles('torn sail')).toEqual([]);
    const stranger = await app.signIn(other);
    expect(accept(await stranger.client.send(pageCalls.find, { query: { q: 'harbour' } })).found).toEqual([]);
  });

  it('searches ten thousand posts and answers with the best few', async () => {
    await database.execute(sql`
      insert into documents (website_id, kind, document_id, draft, revision, unique_key, parent_id, created_at, updated_at, updated_by)
      select ${site.id}, 'item', lpad(to_hex(n), 24, '0'),
        jsonb_build_object('id', lpad(to_hex(n), 24, '0'), 'collectionId', ${journal}::text, 'recordType', 1,
          'title', 'Entry ' || n, 'urlId', 'entry-' || n, 'status', 'draft'),
        1, ${journal}::text || '/entry-' || n, ${journal}::text, now(), now(), 'test'
      from generate_series(1, 10000) as n`);
    expect(await titles('entry 9731')).toEqual(['Entry 9731']);
    expect(await titles('entry')).toHaveLength(20);
  });
});
