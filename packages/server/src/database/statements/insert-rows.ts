import type { InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../queryable.ts';
import { transactionStateOf } from './transaction-state.ts';
import { runPrepared } from './run-statement.ts';
import { insertStatement, type TableRows } from './table-rows.ts';

/** Inserts rows of several tables with one statement. */
export const insertTogether = async (database: Queryable, writes: readonly TableRows[]): Promise<void> => {
  const statement = insertStatement(writes);
  if (statement) await runPrepared(database, statement);
};

/** Writes the rows that wait for the commit now, for statements that read them. */
export const writeWaitingRows = async (database: Queryable): Promise<void> => {
  const waiting = transactionStateOf(database)?.rows.splice(0) ?? [];
  await insertTogether(database, waiting);
};

/**
 * Adds rows that nobody reads before the transaction commits: all of them are written with one statement right before it,
 * so that what they are about is locked for a short time. Without a transaction they are written at once.
 */
export const insertBeforeCommit = async <Table extends PgTable>(
  database: Queryable,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> => {
  if (rows.length === 0) return;
  const state = transactionStateOf(database);
  if (state) state.rows.push({ table, rows });
  else await insertTogether(database, [{ table, rows }]);
};
