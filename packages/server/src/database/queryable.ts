import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/** The database with its connection pool. */
export type Database = NodePgDatabase & { $client: Pool };

/** A transaction of `inTransaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The database or a transaction: what stores take. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>;

export function databaseOver(pool: Pool): Database {
  return drizzle({ client: pool });
}
