import { makeId } from '@sitewright/domain/ids';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { inTransaction, type Queryable } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { createTestDatabase, startTestApp } from '../testing/index.ts';
import { findSameComment } from './comments-store.ts';
import { deleteComments } from './moderation-store.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const { id: websiteId } = await app.addSite('busy');
const itemId = newId();
const DAY_MS = 86_400_000;
const now = Date.now();
const COUNT = 20_000;

const oldId = (index: number): string => makeId(now - DAY_MS + index, new Uint8Array(6));

/** Comments of yesterday; every second one replies to the one before it. */
const rows = Array.from({ length: COUNT }, (_, index) => ({
  id: oldId(index),
  parent: index % 2 === 1 ? oldId(index - 1) : null,
}));
await database.execute(sql`insert into comments
  (website_id, comment_id, item_id, parent_id, author_name, body, state, created_at)
  select ${websiteId}, r.id, ${itemId}, r.parent, 'Ada', 'Lovely', 'approved', ${new Date(now - DAY_MS).toISOString()}
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, parent text)`);
await database.execute(sql`analyze comments`);

const countReads = async (read: (transaction: Queryable) => Promise<unknown>): Promise<number> =>
  inTransaction(database, async (transaction) => {
    await read(transaction);
    const { rows: counts } = await transaction.execute<{ count: number }>(sql`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count
      from pg_stat_xact_user_tables where relname = 'comments'`);
    return counts[0]?.count ?? 0;
  });

it('a repeated comment is looked for among the latest ones only', async () => {
  const comment = {
    commentId: newId(),
    itemId,
    parentId: null,
    authorName: 'Ada',
    body: 'Lovely',
    state: 'approved' as const,
    createdAt: new Date(now),
  };
  const since = new Date(now - 600_000);
  const firstId = makeId(since.getTime(), new Uint8Array(6));
  const reads = await countReads(async (transaction) => {
    expect(await findSameComment(transaction, websiteId, { comment, since, firstId })).toBeUndefined();
  });
  expect(reads).toBeLessThan(10);
});

it('a thread is deleted without reading the other comments of the site', async () => {
  const reads = await countReads(async (transaction) => {
    expect(await deleteComments(transaction, websiteId, [oldId(0)])).toEqual([itemId, itemId]);
  });
  expect(reads).toBeLessThan(100);
});
