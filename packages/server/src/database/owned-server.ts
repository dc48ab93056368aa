import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { isDatabaseGone } from './faults/database-faults.ts';
import { DatabaseStartError } from './faults/database-start-error.ts';

const patienceMs = 10_000;
const oldestVersion = 150_000;

interface ServerFacts {
  version: string;
  number: string;
  encoding: string;
}

/** Checks that the external server responds (it may still be starting) and that its version is supported. */
export async function checkServer(pool: Pool, address: string): Promise<void> {
  const { version, number, encoding } = await askPatiently(pool, address);
  // Compatible engines have version numbers of their own.
  if (version.startsWith('PostgreSQL') && Number(number) < oldestVersion) {
    throw new DatabaseStartError(
      'server-too-old',
      `The server at ${address} is ${version.split(' ', 2).join(' ')}; Sitewright needs PostgreSQL 15 or newer.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new DatabaseStartError(
      'server-not-utf8',
      `The database at ${address} keeps its text in ${encoding}. Create one with ENCODING 'UTF8' and name it in DATABASE_URL.`,
    );
  }
}

/** The database URL without the password, for messages. */
export function addressWithoutSecrets(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'DATABASE_URL';
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? (hostname || 'localhost');
  return `${host}${port && `:${port}`}${pathname}`;
}

async function askPatiently(pool: Pool, address: string): Promise<ServerFacts> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await ask(pool);
    } catch (error) {
      if (!isDatabaseGone(error) || Date.now() > deadline) throw unreachable(address, error);
      await pause(250);
    }
  }
}

async function ask(pool: Pool): Promise<ServerFacts> {
  const { rows } = await pool.query<ServerFacts>(
    `SELECT version(), current_setting('server_version_num') AS number,
            current_setting('server_encoding') AS encoding`,
  );
  const [facts] = rows;
  if (!facts) throw new Error('the server answered nothing');
  return facts;
}

function unreachable(address: string, error: unknown): DatabaseStartError {
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new DatabaseStartError(
    'server-unreachable',
    `The database at ${address} cannot be used (${reason}). Check DATABASE_URL and that the server runs, or leave ` +
      'DATABASE_URL out to use the database that comes with Sitewright.',
    { cause: error },
  );
}
