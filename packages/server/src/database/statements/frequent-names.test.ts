import { beforeEach, describe, expect, it } from 'vitest';
import type { NamedStatement } from '../statement-connection.ts';
import { FrequentNames } from './frequent-names.ts';
import { joinSql, sql, toStatement, type SqlFragment } from './sql-fragment.ts';
import { NUMBERS, numbered } from './testing/numbered-statements.ts';

const listOf = (count: number): SqlFragment =>
  sql`select 1 where ${joinSql(
    Array.from({ length: count }, (_, index) => sql`${`value ${index}`}`),
    sql`, `,
  )}`;

let names: FrequentNames;
beforeEach(() => {
  names = new FrequentNames();
});

const ask = (fragment: SqlFragment, times = 12): (NamedStatement | undefined)[] =>
  Array.from({ length: times }, () => names.name(fragment));

/** More than a generation: of what comes seldom meanwhile nothing is counted any more. */
const askForLong = (fragment: SqlFragment): (NamedStatement | undefined)[] => ask(fragment, 5_000);

describe('the name of a statement that comes often', () => {
  it('is given once its shape has come several times, and only some shapes have one', () => {
    const asked = ask(listOf(1));
    const firstNamed = asked.findIndex((statement) => statement !== undefined);
    expect(firstNamed).toBeGreaterThan(1);
    expect(asked.slice(firstNamed)).not.toContain(undefined);
    expect(asked.at(-1)?.values).toEqual(['value 0']);
    const named = Array.from({ length: 40 }, (_, count) => ask(listOf(count)).at(-1)).filter(Boolean);
    expect(new Set(named.map((statement) => statement?.name)).size).toBe(named.length);
    expect(named.length).toBeLessThan(30);
    expect(ask(listOf(1), 1)).not.toContain(undefined);
  });

  it('goes to what comes often later, once others come no more', () => {
    for (let count = 0; count < 40; count += 1) ask(listOf(count));
    const late = sql`select ${1} as late`;
    expect(ask(late).at(-1)).toBeUndefined();
    expect(askForLong(late).at(-1)).toMatchObject(toStatement(late));
    expect(ask(listOf(1), 1)).toEqual([undefined]);
    const again = ask(listOf(1)).at(-1);
    expect(again).toMatchObject(toStatement(listOf(1)));
  });

  it('stays with a shape that goes on coming often, among others', () => {
    const [name] = ask(listOf(1)).slice(-1);
    for (let round = 0; round < 100; round += 1) {
      ask(listOf(2), 90);
      expect(ask(listOf(1), 1)).toEqual([name]);
    }
  });

  it('is told apart from those that were given back, which no other shape gets', () => {
    const before = ask(listOf(1)).at(-1)?.name ?? '';
    const { generation } = names;
    expect(names.has(before)).toBe(true);
    askForLong(listOf(2));
    expect(names.generation).toBeGreaterThan(generation);
    expect(names.has(before)).toBe(false);
    const after = ask(listOf(1)).at(-1)?.name ?? '';
    expect(names.has(after)).toBe(true);
    expect(after).not.toBe(before);
  });

  it('is given among more shapes than are remembered, too', () => {
    const late = sql`select ${numbered(8191)}, ${7}, ${listOf(1)}`;
    for (const number of NUMBERS) names.name(numbered(number));
    expect(ask(late).at(-1)).toMatchObject(toStatement(late));
    for (const number of NUMBERS) {
      names.name(numbered(number));
      if (number % 100 === 0) expect(names.name(late)).toMatchObject(toStatement(late));
    }
  });

  it('is not given to statements of many pieces, and they leave room for others', () => {
    const large = sql`select ${joinSql(
      Array.from({ length: 60 }, () => listOf(2)),
      sql`, `,
    )}`;
    expect(ask(large)).toEqual(Array(12).fill(undefined));
    for (const number of NUMBERS) names.name(sql`${numbered(number)} ${large}`);
    expect(ask(listOf(1)).at(-1)).toMatchObject(toStatement(listOf(1)));
  });
});
