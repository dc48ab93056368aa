import type { ClientBase } from 'pg';
import { DatabaseStartError } from '../faults/database-start-error.ts';
import type { Migration } from './migration-files.ts';
import { recordApplied, type AppliedMigration } from './migration-record.ts';

/** The migrations that are not applied yet; refused where the applied ones are not a prefix of the known ones. */
export function pendingMigrations(known: Migration[], applied: AppliedMigration[]): Migration[] {
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of applied) {
    const expected = checksums.get(name);
    if (expected === undefined) throw unknownRefusal(name);
    if (expected !== checksum) throw changedRefusal(name);
  }
  const names = new Set(applied.map(({ name }) => name));
  return known.filter(({ name }) => !names.has(name));
}

/** Runs the migrations in the client's transaction. */
export async function applyMigrations(client: ClientBase, migrations: Migration[]): Promise<void> {
  for (const migration of migrations) {
    await applyMigration(client, migration);
    await recordApplied(client, migration);
  }
}

async function applyMigration(client: ClientBase, { name, statements }: Migration): Promise<void> {
  try {
    for (const statement of statements) await client.query(statement);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseStartError(
      'migration-failed',
      `The database could not be brought up to date: ${name} failed (${reason}). It was left as it was.`,
      { cause: error },
    );
  }
}

function unknownRefusal(name: string): DatabaseStartError {
  return new DatabaseStartError(
    'migration-unknown',
    `The database was last used by a newer version of Sitewright (it has the migration ${name}, which this version ` +
      'does not know). Start that newer version, or restore a backup made by this one.',
  );
}

function changedRefusal(name: string): DatabaseStartError {
  return new DatabaseStartError(
    'migration-changed',
    `The migration ${name} is not the one this database was made with. Install an unchanged version of Sitewright.`,
  );
}
