import type { ClientBase, Pool } from 'pg';
import { errorCode } from '../faults/error-chain.ts';
import type { Migration } from './migration-files.ts';

export type AppliedMigration = Pick<Migration, 'name' | 'checksum'>;

const bookkeeping = `
  CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY,
    position integer NOT NULL,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE IF NOT EXISTS schema_migration_lock (id integer PRIMARY KEY);
  INSERT INTO schema_migration_lock (id) VALUES (1) ON CONFLICT DO NOTHING;
`;

// The errors of two connections that create the same table concurrently, despite IF NOT EXISTS.
const createdMeanwhile = new Set(['23505', '42P07', '42710', 'XX000', '40001']);

export async function createMigrationRecord(client: ClientBase | Pool): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(bookkeeping);
      return;
    } catch (error) {
      if (attempt === 10 || !createdMeanwhile.has(errorCode(error) ?? '')) throw error;
    }
  }
}

/** Waits until no other node migrates. The lock ends with the transaction, also when this node crashes. */
export async function lockMigrations(client: ClientBase): Promise<void> {
  await client.query('SELECT id FROM schema_migration_lock WHERE id = 1 FOR UPDATE');
}

export async function readApplied(client: ClientBase | Pool): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS "exists"`,
  );
  if (!found[0]?.exists) return [];
  const { rows } = await client.query<AppliedMigration>(
    'SELECT name, checksum FROM schema_migrations ORDER BY position',
  );
  return rows;
}

export async function recordApplied(client: ClientBase, { name, checksum }: Migration): Promise<void> {
  await client.query(
    `INSERT INTO schema_migrations (name, position, checksum)
     SELECT $1, coalesce(max(position), 0) + 1, $2 FROM schema_migrations`,
    [name, checksum],
  );
}
