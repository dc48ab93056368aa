import { createHash } from 'node:crypto';
import type { QueryResultRow } from 'pg';
import type { Database } from '../queryable.ts';
import { toStatement, type SqlFragment } from './sql-fragment.ts';

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
 * Runs a statement that PostgreSQL plans once for each connection: planning one this large takes longer than running
 * it. Only for statements of few shapes, because the plan of every shape stays in memory.
 */
export const runPrepared = async <Row extends QueryResultRow>(
  database: Database,
  fragment: SqlFragment,
): Promise<Row[]> => {
  const { text, values } = toStatement(fragment);
  const { rows } = await database.$client.query<Row>({ name: nameOf(text), text, values });
  return rows;
};

/** Runs a statement whose shape may differ from page to page. */
export const runUnprepared = async <Row extends QueryResultRow>(
  database: Database,
  fragment: SqlFragment,
): Promise<Row[]> => (await database.$client.query<Row>(toStatement(fragment))).rows;
