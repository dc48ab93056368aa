import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, parseDecimal } from './decimal.ts';
import { formatDecimal, placeSymbol, symbolSide } from './format-decimal.ts';

describe('the sign of a currency', () => {
  it.each([
    ['1,234.56', '$', '$1,234.56', '-$1,234.56'],
    ['1,234.56', 'kr', 'kr 1,234.56', 'kr -1,234.56'],
    ['0.99', 'CHF', 'CHF 0.99', 'CHF -0.99'],
    ['1,000.00', 'A$', 'A$1,000.00', '-A$1,000.00'],
  ])('[MON-02 (rule)] stands before %s as %s', (number, symbol, text, negativeText) => {
    const place = (negative: boolean) => placeSymbol(number, { symbol, side: 'left', negative });
    expect([place(false), place(true)]).toEqual([text, negativeText]);
  });

  it('[MON-01 (rule)] stands on the right where readers expect it', () => {
    expect(symbolSide('de-DE')).toBe('right');
    expect(symbolSide('en-US')).toBe('left');
    const number = formatDecimal(decimal(123456n, 2), 2, { group: '.', point: ',' });
    expect(placeSymbol(number, { symbol: '€', side: 'right', negative: true })).toBe('-1.234,56€');
    expect(placeSymbol(number, { symbol: 'kr', side: 'right', negative: false })).toBe('1.234,56 kr');
  });
});

describe('grouped decimals', () => {
  it('[MON-02 (rule)] groups thousands by comma and keeps the digits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.nat(4), (unscaled, scale) => {
        const text = formatDecimal(decimal(unscaled, scale), scale);
        expect(text).toMatch(scale === 0 ? /^\d{1,3}(,\d{3})*$/ : /^\d{1,3}(,\d{3})*\.\d+$/);
        expect(BigInt(text.replaceAll(/[,.]/g, ''))).toBe(unscaled);
      }),
    );
  });

  it('rounds to the wanted places and prints no negative zero', () => {
    expect(formatDecimal(parseDecimal('1234.505') ?? decimal(0n, 0), 2)).toBe('1,234.51');
    expect(formatDecimal(parseDecimal('-0.001') ?? decimal(1n, 0), 2)).toBe('0.00');
  });
});
