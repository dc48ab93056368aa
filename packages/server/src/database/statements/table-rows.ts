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
  const selection = new SqlFragment([text], []);
  selections.set(table, selection);
  return selection;
};

/** Rows of one table that give the same columns. */
export interface TableRows {
  readonly table: PgTable;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

const isGiven = ([, value]: [string, unknown]): boolean => value !== undefined;

const namedRow = (table: PgTable, row: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(row)
      .filter(isGiven)
      .map(([key, value]) => [columns[key]?.name ?? key, value]),
  );
};

/** Halves of characters, which PostgreSQL does not take, become the sign for an unknown character. */
const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? Buffer.from(value).toString() : value;

/** For a parameter of jsonb. */
export const toJson = (rows: readonly unknown[]): string => {
  const json = JSON.stringify(rows);
  return /\\ud[89a-f]/i.test(json) ? JSON.stringify(rows, wellFormed) : json;
};

const insertOf = ({ table, rows }: TableRows): SqlFragment => {
  const named = rows.map((row) => namedRow(table, row));
  const names = Object.keys(named[0] ?? {}).toSorted();
  const columns = joinSql(names.map(sqlIdentifier), comma);
  const name = sqlIdentifier(getTableName(table));
  return sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${toJson(named)}::jsonb)`;
};

/** One statement for rows of several tables; references between them are checked at its end. */
export const insertStatement = (writes: readonly TableRows[]): SqlFragment => {
  const inserts = writes.map(insertOf);
  const [only, ...others] = inserts;
  if (only && others.length === 0) return only;
  const parts = inserts.map((insert, place) => sql`${sqlIdentifier(`write_${place}`)} as (${insert})`);
  return sql`with ${joinSql(parts, comma)} select 1`;
};

const shapeOf = (table: PgTable, row: object): string => [getTableName(table), ...Object.keys(row)].join(' ');

/** Rows of the same table with the same columns together: the statement has few shapes. */
export const groupRows = (writes: readonly TableRows[]): TableRows[] => {
  const groups = new Map<string, { readonly table: PgTable; readonly rows: TableRows['rows'][number][] }>();
  for (const { table, rows } of writes)
    for (const row of rows) {
      const given = Object.fromEntries(Object.entries(row).filter(isGiven));
      const shape = shapeOf(table, given);
      const group = groups.get(shape) ?? { table, rows: [] };
      group.rows.push(given);
      groups.set(shape, group);
    }
  return [...groups.values()];
};
