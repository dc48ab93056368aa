import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/** The whole database: hands out connections from a pool. */
export type Database = NodePgDatabase & { $client: Pool };

/** What runs inside `inTransaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What stores take: the database or a transaction on it. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>;

export function databaseOver(pool: Pool): Database {
  return drizzle({ client: pool });
}
