import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import { databaseFor } from './caller-database.ts';
import { NestedConnectionError } from './nested-connections.ts';
import { withConnection } from './prepared-statement.ts';
import { inTransaction } from './transactions.ts';

const { database, pool } = await createTestDatabase({ content: 'empty' });
const other = await createTestDatabase({ content: 'empty' });
const SELECT_ONE = sql`SELECT 1`;
const caller = { siteId: 'a', client: { address: 'x', isKnown: false, isGone: () => false } };

it.each<[string, () => Promise<unknown>]>([
  ['a statement of the pool', () => pool.query('SELECT 1')],
  ['a connection of the pool', () => pool.connect()],
  ['a statement of a caller', () => databaseFor(database, caller).$client.query('SELECT 1')],
  ['a second transaction', () => inTransaction(database, (inner) => inner.execute(SELECT_ONE))],
  ['a connection for several statements', () => withConnection(database, (one) => one.query('SELECT 1'))],
])('%s is refused inside a transaction', async (_what, nested) => {
  await expect(inTransaction(database, nested)).rejects.toThrow(NestedConnectionError);
  await expect(withConnection(database, nested)).rejects.toThrow(NestedConnectionError);
  expect(pool.idleCount).toBe(pool.totalCount);
});

it('a statement of drizzle on the pool is refused as well', async () => {
  const nested = inTransaction(database, () => database.execute(SELECT_ONE));
  await expect(nested).rejects.toMatchObject({ cause: expect.any(NestedConnectionError) });
});

it('savepoints and other pools are free, and so is what goes on after the transaction', async () => {
  let later: Promise<unknown> | undefined;
  let finish = (): void => undefined;
  const ended = new Promise<void>((resolve) => (finish = resolve));
  await inTransaction(database, async (transaction) => {
    await transaction.transaction((savepoint) => savepoint.execute(SELECT_ONE));
    await other.pool.query('SELECT 1');
    later = ended.then(() => pool.query('SELECT 1'));
  });
  finish();
  await expect(later).resolves.toMatchObject({ rowCount: 1 });
});
