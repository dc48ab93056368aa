import { joinSql, sql, type SqlFragment } from '../sql-fragment.ts';

const digits = [sql`0`, sql`1`];

/** Each number is a sequence of its own: all together are more shapes than are remembered. */
export const numbered = (number: number): SqlFragment =>
  joinSql(
    [...number.toString(2).padStart(13, '0')].map((digit) => digits[Number(digit)] ?? sql``),
    sql` `,
  );

export const NUMBERS = Array.from({ length: 8192 }, (_, number) => number);
