import { createHash } from 'node:crypto';
import { Placeholder, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, QueryResult, QueryResultRow } from 'pg';
import { withPoolClient } from './nested-connections.ts';
import type { Database } from './queryable.ts';
import { CallerPool, type Connections } from './shares/caller-pool.ts';
import { FairPool } from './shares/fair-pool.ts';
import { StatementConnection, type NamedStatement } from './statement-connection.ts';

const dialect = new PgDialect();

/** The pool or one connection of it. */
export type Driver = Pick<Pool, 'query'>;

/** One connection for several statements: a checkout from the pool costs about as much as a small statement. */
export const withConnection = <Result>(
  database: Database,
  work: (driver: Driver) => Promise<Result>,
): Promise<Result> => withPoolClient(database.$client, work);

const isPool = (driver: Driver): driver is Connections =>
  driver instanceof CallerPool || driver instanceof FairPool;

/** Runs a statement that is parsed once per connection. */
export const runNamed = <Row extends QueryResultRow>(
  driver: Driver,
  statement: NamedStatement,
): Promise<QueryResult<Row>> =>
  isPool(driver)
    ? withPoolClient(driver, (client) => new StatementConnection(client).send(statement))
    : driver.query<Row>(statement as { name: string; text: string; values: unknown[] });

export type StatementValues = Readonly<Record<string, unknown>>;

const nameOf = (parameter: unknown): string => {
  if (!(parameter instanceof Placeholder)) throw new TypeError('A prepared statement has named values only.');
  return String(parameter.name);
};

/**
 * A statement that is built once at start and prepared once per connection. Its parameters are `sql.placeholder`s.
 */
export const prepareStatement = <Row extends QueryResultRow>(statement: SQL) => {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const names = params.map(nameOf);
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  return (driver: Driver, values: StatementValues): Promise<QueryResult<Row>> =>
    runNamed<Row>(driver, { name, text, values: names.map((each) => values[each]) });
};
