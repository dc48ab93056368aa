import { beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import { inOneTrip } from './one-trip.ts';
import type { Queryable } from './queryable.ts';
import { mayCommitLater } from './statements/commit-later.ts';
import { runPrepared } from './statements/run-statement.ts';
import { sql } from './statements/sql-fragment.ts';
import { inTransaction } from './transactions.ts';

const { database, pool } = await createTestDatabase({ content: 'empty' });
await pool.query(
  'create table pieces (id integer primary key, name text, sold_at timestamptz, facts jsonb, tags text[])',
);

beforeEach(async () => {
  await pool.query('truncate pieces');
});

const soldAt = new Date('2026-03-01T10:00:00.123Z');

const add = (id: number) =>
  sql`insert into pieces values (${id}, ${null}, ${soldAt}, ${JSON.stringify({ id })}::jsonb, ${['a', 'b,"c"']})`;

const ids = async (): Promise<number[]> =>
  (await pool.query<{ id: number }>('select id from pieces order by id')).rows.map(({ id }) => id);

it('reads the same rows the first time and later, alone and in a group', async () => {
  await runPrepared(database, add(1));
  const read = () => runPrepared(database, sql`select * from pieces where id = ${1}`);
  const row = { id: 1, name: null, sold_at: soldAt, facts: { id: 1 }, tags: ['a', 'b,"c"'] };
  const pick = sql`select id, name, sold_at, facts, tags from pieces where id = ${1}`;
  for (let round = 0; round < 3; round += 1) {
    expect(await read()).toMatchObject([{ id: 1, sold_at: soldAt }]);
    const [one, none, other] = await inOneTrip(database, (together) =>
      Promise.all([
        runPrepared(together, pick),
        runPrepared(together, sql`select id from pieces where id = ${2}`),
        runPrepared(together, sql`select count(*)::int as pieces from pieces`),
      ]),
    );
    expect(one).toEqual([row]);
    expect(none).toEqual([]);
    expect(other).toEqual([{ pieces: 1 }]);
  }
});

it('tells which statement of a group has failed, and leaves out those after it', async () => {
  const work = () =>
    inTransaction(database, async (transaction) => {
      const outcomes = await Promise.allSettled([
        runPrepared(transaction, sql`select 1 as one`),
        runPrepared(transaction, add(1)),
        runPrepared(transaction, add(1)),
        runPrepared(transaction, sql`select 2 as two`),
      ]);
      throw new Error(
        outcomes
          .map((outcome) => (outcome.status === 'fulfilled' ? 'done' : String(outcome.reason.code)))
          .join(', '),
      );
    });
  // Once as statements that the connection does not know yet.
  for (let round = 0; round < 3; round += 1) await expect(work()).rejects.toThrow('done, done, 23505, 25P02');
  expect(await ids()).toEqual([]);
  expect(pool.idleCount).toBe(pool.totalCount);
});

it('writes nothing where a value cannot be sent', async () => {
  const circular: unknown[] = [];
  circular.push({ circular });
  const failing = inTransaction(database, async (transaction) => {
    await runPrepared(transaction, add(1));
    await runPrepared(transaction, sql`select ${circular as string[]} as value`);
  });
  await expect(failing).rejects.toThrow();
  expect(await ids()).toEqual([]);
});

it('rejects everything that was under way on a connection that is lost', async () => {
  const lose = () =>
    inTransaction(database, async (transaction) => {
      await Promise.all([
        runPrepared(transaction, add(1)),
        runPrepared(transaction, sql`select pg_terminate_backend(pg_backend_pid()) as ended`),
        runPrepared(transaction, sql`select 3 as three`),
      ]);
    });
  for (let round = 0; round < 2; round += 1) await expect(lose()).rejects.toThrow();
  expect(await ids()).toEqual([]);
  await runPrepared(database, add(2));
  expect(await ids()).toEqual([2]);
});

it('lets a statement commit later by itself, and none of a transaction', async () => {
  // Connections that are opened from now on.
  await pool.query(`do $$ begin
    execute format('alter database %I set synchronous_commit = local', current_database()); end $$`);
  await pool
    .query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()')
    .catch(() => undefined);
  const setting = (queryable: Queryable) =>
    runPrepared(
      queryable,
      sql`select current_setting('synchronous_commit') as setting where ${mayCommitLater(queryable)}`,
    );
  expect(await setting(database)).toEqual([{ setting: 'off' }]);
  const { rows } = await pool.query("select current_setting('synchronous_commit') as setting");
  expect(rows).toEqual([{ setting: 'local' }]);
  expect(await inTransaction(database, setting)).toEqual([{ setting: 'local' }]);
});
