import type { ExtractTablesWithRelations as TablesOf } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import type { Driver } from './prepared-statement.ts';
import type { Transaction } from './queryable.ts';

type NoSchema = Record<string, never>;

const dialect = new PgDialect();

/** The query builder over one connection. */
export const queryableOver = (connection: Driver): Transaction => {
  const session = new NodePgSession(connection as unknown as PoolClient, dialect, undefined);
  return new NodePgTransaction<NoSchema, TablesOf<NoSchema>>(dialect, session, undefined);
};
