import type { ClientBase } from 'pg';
import type { BackupPartition, BackupSequence, BackupTable } from './backup-header.ts';
import { countRowsStatement, sequenceStatement } from './table-statements.ts';

// Written by the migrations that a restore runs.
const ownBookkeeping = ['schema_migrations', 'schema_migration_lock'];

/** Every table with its stored columns and exact row count; partitions count as part of their parent. */
export async function readTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<Omit<BackupTable, 'rows'>>(
    `SELECT t.relname AS name,
            array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
       FROM pg_class t
       JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE t.relnamespace = current_schema()::regnamespace
        AND t.relkind IN ('r', 'p') AND NOT t.relispartition AND t.relname <> ALL ($1)
      GROUP BY t.relname
      ORDER BY t.relname COLLATE "C"`,
    [ownBookkeeping],
  );
  const tables: BackupTable[] = [];
  for (const { name, columns } of rows)
    tables.push({ name, columns: columns ?? [], rows: await countRows(client, name) });
  return tables;
}

export async function readPartitions(client: ClientBase): Promise<BackupPartition[]> {
  const { rows } = await client.query<BackupPartition>(
    `SELECT child.relname AS name, parent.relname AS parent, pg_get_expr(child.relpartbound, child.oid) AS bound
       FROM pg_class root
      CROSS JOIN LATERAL pg_partition_tree(root.oid) tree
       JOIN pg_class child ON child.oid = tree.relid
       JOIN pg_class parent ON parent.oid = tree.parentrelid
      WHERE root.relnamespace = current_schema()::regnamespace AND root.relkind = 'p' AND NOT root.relispartition
      ORDER BY tree.level, child.relname COLLATE "C"`,
  );
  return rows;
}

export async function readSequences(client: ClientBase): Promise<BackupSequence[]> {
  const { rows: names } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = current_schema()::regnamespace AND relkind = 'S' ORDER BY relname COLLATE "C"`,
  );
  const sequences: BackupSequence[] = [];
  for (const { name } of names) {
    const { rows } = await client.query<Omit<BackupSequence, 'name'>>(sequenceStatement(name));
    if (rows[0]) sequences.push({ name, ...rows[0] });
  }
  return sequences;
}

async function countRows(client: ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(countRowsStatement(table));
  return Number(rows[0]?.count);
}

// The text format of dates, intervals and numbers depends on the session: it must be the same for writing and reading.
export const plainTextForms = `
  SET LOCAL datestyle = 'ISO, YMD';
  SET LOCAL intervalstyle = 'postgres';
  SET LOCAL timezone = 'UTC';
  SET LOCAL extra_float_digits = 3;
  SET LOCAL bytea_output = 'hex';
  SET LOCAL statement_timeout = 0;
  SET LOCAL client_encoding = 'UTF8';
`;
