import { createHash } from 'node:crypto';
import { Name, Param, SQL, StringChunk } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import type { Database } from '../../database/index.ts';

interface Statement {
  text: string;
  readonly values: unknown[];
}

const addValue = (value: unknown, statement: Statement): void => {
  statement.text += `$${statement.values.push(value)}`;
};

/**
 * Writes out a piece of a statement. `PgDialect` does the same, but asks of each piece which of a dozen kinds it is and
 * takes longer for a page's two statements than the page's template does. Tables and columns are not among its kinds.
 */
const write = (piece: unknown, statement: Statement): void => {
  if (piece instanceof StringChunk) statement.text += piece.value.join('');
  else if (piece instanceof SQL) for (const each of piece.queryChunks) write(each, statement);
  else if (piece instanceof Param) addValue(piece.value, statement);
  else if (piece instanceof Name) statement.text += `"${piece.value.replaceAll('"', '""')}"`;
  else if (typeof piece === 'string' || typeof piece === 'number' || piece instanceof Date)
    addValue(piece, statement);
  else throw new TypeError('Statements of pages are made of texts, values and other statements.');
};

const writeOut = (sql: SQL): Statement => {
  const statement = { text: '', values: [] };
  write(sql, statement);
  return statement;
};

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
  sql: SQL,
): Promise<Row[]> => {
  const { text, values } = writeOut(sql);
  const { rows } = await database.$client.query<Row>({ name: nameOf(text), text, values });
  return rows;
};

/** Runs a statement whose shape may be another on every page. */
export const runOnce = async <Row extends QueryResultRow>(database: Database, sql: SQL): Promise<Row[]> =>
  (await database.$client.query<Row>(writeOut(sql))).rows;
