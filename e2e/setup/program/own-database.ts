import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export interface OwnDatabase {
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** On a server of the owner's, tests make a database of their own: the one that is named may hold a real shop. */
export async function makeOwnDatabase(): Promise<OwnDatabase> {
  const given = process.env['DATABASE_URL'];
  if (!given) return { environment: {}, close: async () => {} };
  const name = `sitewright_e2e_${randomBytes(6).toString('hex')}`;
  await run(given, `create database ${name}`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return {
    environment: { DATABASE_URL: url.href },
    close: () => run(given, `drop database if exists ${name} with (force)`),
  };
}
