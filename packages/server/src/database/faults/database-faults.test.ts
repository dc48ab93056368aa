import { DrizzleQueryError } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/index.ts';
import { isDatabaseGone, isDiskFull, isRetryable } from './database-faults.ts';

const { database, pool, url } = await createTestDatabase({ content: 'empty' });

function coded(code: string): Error {
  return Object.assign(new Error(code), { code });
}

async function faultOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  );
}

describe('a database that is gone', () => {
  it('is told from a connection that the server ended', async () => {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    const sleeping = faultOf(client.query('SELECT pg_sleep(10)'));
    await pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
    expect(isDatabaseGone(await sleeping)).toBe(true);
    expect(isDatabaseGone(await faultOf(client.query('SELECT 1')))).toBe(true);
  });

  it.each([
    ['a socket that is not there', { host: '/no/such/folder' }],
    ['a port where nobody listens', { host: '127.0.0.1', port: 1 }],
  ])('is told from %s', async (_, address) => {
    expect(isDatabaseGone(await faultOf(new Client(address).connect()))).toBe(true);
  });

  it('is told through the error that drizzle wraps around it', () => {
    expect(isDatabaseGone(new DrizzleQueryError('SELECT 1', [], coded('57P01')))).toBe(true);
  });

  it('is not seen in a statement that is wrong', async () => {
    const faults = [
      await faultOf(database.execute('SELECT 1 / 0')),
      await faultOf(database.execute('SELECT * FROM nowhere')),
      coded('ENOENT'),
      new TypeError('undefined is not a function'),
      undefined,
    ];
    expect(faults.map(isDatabaseGone)).toEqual([false, false, false, false, false]);
  });
});

it('tells a full disk from the rest', () => {
  expect([coded('53100'), coded('ENOSPC'), coded('40001')].map(isDiskFull)).toEqual([true, true, false]);
});

it('tells what may be tried again from the rest', () => {
  expect([coded('40001'), coded('40P01'), coded('23505')].map(isRetryable)).toEqual([true, true, false]);
});
