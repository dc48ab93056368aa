import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { joinSql, sql, SqlFragment, sqlIdentifier, toStatement } from './sql-fragment.ts';

/** As the driver reads them these would be texts, or moments of a day. */
const casts: Readonly<Record<string, SqlFragment>> = {
  PgBigInt53: sql`::float8`,
  PgDateString: sql`::text`,
};

const comma = sql`, `;

const selections = new WeakMap<PgTable, SqlFragment>();

/** All columns of a table under the names that the program has for them. */
export const columnsOf = (table: PgTable): SqlFragment =>
  joinSql(
    Object.entries(getTableColumns(table)).map(
      ([key, { name, columnType }]) =>
        sql`${sqlIdentifier(name)}${casts[columnType] ?? sql``} as ${sqlIdentifier(key)}`,
    ),
    comma,
  );

/** Selects whole rows of a table; what follows, as the condition, is added by the caller. */
export const selectFrom = (table: PgTable): SqlFragment => {
  const known = selections.get(table);
  if (known) return known;
  const { text } = toStatement(sql`select ${columnsOf(table)} from ${sqlIdentifier(getTableName(table))} `);
  const selection = new SqlFragment([text], [], true);
  selections.set(table, selection);
  return selection;
};

export interface TableRows {
  readonly table: PgTable;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Halves of characters, which PostgreSQL does not take, become the sign for an unknown character. */
const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? Buffer.from(value).toString() : value;

/** For a parameter of jsonb. */
export const toJson = (rows: readonly unknown[]): string => {
  const json = JSON.stringify(rows);
  return /\\ud[89a-f]/i.test(json) ? JSON.stringify(rows, wellFormed) : json;
};

/** Rows under the names of their columns, all of which have the same. */
interface RowGroup {
  /** Its table and columns. */
  readonly shape: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: Readonly<Record<string, unknown>>[];
}

const insertTexts = new Map<string, readonly [string, string]>();

/** What stands before and after the rows. The tables and the columns that the program gives are few. */
const insertTextsOf = ({ shape, name, columns }: RowGroup): readonly [string, string] => {
  const known = insertTexts.get(shape);
  if (known) return known;
  const table = sqlIdentifier(name);
  const listed = joinSql(columns.map(sqlIdentifier), comma);
  const { text } = toStatement(
    sql`insert into ${table} (${listed}) select ${listed} from jsonb_populate_recordset(null::${table}, `,
  );
  const texts = [text, '::jsonb)'] as const;
  insertTexts.set(shape, texts);
  return texts;
};

const insertOf = (group: RowGroup): SqlFragment =>
  new SqlFragment(insertTextsOf(group), [toJson(group.rows)], true);

const namedRow = (table: PgTable, row: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const columns = getTableColumns(table);
  const named: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(row))
    if (value !== undefined) named[columns[key]?.name ?? key] = value;
  return named;
};

/** Rows of the same table with the same columns together: the statement has few shapes. */
const groupRows = (writes: readonly TableRows[]): RowGroup[] => {
  const groups = new Map<string, RowGroup>();
  for (const { table, rows } of writes)
    for (const given of rows) {
      const row = namedRow(table, given);
      const name = getTableName(table);
      const columns = Object.keys(row).toSorted();
      const shape = [name, ...columns].join(' ');
      const group = groups.get(shape) ?? { shape, name, columns, rows: [] };
      group.rows.push(row);
      groups.set(shape, group);
    }
  return [...groups.values()];
};

/** One statement for rows of several tables; references between them are checked at its end. Undefined without rows. */
export const insertStatement = (writes: readonly TableRows[]): SqlFragment | undefined => {
  const inserts = groupRows(writes).map(insertOf);
  if (inserts.length <= 1) return inserts[0];
  const parts = inserts.map((insert, place) => sql`${sqlIdentifier(`write_${place}`)} as (${insert})`);
  return sql`with ${joinSql(parts, comma)} select 1`;
};
