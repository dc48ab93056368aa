import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { createPool, migrateDatabase, openDatabase } from '../database/index.ts';
import { quietLog } from './quiet-log.ts';
import { urlOfDatabase, type TestDatabaseServer } from './database/test-database-server.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

// Nothing of a test run outlives it, so nothing needs to reach the disk.
const throwAwaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
};

/** One server for the whole run: the one in DATABASE_URL, or an embedded one in a temporary folder. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, stop } = await startServer(process.env['DATABASE_URL']);
  const template = `sitewright_test_${randomBytes(6).toString('hex')}`;
  await runOn(adminUrl, `CREATE DATABASE ${template}`);
  await migrateTemplate(urlOfDatabase(adminUrl, template));
  project.provide('testDatabaseServer', { adminUrl, template } satisfies TestDatabaseServer);
  return async () => {
    await runOn(adminUrl, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
    await stop();
  };
}

async function startServer(databaseUrl: string | undefined) {
  if (databaseUrl) return { adminUrl: databaseUrl, stop: async () => {} };
  const dataFolder = await mkdtemp(join(tmpdir(), 'sitewright-test-'));
  const opened = await openDatabase({ dataFolder, log: quietLog, settings: throwAwaySettings });
  return {
    adminUrl: opened.location.url,
    async stop() {
      await opened.close();
      await rm(dataFolder, { recursive: true });
    },
  };
}

async function migrateTemplate(url: string): Promise<void> {
  const pool = createPool({ connectionString: url }, quietLog);
  await migrateDatabase({ pool, migrationsFolder, log: quietLog });
  await pool.end();
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
