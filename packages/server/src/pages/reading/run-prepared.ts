import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import type { Database } from '../../database/index.ts';

const dialect = new PgDialect();
const names = new Map<string, string>();

const nameOf = (text: string): string => {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
    names.set(text, name);
  }
  return name;
};

/**
 * Runs a statement that the server plans once for each connection: planning one this large takes longer than running
 * it. Only for statements of few shapes, because every shape is kept.
 */
export const runPrepared = async <Row extends QueryResultRow>(
  database: Database,
  statement: SQL,
): Promise<Row[]> => {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const { rows } = await database.$client.query<Row>({ name: nameOf(text), text, values: params });
  return rows;
};
