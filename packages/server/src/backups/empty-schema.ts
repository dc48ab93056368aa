import type { ClientBase } from 'pg';
import { readTables } from './backup-catalogue.ts';
import { dropStatement, type SchemaPart } from './table-statements.ts';

const droppable = `
  SELECT 'TABLE' AS kind, relname AS name FROM pg_class
   WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
     AND relname NOT IN ('schema_migrations', 'schema_migration_lock')
  UNION ALL
  SELECT CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'SEQUENCE' END, relname FROM pg_class
   WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('v', 'm', 'S')
  UNION ALL
  SELECT 'TYPE', typname FROM pg_type
   WHERE typnamespace = current_schema()::regnamespace AND typtype IN ('e', 'd')`;

/** Whether the schema holds no data. */
export async function isSchemaEmpty(client: ClientBase): Promise<boolean> {
  return (await readTables(client)).every(({ rows }) => rows === 0);
}

/** Drops everything but the migration tables, which are emptied: other nodes may be waiting on their lock. */
export async function emptySchema(client: ClientBase): Promise<void> {
  const { rows } = await client.query<SchemaPart>(droppable);
  for (const part of rows) await client.query(dropStatement(part));
  await client.query('DELETE FROM schema_migrations');
}
