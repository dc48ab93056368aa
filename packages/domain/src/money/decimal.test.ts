import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareDecimals,
  decimal,
  divideRounded,
  movePointRight,
  parseDecimal,
  plainText,
  toUnits,
} from './decimal.ts';

const read = (text: string) => {
  const value = parseDecimal(text);
  if (!value) throw new Error(`not a decimal: ${text}`);
  return value;
};
const anyDecimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.nat(12))
  .map(([u, s]) => decimal(u, s));

describe('exact decimals', () => {
  it.each([
    ['12', '12'],
    ['-1.50', '-1.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['+7', '7'],
    ['1e3', '1000'],
    ['1.25E-2', '0.0125'],
    ['0.000', '0'],
    ['-0', '0'],
  ])('reads %s', (text, plain) => {
    expect(plainText(read(text))).toBe(plain);
  });

  it.each(['', '.', '-', 'e5', '1,000', ' 1', '1 ', '0x10', 'NaN', 'Infinity', '1e9999', '１'])(
    'does not take %j for a number',
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
    },
  );

  it('[MON-03] prints what it reads, whatever the size', () => {
    fc.assert(
      fc.property(anyDecimal, (value) => {
        expect(compareDecimals(read(plainText(value)), value)).toBe(0);
      }),
    );
  });

  it('moves the point without touching a digit', () => {
    fc.assert(
      fc.property(anyDecimal, fc.nat(6), (value, places) => {
        const moved = movePointRight(value, places);
        expect(compareDecimals(moved, decimal(value.unscaled * 10n ** BigInt(places), value.scale))).toBe(0);
      }),
    );
    expect(plainText(movePointRight(read('75.00'), 2))).toBe('7500');
  });

  it('rounds half away from zero', () => {
    expect(toUnits(read('1.005'), 2)).toBe(101n);
    expect(toUnits(read('-1.005'), 2)).toBe(-101n);
    expect(toUnits(read('1.0049'), 2)).toBe(100n);
    expect(toUnits(read('3'), 2)).toBe(300n);
  });

  it('divides to the nearest whole number', () => {
    fc.assert(
      fc.property(
        fc.bigInt(),
        fc.bigInt().filter((each) => each !== 0n),
        (top, bottom) => {
          const off = 2n * (top - divideRounded(top, bottom) * bottom);
          const limit = bottom < 0n ? -bottom : bottom;
          expect(off <= limit && off >= -limit).toBe(true);
        },
      ),
    );
  });

  it('orders as the numbers do', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.nat(5), (a, b, zeros) => {
        const left = decimal(BigInt(a) * 10n ** BigInt(zeros), zeros);
        expect(compareDecimals(left, decimal(BigInt(b), 0))).toBe(Math.sign(a - b));
      }),
    );
  });
});
