import { expect, it } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';

const first = await createTestDatabase();
const second = await createTestDatabase();
const empty = await createTestDatabase({ content: 'empty' });

async function tableCount({ pool }: typeof first): Promise<number> {
  const { rows } = await pool.query(
    `SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'`,
  );
  return rows[0].tables;
}

it('gives a database that nobody else sees', async () => {
  await first.pool.query('CREATE TABLE only_here (id integer)');
  expect(await tableCount(first)).toBe((await tableCount(second)) + 1);
});

it('gives an empty database on request', async () => {
  expect(await tableCount(empty)).toBe(0);
});
