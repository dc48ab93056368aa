import { describe, expect, it } from 'vitest';
import { nameStatement } from './named-statement.ts';
import { joinSql, sql, sqlIdentifier, SqlFragment, toStatement } from './sql-fragment.ts';

const one = (value: number): SqlFragment => sql`select ${value}`;
const two = (value: number, other: string): SqlFragment => sql`select ${one(value)}, ${other}`;
const either = (which: SqlFragment): SqlFragment => sql`select ${which}, ${1}`;
const listed = (ids: readonly string[]): SqlFragment =>
  sql`select ${joinSql(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )} from ${sqlIdentifier('items')}`;

describe('a named statement', () => {
  it('has the text and values of its fragments, however often and in whatever order they are sent', () => {
    const many = Array.from({ length: 70 }, (_, index) => String(index));
    const statements = [
      one(1),
      two(2, 'a'),
      either(sql`a = ${2}`),
      either(sql`b`),
      either(one(3)),
      listed([]),
      listed(['a']),
      listed(['a', 'b']),
      listed(many),
      new SqlFragment(['select ', ''], [4], false),
    ];
    for (const fragment of [...statements, ...statements.toReversed()]) {
      const { text, values } = toStatement(fragment);
      expect(nameStatement(fragment)).toMatchObject({ text, values });
    }
  });

  it('has the same name with other values, and another with another text', () => {
    expect(nameStatement(two(1, 'a'))).toEqual({ ...nameStatement(two(2, 'b')), values: [1, 'a'] });
    const names = [one(1), two(1, 'a'), listed(['a']), listed(['a', 'b'])].map(
      (fragment) => nameStatement(fragment).name,
    );
    expect(new Set(names).size).toBe(names.length);
    // Of equal text, although made of other pieces.
    expect(nameStatement(sql`select ${1}`).name).toBe(nameStatement(one(1)).name);
  });
});
