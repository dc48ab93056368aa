import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { typeOfKind } from '@sitewright/domain/blocks';
import type { ItemContent } from '@sitewright/domain/pages';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../http/http-tables.ts';
import { newId } from '../ids/index.ts';
import { accept, createTestDatabase, publishItem, publishPage, startTestApp } from '../testing/index.ts';
import { publishScheduled } from './index.ts';

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('fresh');
const owner = await app.signIn(site);
beforeEach(() => database.delete(rateLimits));

const HOUR = 3_600_000;
const passTime = (ms: number): void => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const now = (): number => app.clock.now.getTime();
const open = async (path: string): Promise<string> => {
  passTime(1100);
  return (await app.visit(site).open(path)).text;
};

const desktop = { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 2 };
type ListKind = 'summary' | 'tagCloud' | 'archive';
const pageWith = (title: string, kind: ListKind, value: Readonly<Record<string, unknown>>) =>
  publishPage(owner, {
    title,
    sections: [
      { id: newId(), theme: 'paper', blocks: [{ id: newId(), type: typeOfKind(kind), value, desktop }] },
    ],
  });

const readItemAs = async ({ client }: typeof owner, id: string) => {
  const read = accept(await client.send(documentCalls.read, { params: { kind: 'item', id } }));
  return { ...read, content: read.content as ItemContent };
};

const readItem = (id: string) => readItemAs(owner, id);

const readPage = async (id: string) =>
  accept(await owner.client.send(documentCalls.read, { params: { kind: 'collection', id } }));

const listHomepages = async (): Promise<string[]> =>
  accept(await owner.client.send(pageCalls.list, {}))
    .pages.filter(({ isHomepage }) => isHomepage)
    .map(({ id }) => id);

const saveItem = async (id: string, changes: Partial<ItemContent>): Promise<number> => {
  const { content, revision: baseRevision } = await readItem(id);
  const body = { baseRevision, content: { ...content, ...changes } };
  return accept(await owner.client.send(documentCalls.save, { params: { kind: 'item', id }, body })).revision;
};

const publishAgain = async (id: string, changes: Partial<ItemContent>): Promise<void> => {
  const baseRevision = await saveItem(id, changes);
  accept(await owner.client.send(pageCalls.publishItem, { params: { id }, body: { baseRevision } }));
};

it('a page shows what a contributor has just published, without a second to wait', async () => {
  const blog = await publishPage(owner, { kind: 'blog', title: 'At once' });
  const post = await publishItem(owner, blog, { title: 'First wording' });
  const read = async (): Promise<string> => (await app.visit(site).open('/at-once')).text;
  expect(await read()).toContain('First wording');
  expect(await read()).toContain('First wording');
  await publishAgain(post, { title: 'Second wording' });
  expect(await read()).toContain('Second wording');
});

describe('a page that shows a list of another', () => {
  it('shows the first post of a list that was empty when it was last made', async () => {
    const blog = await publishPage(owner, { kind: 'blog', title: 'Quiet' });
    await pageWith('Front', 'summary', { collectionId: blog, limit: 3, design: 'list' });
    expect(await open('/front')).not.toContain('The very first');
    await publishItem(owner, blog, { title: 'The very first' });
    expect(await open('/front')).toContain('The very first');
  });

  it('shows the tags of a post that was published since', async () => {
    const blog = await publishPage(owner, { kind: 'blog', title: 'Tagged' });
    await pageWith('Cloud', 'tagCloud', { collectionId: blog, source: 'tag' });
    expect(await open('/cloud')).not.toContain('letterpress');
    await publishItem(owner, blog, { title: 'One', tags: ['letterpress'] });
    expect(await open('/cloud')).toContain('letterpress');
  });

  it('lets go of an item that moved to another page', async () => {
    const from = await publishPage(owner, { kind: 'blog', title: 'Old place' });
    const to = await publishPage(owner, { kind: 'blog', title: 'New place' });
    const id = await publishItem(owner, from, { title: 'The wanderer' });
    expect(await open('/old-place')).toContain('The wanderer');
    expect(await open('/new-place')).not.toContain('The wanderer');
    await publishAgain(id, { collectionId: to });
    expect(await open('/old-place')).not.toContain('The wanderer');
    expect(await open('/new-place')).toContain('The wanderer');
  });

  it('says so in every format', async () => {
    const blog = await publishPage(owner, { kind: 'blog', title: 'Folded' });
    const folder = await publishPage(owner, { kind: 'index', title: 'Stacked' });
    const { revision: baseRevision, content } = accept(
      await owner.client.send(documentCalls.read, { params: { kind: 'collection', id: blog } }),
    );
    const params = { kind: 'collection', id: blog } as const;
    const body = { baseRevision, content: { ...(content as object), parentId: folder } };
    const saved = accept(await owner.client.send(documentCalls.save, { params, body }));
    accept(
      await owner.client.send(pageCalls.publish, {
        params: { id: blog },
        body: { baseRevision: saved.revision },
      }),
    );
    expect(await open('/stacked?format=json')).not.toContain('In the stack');
    await publishItem(owner, blog, { title: 'In the stack' });
    expect(await open('/stacked?format=json')).toContain('In the stack');
  });
});

describe('[SITE-12 SITE-28] a scheduled post', () => {
  it('appears at its time in every list and format, out of the cache and by itself', async () => {
    const blog = await publishPage(owner, { kind: 'blog', title: 'Timed' });
    await publishItem(owner, blog, { title: 'Already there' });
    await pageWith('Timed front', 'summary', { collectionId: blog, limit: 3, design: 'list' });
    const publishOn = now() + HOUR;
    await publishItem(owner, blog, { title: 'On the hour', status: 'scheduled', publishOn });
    const paths = ['/timed', '/timed-front', '/timed?format=json', '/timed?format=rss'];
    for (const path of paths) expect(await open(path)).not.toContain('On the hour');
    passTime(publishOn - now());
    for (const path of paths) expect(await open(path)).toContain('On the hour');
  });

  const turn = () =>
    publishScheduled({ database, clock: () => app.clock.now, log: pino({ level: 'silent' }) });
  const statusOf = async (id: string) => {
    const { rows } = await pool.query<{ status: string }>('select status from items where item_id = $1', [
      id,
    ]);
    return rows[0]?.status;
  };

  it('appears, is turned and counted while its draft goes on', async () => {
    const blog = await publishPage(owner, { kind: 'blog', title: 'Drafted' });
    await pageWith('Drafted cloud', 'tagCloud', { collectionId: blog, source: 'tag' });
    const publishOn = now() + HOUR;
    const post = { title: 'Half done', status: 'scheduled', publishOn, tags: ['woodcut'] } as const;
    const id = await publishItem(owner, blog, post);
    await saveItem(id, { title: 'Half done, and better' });
    expect(await open('/drafted')).not.toContain('Half done');
    passTime(publishOn - now());
    expect(await open('/drafted')).toContain('Half done');
    expect(await open('/drafted-cloud')).not.toContain('woodcut');
    await turn();
    expect(await statusOf(id)).toBe('published');
    expect(await open('/drafted-cloud')).toContain('woodcut');
    expect(await open('/drafted')).not.toContain('and better');
    const { content, hasChanges } = await readItem(id);
    expect(hasChanges).toBe(true);
    expect(content).toMatchObject({ title: 'Half done, and better', status: 'published' });
  });

  it('is turned although another one cannot be', async () => {
    const blog = await publishPage(owner, { kind: 'blog', title: 'Broken' });
    const publishOn = now() + HOUR;
    const broken = await publishItem(owner, blog, { title: 'Broken', status: 'scheduled', publishOn });
    const whole = await publishItem(owner, blog, { title: 'Whole', status: 'scheduled', publishOn });
    await pool.query("update document_revisions set content = content - 'title' where document_id = $1", [
      broken,
    ]);
    passTime(2 * HOUR);
    await turn();
    expect([await statusOf(broken), await statusOf(whole)]).toEqual(['scheduled', 'published']);
  });
});

it('[SITE-13] an order that was dragged is not undone by a save of what stood there before', async () => {
  const gallery = await publishPage(owner, { kind: 'gallery', title: 'Wall' });
  const ids: string[] = [];
  for (const title of ['Left', 'Right']) ids.push(await publishItem(owner, gallery, { title }));
  const [left = '', right = ''] = ids;
  const draftOf = await saveItem(left, { title: 'Far left' });
  const { content } = await readItem(left);
  const order = { params: { id: gallery }, body: { ids: [right, left] } };
  accept(await owner.client.send(pageCalls.orderItems, order));
  const params = { kind: 'item', id: left } as const;
  const late = await owner.client.send(documentCalls.save, {
    params,
    body: { baseRevision: draftOf, content },
  });
  expect(late).toMatchObject({ ok: false, refusal: { code: 'conflict' } });
  const { publishedRevision, hasChanges, ...draft } = await readItem(left);
  expect([draft.content.displayIndex, hasChanges]).toEqual([2, true]);
  const shown = await owner.client.send(documentCalls.readRevision, {
    params: { ...params, revision: String(publishedRevision) },
  });
  expect(accept(shown).content).toMatchObject({ title: 'Left', displayIndex: 2 });
  accept(await owner.client.send(pageCalls.orderItems, order));
  expect((await readItem(left)).revision).toBe(draft.revision);
});

it('has one homepage, whatever is published again', async () => {
  const before = (await listHomepages())[0] ?? '';
  const next = await publishPage(owner, { title: 'The new front' });
  accept(await owner.client.send(pageCalls.setHomepage, { body: { pageId: next } }));
  expect(await listHomepages()).toEqual([next]);
  const { revision: baseRevision } = await readPage(before);
  accept(await owner.client.send(pageCalls.publish, { params: { id: before }, body: { baseRevision } }));
  expect(await listHomepages()).toEqual([next]);
  expect(await open('/')).toContain('The new front');
  accept(await owner.client.send(documentCalls.trash, { params: { kind: 'collection', id: before } }));
  accept(await owner.client.send(documentCalls.restore, { params: { kind: 'collection', id: before } }));
  expect(await listHomepages()).toEqual([next]);
});

it('files a post without a date under the month in which it first appeared, whenever it is published again', async () => {
  const blog = await publishPage(owner, { kind: 'blog', title: 'Undated' });
  const id = await publishItem(owner, blog, { title: 'No date' });
  const monthsOf = async () => {
    const { rows } = await pool.query<{ term: string }>(
      "select term from item_terms where item_id = $1 and kind = 'months'",
      [id],
    );
    return rows.map(({ term }) => term);
  };
  const first = await monthsOf();
  const { content } = await readItem(id);
  const { publishOn: _publishOn, ...undated } = content;
  const { revision: baseRevision } = await readItem(id);
  const params = { kind: 'item', id } as const;
  accept(await owner.client.send(documentCalls.save, { params, body: { baseRevision, content: undated } }));
  passTime(62 * 24 * HOUR);
  const again = await app.signIn(site);
  const { revision } = await readItemAs(again, id);
  accept(await again.client.send(documentCalls.publish, { params, body: { baseRevision: revision } }));
  expect(await monthsOf()).toEqual(first);
});
