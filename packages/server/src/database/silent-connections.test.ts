import { Pool } from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { isDatabaseGone } from './faults/database-faults.ts';
import { endSilentConnections } from './silent-connections.ts';

const PATIENCE_MS = 1_200;

const openPool = (): Pool => {
  const pool = new Pool({ connectionString: inject('testDatabaseServer').adminUrl, max: 1 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  endSilentConnections(pool, PATIENCE_MS);
  onTestFinished(() => pool.end());
  return pool;
};

const refusalOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => undefined,
    (error: unknown) => error,
  );

it('a statement that is never answered ends as if the server had gone, and the next one is answered', async () => {
  const pool = openPool();
  const refusal = await refusalOf(pool.query('select pg_sleep(60)'));
  expect(isDatabaseGone(refusal)).toBe(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('a connection that is lent and asked nothing stays', async () => {
  const client = await openPool().connect();
  await client.query('begin');
  // Another one has lost its patience since, and so would this one.
  expect(isDatabaseGone(await refusalOf(openPool().query('select pg_sleep(60)')))).toBe(true);
  expect((await client.query('select txid_current_if_assigned() is null as same')).rows).toEqual([
    { same: true },
  ]);
  client.release();
});

it('statements that follow one another are each given their time', async () => {
  const client = await openPool().connect();
  for (let turn = 0; turn < 6; turn += 1) await client.query(`select pg_sleep(${PATIENCE_MS / 2000})`);
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  client.release();
});
