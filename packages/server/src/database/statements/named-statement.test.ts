import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { StatementNames } from './named-statement.ts';
import { joinSql, sql, sqlIdentifier, SqlFragment, toStatement } from './sql-fragment.ts';
import { StatementShapes } from './statement-shapes.ts';
import { NUMBERS, numbered } from './testing/numbered-statements.ts';

const one = (value: number): SqlFragment => sql`select ${value}`;
const two = (value: number, other: string): SqlFragment => sql`select ${one(value)}, ${other}`;
const either = (which: SqlFragment): SqlFragment => sql`select ${which}, ${1}`;
const listed = (ids: readonly string[]): SqlFragment =>
  sql`select ${joinSql(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )} from ${sqlIdentifier('items')}`;

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

  it('is right where too many shapes have a name', () => {
    const named = NUMBERS.map((number) => names.name(numbered(number)));
    expect(new Set(named.map(({ name }) => name)).size).toBe(NUMBERS.length);
    const late = sql`select ${numbered(8191)}, ${7}`;
    const { text, values } = toStatement(late);
    expect(names.name(late)).toMatchObject({ text, values });
    expect(names.name(late)).toEqual(names.name(late));
    expect(NUMBERS.map((number) => names.name(numbered(number)))).toEqual(named);
  });

  it('is remembered also where too many shapes have a name already', () => {
    for (const number of NUMBERS) names.name(numbered(number));
    const find = vi.spyOn(StatementShapes.prototype, 'find');
    onTestFinished(() => find.mockRestore());
    const late = sql`select ${listed(['a', 'b', 'c'])}, ${7}`;
    for (let time = 0; time < 3; time += 1) names.name(late);
    const [, ...later] = find.mock.results.map(({ value }) => value as unknown);
    expect(later).not.toContain(undefined);
    expect(later).toHaveLength(2);
  });

  it('is right for statements of thousands of pieces', () => {
    const large = listed(Array.from({ length: 5_000 }, (_, index) => String(index)));
    const { text, values } = toStatement(large);
    expect(names.name(large)).toMatchObject({ text, values });
    expect(names.name(large)).toEqual(names.name(large));
  });
});
