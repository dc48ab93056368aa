import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { expect } from 'vitest';
import type { Program } from './program.ts';

const databaseOf = ({ environment }: Program): ClientConfig => {
  if (environment['DATABASE_URL'] !== undefined) return { connectionString: environment['DATABASE_URL'] };
  const folder = environment['SITEWRIGHT_DATA'] ?? '';
  return {
    host: join(folder, 'socket'),
    user: 'sitewright',
    password: readFileSync(join(folder, 'database-password'), 'utf8').trim(),
    database: 'sitewright',
  };
};

/** Has the running program do now what its schedule has it do later, and waits until it is done. */
export async function runJob(program: Program, kind: string): Promise<void> {
  const client = new Client(databaseOf(program));
  await client.connect();
  try {
    const id = randomBytes(12).toString('hex');
    // Due before everything else that waits: the pictures of the demo take minutes.
    await client.query(
      `insert into jobs (id, kind, payload, run_at, max_attempts) values ($1, $2, '{}', '2000-01-01', 1)`,
      [id, kind],
    );
    const readState = async (): Promise<unknown> =>
      (await client.query(`select state from jobs where id = $1`, [id])).rows[0]?.state;
    await expect.poll(readState, { timeout: 90_000 }).toBe('done');
  } finally {
    await client.end();
  }
}
