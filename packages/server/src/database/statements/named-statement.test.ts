import { beforeEach, describe, expect, it } from 'vitest';
import { StatementNames } from './named-statement.ts';
import { joinSql, sql, sqlIdentifier, SqlFragment, toStatement } from './sql-fragment.ts';

const one = (value: number): SqlFragment => sql`select ${value}`;
const two = (value: number, other: string): SqlFragment => sql`select ${one(value)}, ${other}`;
const either = (which: SqlFragment): SqlFragment => sql`select ${which}, ${1}`;
const listed = (ids: readonly string[]): SqlFragment =>
  sql`select ${joinSql(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )} from ${sqlIdentifier('items')}`;
const digits = [sql`0`, sql`1`];
/** Each number is a sequence of its own: all together are more shapes than are remembered. */
const numbered = (number: number): SqlFragment =>
  joinSql(
    [...number.toString(2).padStart(13, '0')].map((digit) => digits[Number(digit)] ?? sql``),
    sql` `,
  );
const NUMBERS = Array.from({ length: 8192 }, (_, number) => number);

let names: StatementNames;
beforeEach(() => {
  names = new StatementNames();
});

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
      expect(names.name(fragment)).toMatchObject({ text, values });
    }
  });

  it('has the same name with other values, and another with another text', () => {
    expect(names.name(two(1, 'a'))).toEqual({ ...names.name(two(2, 'b')), values: [1, 'a'] });
    const different = [one(1), two(1, 'a'), listed(['a']), listed(['a', 'b'])].map(
      (fragment) => names.name(fragment).name,
    );
    expect(new Set(different).size).toBe(different.length);
    // Of equal text, although made of other pieces.
    expect(names.name(sql`select ${1}`).name).toBe(names.name(one(1)).name);
  });

  it('is named once its shape comes often, and only some shapes are', () => {
    const listOf = (count: number) => listed(Array.from({ length: count }, (_, index) => `often ${index}`));
    const ask = (count: number, times: number) =>
      Array.from({ length: times }, () => names.nameIfFrequent(sql`select 1 where ${listOf(count)}`));
    const asked = ask(1, 12);
    const firstNamed = asked.findIndex((statement) => statement !== undefined);
    expect(firstNamed).toBeGreaterThan(1);
    expect(asked.slice(firstNamed)).not.toContain(undefined);
    expect(asked.at(-1)?.values).toEqual(['often 0']);
    const named = Array.from({ length: 40 }, (_, count) => ask(count, 12).at(-1)).filter(Boolean);
    expect(named.length).toBeLessThan(30);
    // Those that have a name keep it.
    expect(ask(1, 1)).not.toContain(undefined);
  });

  it('is right among more shapes than are remembered, and one that comes often has its name then, too', () => {
    for (const number of NUMBERS) names.nameIfFrequent(numbered(number));
    const late = sql`select ${numbered(8191)}, ${7}, ${one(1)}`;
    const { text, values } = toStatement(late);
    const asked = Array.from({ length: 12 }, () => names.nameIfFrequent(late));
    expect(asked.at(-1)).toMatchObject({ text, values });
    for (const number of NUMBERS) names.nameIfFrequent(numbered(number));
    expect(names.nameIfFrequent(late)).toEqual(asked.at(-1));
    expect(names.name(late)).toEqual(asked.at(-1));
  });

  it('is right for statements of many pieces, which are not remembered, and beside them', () => {
    const large = listed(Array.from({ length: 5_000 }, (_, index) => String(index)));
    const asked = Array.from({ length: 12 }, () => names.nameIfFrequent(large));
    expect(asked).toEqual(Array(12).fill(undefined));
    const { text, values } = toStatement(large);
    expect(names.name(large)).toMatchObject({ text, values });
    for (const number of NUMBERS) names.nameIfFrequent(sql`${numbered(number)} ${large}`);
    expect(Array.from({ length: 12 }, () => names.nameIfFrequent(one(1))).at(-1)).toEqual(names.name(one(1)));
  });

  it('is right where too many shapes have a name', () => {
    const named = NUMBERS.map((number) => names.name(numbered(number)));
    expect(new Set(named.map(({ name }) => name)).size).toBe(NUMBERS.length);
    const late = sql`select ${numbered(8191)}, ${7}`;
    const { text, values } = toStatement(late);
    expect(names.name(late)).toMatchObject({ text, values });
    expect(names.name(late)).toEqual(names.name(late));
  });
});
