import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type ClientBase, type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { columnList } from './backup-catalogue.ts';
import { damaged } from './backup-frames.ts';
import type { BackupHeader, BackupTable } from './backup-header.ts';
import { countLines, type BackupProgress } from './backup-progress.ts';
import type { FrameCursor } from './frame-cursor.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Fills the tables of a fresh schema from the backup, in the transaction that the client is in. */
export async function loadTables(
  client: PoolClient,
  header: BackupHeader,
  { cursor, progress }: { cursor: FrameCursor; progress: BackupProgress },
): Promise<void> {
  await createPartitions(client, header);
  const foreignKeys = await dropForeignKeys(client);
  for (const table of header.tables) {
    if (!(await cursor.take('T'))) throw damaged(`the table ${table.name} is missing`);
    const loaded = await loadTable(client, table, { cursor, progress });
    if (loaded !== table.rows) throw damaged(`${table.name} has ${loaded} rows instead of ${table.rows}`);
  }
  for (const { name, value, isCalled } of header.sequences) {
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [escapeIdentifier(name), value, isCalled]);
  }
  await restoreForeignKeys(client, foreignKeys);
}

async function loadTable(
  client: PoolClient,
  { name, columns }: BackupTable,
  { cursor, progress }: { cursor: FrameCursor; progress: BackupProgress },
): Promise<number> {
  let loaded = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const rows of cursor.payloads('R')) {
      const lines = countLines(rows);
      loaded += lines;
      progress.addRows(name, lines);
      yield rows;
    }
  }
  const statement = `COPY ${escapeIdentifier(name)} (${columnList(columns)}) FROM STDIN`;
  await pipeline(counted(), client.query(copyFrom(statement)));
  return loaded;
}

// Partitions made while the program ran (a day's, a month's) are in no migration.
async function createPartitions(client: ClientBase, { partitions }: BackupHeader): Promise<void> {
  for (const { name, parent, bound } of partitions) {
    await client.query(
      `CREATE TABLE IF NOT EXISTS ${escapeIdentifier(name)} PARTITION OF ${escapeIdentifier(parent)} ${bound}`,
    );
  }
}

// Tables come in the order of their names and may point at each other in circles, so no order would satisfy the keys.
async function dropForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint
      WHERE connamespace = current_schema()::regnamespace AND contype = 'f' AND conparentid = 0`,
  );
  for (const { table, name } of rows) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${escapeIdentifier(name)}`);
  }
  return rows;
}

async function restoreForeignKeys(client: ClientBase, foreignKeys: ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${escapeIdentifier(name)} ${definition}`);
  }
}
