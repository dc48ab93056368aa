import { describe, expect, it } from 'vitest';
import { joinSql, sql, sqlIdentifier, toStatement } from './sql-fragment.ts';

describe('a statement of fragments', () => {
  it('numbers its parameters through nested fragments, in the order of the text', () => {
    const inner = sql`select id from items where kind = ${'tags'} and id = any(${['a', 'b']})`;
    const { text, values } = toStatement(sql`with n as (${inner}) select * from n where size > ${7}`);
    expect(text).toBe(
      'with n as (select id from items where kind = $1 and id = any($2)) select * from n where size > $3',
    );
    expect(values).toEqual(['tags', ['a', 'b'], 7]);
  });

  it('joins fragments with a separator, and none to nothing', () => {
    const parts = [sql`a = ${1}`, sql`b = ${2}`, sql`c`];
    expect(toStatement(joinSql(parts, sql` and `))).toEqual({
      text: 'a = $1 and b = $2 and c',
      values: [1, 2],
    });
    expect(toStatement(joinSql([], sql` and `))).toEqual({ text: '', values: [] });
  });

  it('[F26] keeps values out of the text, and quotes names', () => {
    const hostile = `'; drop table items; --`;
    expect(toStatement(sql`select ${hostile}`)).toEqual({ text: 'select $1', values: [hostile] });
    expect(toStatement(sql`select * from ${sqlIdentifier('a"b')}`).text).toBe('select * from "a""b"');
  });
});
