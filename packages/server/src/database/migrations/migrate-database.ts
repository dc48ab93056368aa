import type { Pool, PoolClient } from 'pg';
import type { DatabaseLog } from '../database-log.ts';
import { applyMigrations, pendingMigrations } from './apply-migrations.ts';
import { readMigrations, type Migration } from './migration-files.ts';
import { createMigrationRecord, lockMigrations, readApplied } from './migration-record.ts';

export interface MigrateOptions {
  pool: Pool;
  migrationsFolder: string;
  log: DatabaseLog;
  /** Called before a database that is not empty is migrated, by the node that migrates it. */
  beforeMigrate?: (change: { pending: string[] }) => Promise<void>;
}

/** Migrates the database to the schema of this program. Nodes may call it concurrently. */
export async function migrateDatabase(options: MigrateOptions): Promise<{ applied: string[] }> {
  const known = await readMigrations(options.migrationsFolder);
  const isCurrent = pendingMigrations(known, await readApplied(options.pool)).length === 0;
  if (isCurrent) return { applied: [] };
  await createMigrationRecord(options.pool);
  const client = await options.pool.connect();
  try {
    return { applied: await migrateUnderLock(client, known, options) };
  } finally {
    client.release();
  }
}

async function migrateUnderLock(
  client: PoolClient,
  known: Migration[],
  options: MigrateOptions,
): Promise<string[]> {
  await client.query('BEGIN');
  try {
    await lockMigrations(client);
    const applied = await readApplied(client);
    const pending = pendingMigrations(known, applied);
    const names = pending.map(({ name }) => name);
    if (pending.length > 0 && applied.length > 0) await options.beforeMigrate?.({ pending: names });
    await applyMigrations(client, pending);
    await client.query('COMMIT');
    if (names.length > 0) options.log.info({ migrations: names }, 'database is up to date');
    return names;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
