import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateMoney } from './allocate.ts';
import { money, sumMoney } from './money.ts';

const usd = (cents: bigint) => money(cents, 'USD');
const amount = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
const weight = fc.bigInt({ min: 0n, max: 10n ** 9n });

describe('splitting an amount', () => {
  it('gives the odd cents to the parts that lost most by rounding', () => {
    expect(allocateMoney(usd(100n), [1n, 1n, 1n])).toEqual([usd(34n), usd(33n), usd(33n)]);
    expect(allocateMoney(usd(10n), [1n, 8n, 3n])).toEqual([usd(1n), usd(7n), usd(2n)]);
    expect(allocateMoney(usd(-100n), [1n, 1n, 1n])).toEqual([usd(-34n), usd(-33n), usd(-33n)]);
  });

  it('splits evenly when nothing weighs anything', () => {
    expect(allocateMoney(usd(5n), [0n, 0n])).toEqual([usd(3n), usd(2n)]);
    expect(allocateMoney(usd(5n), [])).toEqual([]);
  });

  it('refuses a negative weight as a fault', () => {
    expect(() => allocateMoney(usd(5n), [1n, -1n])).toThrow(RangeError);
  });

  it('[MON-03] never loses or invents a minor unit, and no part strays a whole unit from its share', () => {
    fc.assert(
      fc.property(amount, fc.array(weight, { minLength: 1, maxLength: 12 }), (whole, weights) => {
        const parts = allocateMoney(usd(whole), weights);
        expect(sumMoney(parts, 'USD')).toEqual(usd(whole));
        const total = weights.reduce((sum, each) => sum + each, 0n);
        if (total === 0n) return;
        parts.forEach((part, index) => {
          const stray = part.minor * total - whole * (weights[index] ?? 0n);
          expect(stray < total && stray > -total).toBe(true);
        });
      }),
    );
  });
});
