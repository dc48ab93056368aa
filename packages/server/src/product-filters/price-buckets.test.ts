import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketOfPrice, splitRange } from './price-buckets.ts';

const price = fc.oneof(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 0, max: 999_999_999_999 }));
const range = fc
  .tuple(price, price)
  .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }));

const isIn = (value: number, { from, to }: { readonly from: number; readonly to: number }): boolean =>
  value >= from && value <= to;

describe('a range of prices', () => {
  it('is split so that each of its prices is in one part, and no other', () => {
    fc.assert(
      fc.property(range, fc.array(price, { minLength: 1, maxLength: 20 }), (asked, prices) => {
        const { buckets, below, above } = splitRange(asked);
        for (const value of [...prices, asked.from, asked.to, asked.from - 1, asked.to + 1].filter(
          (n) => n >= 0,
        )) {
          const parts = [isIn(bucketOfPrice(value), buckets), isIn(value, below), isIn(value, above)];
          expect(parts.filter(Boolean).length).toBe(isIn(value, asked) ? 1 : 0);
        }
      }),
    );
  });

  it('has prices beside its buckets only where it begins or ends within one', () => {
    const nothing = { from: 1, to: 0 };
    const isNothing = ({ from, to }: { readonly from: number; readonly to: number }) => from > to;
    const open = splitRange({ from: 100, to: 999_999_999_999 });
    expect(open.buckets).toEqual({ from: 310, to: 1299 });
    expect([open.below, open.above].map(isNothing)).toEqual([true, true]);
    expect(splitRange({ from: 2510, to: 9999 })).toMatchObject({
      buckets: { from: 426, to: 499 },
      below: { from: 2510, to: 2599 },
    });
    expect(splitRange({ from: 2510, to: 2520 })).toEqual({
      buckets: nothing,
      below: { from: 2510, to: 2520 },
      above: nothing,
    });
  });
});
