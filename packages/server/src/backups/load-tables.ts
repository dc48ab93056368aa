import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { damaged } from './backup-frames.ts';
import type { BackupHeader, BackupTable } from './backup-header.ts';
import { countLines, type BackupProgress } from './backup-progress.ts';
import type { FrameCursor } from './frame-cursor.ts';
import {
  addForeignKeyStatement,
  copyInStatement,
  createPartitionStatement,
  dropForeignKeyStatement,
  type ForeignKey,
} from './table-statements.ts';

// The only SQL that is read from the file: it must not contain a second statement.
const plainBound = /^(DEFAULT|FOR VALUES [\w\s(),':.+-]+)$/;

/** Loads the tables of an empty schema from the backup, in the client's transaction. */
export async function loadTables(
  client: ClientBase,
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
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
      escapeIdentifier(name),
      value,
      isCalled,
    ]);
  }
  await restoreForeignKeys(client, foreignKeys);
}

async function loadTable(
  client: ClientBase,
  table: BackupTable,
  { cursor, progress }: { cursor: FrameCursor; progress: BackupProgress },
): Promise<number> {
  let loaded = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const rows of cursor.payloads('R')) {
      const lines = countLines(rows);
      loaded += lines;
      progress.addRows(table.name, lines);
      yield rows;
    }
  }
  await pipeline(counted(), client.query(copyFrom(copyInStatement(table))));
  return loaded;
}

// Partitions that were created at runtime (per day or month) are in no migration.
async function createPartitions(client: ClientBase, { partitions }: BackupHeader): Promise<void> {
  for (const partition of partitions) {
    if (!plainBound.test(partition.bound)) throw damaged(`the partition ${partition.name} has an odd range`);
    await client.query(createPartitionStatement(partition));
  }
}

// Foreign keys may be circular, so no order of tables would satisfy them.
async function dropForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT t.relname AS "table", k.conname AS name, pg_get_constraintdef(k.oid) AS definition
       FROM pg_constraint k JOIN pg_class t ON t.oid = k.conrelid
      WHERE k.connamespace = current_schema()::regnamespace AND k.contype = 'f' AND k.conparentid = 0`,
  );
  for (const key of rows) await client.query(dropForeignKeyStatement(key));
  return rows;
}

async function restoreForeignKeys(client: ClientBase, foreignKeys: ForeignKey[]): Promise<void> {
  for (const key of foreignKeys) await client.query(addForeignKeyStatement(key));
}
