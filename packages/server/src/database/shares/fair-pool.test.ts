import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase, quietLog } from '../../testing/index.ts';
import { databaseFor } from '../caller-database.ts';
import { isDatabaseGone } from '../faults/database-faults.ts';
import { createPool } from '../pool.ts';
import { inTransaction } from '../transactions.ts';
import { ConnectionRefusal, type ConnectionCaller } from './fair-pool.ts';

const limits = { most: 6, mostOfAddress: 3 };
const { database, pool } = await createTestDatabase({ content: 'empty', connections: 4, limits });
const narrow = await createTestDatabase({ content: 'empty', connections: 1, limits: { waitMs: 1 } });

const callerOf = (siteId: string, address = siteId, more: Partial<ConnectionCaller['client']> = {}) => ({
  siteId,
  client: { address, isKnown: false, isGone: () => false, ...more },
});

/** Connections that tests hold, by the name of who has them, in the order in which they came. */
let held: [string, PoolClient][] = [];
let asked: Promise<unknown>[] = [];

const ask = (name: string, caller: ConnectionCaller, isBegun = true): Promise<void> => {
  const got = pool.connectFor(caller, isBegun).then((client) => void held.push([name, client]));
  asked.push(got.catch(() => undefined));
  return got;
};

const askFor = async (siteId: string, count: number): Promise<void> => {
  await Promise.all(Array.from({ length: count }, () => ask(siteId, callerOf(siteId))));
};

const namesHeld = (): string[] => held.map(([name]) => name);

const release = (name: string): void => {
  const at = held.findIndex(([each]) => each === name);
  const [found] = held.splice(at, 1);
  found?.[1].release();
};

/** One after the other, so that everybody who waits has had one. */
const releaseAll = async (): Promise<string[]> => {
  const order: string[] = [];
  for (;;) {
    const [first] = namesHeld();
    if (first === undefined && pool.waiting === 0) return order;
    if (first === undefined) await expect.poll(() => held.length).toBeGreaterThan(0);
    else {
      order.push(first);
      release(first);
    }
  }
};

const checkNothingIsHeld = async (): Promise<void> => {
  await expect.poll(() => [pool.inUse, pool.waiting, pool.waitingCount]).toEqual([0, 0, 0]);
};

afterEach(async () => {
  await releaseAll();
  await Promise.all(asked);
  await releaseAll();
  await checkNothingIsHeld();
  [held, asked] = [[], []];
});

describe('connections', () => {
  it('are not all given to one site: the others have theirs at once', async () => {
    await askFor('slow', 3);
    void ask('slow', callerOf('slow'));
    expect(pool.waiting).toBe(1);
    await askFor('other', 1);
    expect(namesHeld()).toEqual(['slow', 'slow', 'slow', 'other']);
  });

  it('are all had by the work of the program itself', async () => {
    const clients = await Promise.all(Array.from({ length: 4 }, () => pool.connect()));
    expect([pool.inUse, pool.waiting]).toEqual([4, 0]);
    for (const client of clients) client.release();
  });

  it('go to the site that has fewest when one is released', async () => {
    await askFor('a', 3);
    await askFor('b', 1);
    void ask('a again', callerOf('a'));
    void ask('b again', callerOf('b'));
    void ask('c', callerOf('c'));
    release('a');
    await expect.poll(namesHeld).toContain('c');
    release('c');
    await expect.poll(namesHeld).toContain('b again');
    expect([namesHeld(), pool.waiting]).toEqual([['a', 'a', 'b', 'b again'], 1]);
  });

  it('go to each address of a site in turn, first to people with a cart or a session', async () => {
    await askFor('a', 3);
    for (const name of ['x1', 'x2', 'x3']) void ask(name, callerOf('a', 'x'));
    void ask('y1', callerOf('a', 'y'));
    void ask('shopper', callerOf('a', 'z', { isKnown: true }));
    for (const next of ['shopper', 'x1', 'y1']) {
      release('a');
      await expect.poll(namesHeld).toContain(next);
    }
    expect(namesHeld()).toEqual(['shopper', 'x1', 'y1']);
  });

  it('are refused to an address that waits for enough already', async () => {
    await askFor('a', 3);
    for (const name of ['x1', 'x2', 'x3']) void ask(name, callerOf('a', 'x'));
    const refused = pool.refused;
    const refusal: unknown = await ask('x4', callerOf('a', 'x')).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ConnectionRefusal);
    expect([isDatabaseGone(refusal), pool.refused - refused, pool.waiting]).toEqual([true, 1, 3]);
  });

  it('are refused to those who have waited too long', async () => {
    const holder = await narrow.pool.connect();
    await expect(narrow.pool.connectFor(callerOf('a'))).rejects.toThrow(ConnectionRefusal);
    expect([narrow.pool.waiting, narrow.pool.inUse]).toEqual([0, 1]);
    holder.release();
  });

  it('are not given to those who have left, unless their work has begun', async () => {
    await askFor('a', 3);
    let isGone = false;
    const leaving = { isGone: () => isGone };
    const left = ask('left', callerOf('a', 'x', leaving), false);
    void ask('begun', callerOf('a', 'y', leaving));
    isGone = true;
    release('a');
    await expect(left).rejects.toThrow('nobody waits');
    await expect.poll(namesHeld).toContain('begun');
  });

  it('that break or cannot be made are given back', async () => {
    const client = await pool.connectFor(callerOf('a'));
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const broken = client.query('select pg_sleep(60)');
    await Promise.all([
      new Promise<void>((resolve) => client.once('end', () => resolve())),
      expect(broken).rejects.toThrow(),
      pool.query('select pg_terminate_backend($1)', [rows[0].pid]),
    ]);
    client.release();
    const nowhere = createPool({ host: '127.0.0.1', port: 1, max: 1 }, quietLog);
    for (let count = 0; count < 2; count += 1)
      await expect(nowhere.connectFor(callerOf('a'))).rejects.toSatisfy(isDatabaseGone);
    expect(nowhere.inUse).toBe(0);
    await nowhere.end();
  });
});

describe('the database of a caller', () => {
  it('takes all its connections from the share of its site', async () => {
    const own = databaseFor(database, callerOf('a', 'x'));
    await askFor('a', 3);
    const statements = [
      // The query builder sends nothing before somebody waits for it.
      Promise.resolve(own.execute(sql`select 1`)),
      own.$client.query('select 1'),
      inTransaction(own, (transaction) => transaction.execute(sql`select 1`)),
    ];
    await expect.poll(() => pool.waiting).toBe(3);
    release('a');
    const results = await Promise.all(statements);
    expect(results.map(({ rowCount }) => rowCount)).toEqual([1, 1, 1]);
  });

  it('keeps a connection whose statement has failed', async () => {
    const own = databaseFor(database, callerOf('a'));
    await expect(own.$client.query('select 1 / 0')).rejects.toThrow('division by zero');
    await expect(own.execute(sql`select 1 / 0`)).rejects.toThrow();
    expect([pool.inUse, pool.idleCount]).toEqual([0, pool.totalCount]);
  });

  it('works with a single connection', async () => {
    const narrowOwn = databaseFor(narrow.database, callerOf('a'));
    const { rows } = await narrowOwn.execute(sql`select 1 as one`);
    expect(rows).toEqual([{ one: 1 }]);
  });
});
