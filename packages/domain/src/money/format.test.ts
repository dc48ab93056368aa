import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, parseDecimal } from './decimal.ts';
import { formatDecimal, formatMoney, symbolSide } from './format.ts';
import { money } from './money.ts';

describe('the format without locale data', () => {
  it.each([
    [123456789n, 'USD', '$1,234,567.89'],
    [-500n, 'USD', '-$5.00'],
    [-123456n, 'SEK', 'kr -1,234.56'],
    [123456n, 'SEK', 'kr 1,234.56'],
    [1234n, 'JPY', '¥1,234'],
    [99n, 'CHF', 'CHF 0.99'],
    [100000n, 'AUD', 'A$1,000.00'],
  ] as const)('[MON-02 (rule)] prints %s %s as %s', (minor, currency, text) => {
    expect(formatMoney(money(minor, currency))).toBe(text);
  });

  it('[MON-01 (rule)] places the sign on the right where readers expect it', () => {
    expect(symbolSide('de-DE')).toBe('right');
    expect(symbolSide('en-US')).toBe('left');
    const separators = { group: '.', point: ',' };
    expect(formatMoney(money(-123456n, 'EUR'), { side: 'right', separators })).toBe('-1.234,56€');
    expect(formatMoney(money(123456n, 'DKK'), { side: 'right', separators })).toBe('1.234,56 kr');
  });

  it('[MON-02 (rule)] leaves out a fraction of zeros when asked, and no other', () => {
    expect(formatMoney(money(1200n, 'USD'), { trimZeroFraction: true })).toBe('$12');
    expect(formatMoney(money(1250n, 'USD'), { trimZeroFraction: true })).toBe('$12.50');
    expect(formatMoney(money(1000n, 'JPY'), { trimZeroFraction: true })).toBe('¥1,000');
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
