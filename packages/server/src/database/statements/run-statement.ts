import type { InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import { withPoolClient } from '../nested-connections.ts';
import type { Database, Queryable } from '../queryable.ts';
import { runNamed } from '../prepared-statement.ts';
import { FrequentNames } from './frequent-names.ts';
import { FrequentStatements } from './frequent-statements.ts';
import { StatementNames } from './named-statement.ts';
import { driverOf, transactionStateOf } from './transaction-state.ts';
import { sql, toStatement, type SqlFragment } from './sql-fragment.ts';
import { selectFrom } from './table-rows.ts';

const names = new StatementNames();
const frequentNames = new FrequentNames();
const frequentStatements = new FrequentStatements(frequentNames);

/**
 * Runs a statement that PostgreSQL plans once for each connection: planning often takes longer than running. Only for
 * statements of few shapes, because the plan of every shape stays in memory.
 */
export const runPrepared = async <Row extends QueryResultRow>(
  database: Queryable,
  fragment: SqlFragment,
): Promise<Row[]> => {
  const { rows } = await runNamed<Row>(driverOf(database), names.name(fragment));
  return rows;
};

/**
 * Sends a statement whose result nobody needs. What follows it in the transaction sees its effect; that it has failed is
 * known before the commit. Without a transaction it is waited for.
 */
export const sendPrepared = async (database: Queryable, fragment: SqlFragment): Promise<void> => {
  const sent = runPrepared(database, fragment);
  const state = transactionStateOf(database);
  if (!state) return void (await sent);
  // Whoever begins the transaction awaits it.
  sent.catch(() => undefined);
  state.sent.push(sent);
};

/** Whole rows of a table, by a condition and what else follows it. */
export const findRows = <Table extends PgTable>(
  database: Queryable,
  table: Table,
  which: SqlFragment,
): Promise<InferSelectModel<Table>[]> => runPrepared(database, sql`${selectFrom(table)}${which}`);

/** Runs a statement whose shape may differ from page to page; of shapes that come often the plan is kept. */
export const runFrequent = async <Row extends QueryResultRow>(
  database: Database,
  fragment: SqlFragment,
): Promise<Row[]> => {
  const statement = frequentNames.name(fragment);
  if (!statement) return runUnprepared(database, fragment);
  const { rows } = await withPoolClient(database.$client, (client) =>
    frequentStatements.send<Row>(client, statement),
  );
  return rows;
};

/** Runs a statement that is planned each time: its best plan depends on its values. */
export const runUnprepared = async <Row extends QueryResultRow>(
  database: Database,
  fragment: SqlFragment,
): Promise<Row[]> => (await database.$client.query<Row>(toStatement(fragment))).rows;
