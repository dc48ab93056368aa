import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import {
  createPool,
  databaseOver,
  forbidNestedConnections,
  type FairPoolLimits,
  type Database,
  type FairPool,
} from '../../database/index.ts';
import { quietLog } from '../quiet-log.ts';
import { urlOfDatabase } from './test-database-server.ts';

export interface TestDatabase {
  database: Database;
  pool: FairPool;
  url: string;
}

export interface TestDatabaseOptions {
  /** `migrated` has every table and no row; `empty` has nothing at all. */
  content?: 'migrated' | 'empty';
  /** As many as the program takes, unless the run says otherwise. */
  connections?: number;
  /** Fewer that wait for a connection than in the program. */
  limits?: Partial<FairPoolLimits>;
}

/** `TEST_CONNECTIONS=1` runs every server test as if the pool were nearly used up. */
const connectionsOfRun = Number(process.env['TEST_CONNECTIONS'] ?? 16);

/**
 * A database of the test file's own, dropped after its tests. Call it at the top of the file:
 * `const { database } = await createTestDatabase();`
 */
export async function createTestDatabase({
  content = 'migrated',
  connections = connectionsOfRun,
  limits = {},
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { adminUrl, template } = inject('testDatabaseServer');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  await onServer(
    adminUrl,
    `CREATE DATABASE ${name} TEMPLATE ${content === 'migrated' ? template : 'template0'}`,
  );
  const url = urlOfDatabase(adminUrl, name);
  const pool = forbidNestedConnections(
    createPool({ connectionString: url, allowExitOnIdle: true, max: connections }, quietLog, limits),
  );
  afterAll(async () => {
    if (!pool.ended) await pool.end();
    await onServer(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  });
  return { database: databaseOver(pool), pool, url };
}

async function onServer(adminUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
