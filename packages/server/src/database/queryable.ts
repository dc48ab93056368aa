import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Connections } from './shares/caller-pool.ts';
import type { FairPool } from './shares/fair-pool.ts';

/** The database with its connection pool. */
export type Database = NodePgDatabase & { $client: Connections };

/** A transaction of `inTransaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The database or a transaction: what stores take. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>;

export function databaseOver(pool: FairPool): Database {
  return drizzle({ client: pool });
}

/** One for each database, however many callers have it. */
export const poolOf = ({ $client }: Database): FairPool => $client.pool;
