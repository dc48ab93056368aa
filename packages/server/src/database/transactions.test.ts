import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import { runPrepared, sendPrepared } from './statements/run-statement.ts';
import { sql as statement } from './statements/sql-fragment.ts';
import { inTransaction } from './transactions.ts';

const { database, pool } = await createTestDatabase({ content: 'empty' });
await pool.query('CREATE TABLE stock (id integer PRIMARY KEY, quantity integer NOT NULL)');

beforeEach(async () => {
  await pool.query('TRUNCATE stock');
  await pool.query('INSERT INTO stock VALUES (1, 0), (2, 0)');
});

async function quantities(): Promise<number[]> {
  const { rows } = await pool.query('SELECT quantity FROM stock ORDER BY id');
  return rows.map(({ quantity }) => quantity);
}

class ForcedFault extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`forced ${code}`);
    this.code = code;
  }
}

it('runs serializable transactions that conflict again until every one of them counts', async () => {
  let runs = 0;
  let allRead = () => {};
  const everyTransactionRead = new Promise<void>((resolve) => (allRead = resolve));
  const increment = () =>
    inTransaction(
      database,
      async (transaction) => {
        const { rows } = await transaction.execute<{ quantity: number }>(
          sql`SELECT quantity FROM stock WHERE id = 1`,
        );
        runs += 1;
        if (runs === 4) allRead();
        await everyTransactionRead;
        await transaction.execute(
          sql`UPDATE stock SET quantity = ${Number(rows[0]?.quantity) + 1} WHERE id = 1`,
        );
      },
      { isolationLevel: 'serializable' },
    );
  await Promise.all([increment(), increment(), increment(), increment()]);
  expect(await quantities()).toEqual([4, 0]);
  expect(runs).toBeGreaterThan(4);
});

it('runs again what the server ended to break a deadlock', async () => {
  let taken = 0;
  let bothTaken = () => {};
  const firstLocksTaken = new Promise<void>((resolve) => (bothTaken = resolve));
  const addInOrder = (ids: number[]) =>
    inTransaction(database, async (transaction) => {
      for (const id of ids) {
        await transaction.execute(sql`UPDATE stock SET quantity = quantity + 1 WHERE id = ${id}`);
        taken += 1;
        if (taken === 2) bothTaken();
        await firstLocksTaken;
      }
    });
  await Promise.all([addInOrder([1, 2]), addInOrder([2, 1])]);
  expect(await quantities()).toEqual([2, 2]);
});

it('gives up after a bounded number of runs, with the reason', async () => {
  let runs = 0;
  const hopeless = inTransaction(database, async () => {
    runs += 1;
    throw new ForcedFault('40001');
  });
  await expect(hopeless).rejects.toThrow('forced 40001');
  expect(runs).toBe(8);
});

it('does not run again what failed for another reason, and writes nothing of it', async () => {
  let runs = 0;
  const failing = inTransaction(database, async (transaction) => {
    runs += 1;
    await transaction.execute(sql`UPDATE stock SET quantity = 9`);
    throw new Error('no such variant');
  });
  await expect(failing).rejects.toThrow('no such variant');
  expect(runs).toBe(1);
  expect(await quantities()).toEqual([0, 0]);
});

it('gives every connection back, also after failures', async () => {
  const failures = Array.from({ length: 40 }, () =>
    inTransaction(database, async (transaction) => transaction.execute(sql`SELECT 1 / 0`)),
  );
  expect((await Promise.allSettled(failures)).every(({ status }) => status === 'rejected')).toBe(true);
  expect(pool.idleCount).toBe(pool.totalCount);
});

const change = (id: number, by: number) =>
  statement`update stock set quantity = quantity + ${by} where id = ${id}`;

it('runs statements in the order in which they are sent, without waiting for each', async () => {
  const seen = await inTransaction(database, async (transaction) => {
    await sendPrepared(transaction, change(1, 5));
    const [[before], , [after]] = await Promise.all([
      runPrepared<{ quantity: number }>(transaction, statement`select quantity from stock where id = 1`),
      runPrepared(transaction, change(1, 2)),
      runPrepared<{ quantity: number }>(transaction, statement`select quantity from stock where id = 1`),
    ]);
    return [before?.quantity, after?.quantity];
  });
  expect(seen).toEqual([5, 7]);
  expect(await quantities()).toEqual([7, 0]);
});

it('keeps nothing, and says why, where a statement that nobody waited for has failed', async () => {
  const failing = inTransaction(database, async (transaction) => {
    await sendPrepared(transaction, change(1, 1));
    await sendPrepared(transaction, statement`insert into stock values (${1}, ${2})`);
    await runPrepared(transaction, change(2, 1));
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  const unnoticed = inTransaction(database, async (transaction) => {
    await sendPrepared(transaction, statement`insert into stock values (${1}, ${2})`);
  });
  await expect(unnoticed).rejects.toMatchObject({ code: '23505' });
  expect(await quantities()).toEqual([0, 0]);
});

it('runs again where a statement that nobody waited for was ended to break a deadlock', async () => {
  let taken = 0;
  let bothTaken = () => {};
  const firstLocksTaken = new Promise<void>((resolve) => (bothTaken = resolve));
  const addInOrder = (first: number, second: number) =>
    inTransaction(database, async (transaction) => {
      await runPrepared(transaction, change(first, 1));
      taken += 1;
      if (taken === 2) bothTaken();
      await firstLocksTaken;
      await sendPrepared(transaction, change(second, 1));
      await runPrepared(transaction, statement`select 1`);
    });
  await Promise.all([addInOrder(1, 2), addInOrder(2, 1)]);
  expect(await quantities()).toEqual([2, 2]);
});

it('refuses what a part of the work sends after another part has failed', async () => {
  let late: Promise<unknown> = Promise.resolve();
  const failing = inTransaction(database, async (transaction) => {
    late = runPrepared(transaction, statement`select pg_sleep(0.05)`).then(() =>
      runPrepared(transaction, change(1, 1)),
    );
    late.catch(() => undefined);
    throw new Error('no such variant');
  });
  await expect(failing).rejects.toThrow('no such variant');
  await expect(late).rejects.toThrow('after its transaction');
  expect(await quantities()).toEqual([0, 0]);
  expect(pool.idleCount).toBe(pool.totalCount);
});
