import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes } from './currencies.ts';
import {
  formatPrice,
  formatPriceInput,
  parsePrice,
  priceFaultText,
  type PriceFormat,
} from './parse-price.ts';

const german: PriceFormat = { currency: 'EUR', locale: 'de-DE' };
const american: PriceFormat = { currency: 'USD', locale: 'en-US' };
const japanese: PriceFormat = { currency: 'JPY', locale: 'ja-JP' };

const read = (text: string, format: PriceFormat): number | string => {
  const parsed = parsePrice(text, format);
  return 'minor' in parsed ? parsed.minor : parsed.fault;
};

describe('a typed price', () => {
  it('is read with the separators of the site, with or without symbol and groups', () => {
    for (const [text, minor] of [
      ['65', 6500],
      ['65,5', 6550],
      ['65,00 €', 6500],
      ['€65,00', 6500],
      ['65 EUR', 6500],
      ['1.234,50', 123_450],
      ['1 234,50', 123_450],
      ['1.250', 125_000],
      ['1.234.567', 123_456_700],
      ['65.50', 6550],
      [',5', 50],
    ] as const)
      expect([text, read(text, german)]).toEqual([text, minor]);
    for (const [text, minor] of [
      ['$1,234.50', 123_450],
      ['1,250', 125_000],
      ['65.5', 6550],
      ['65,50', 6550],
      ['0', 0],
    ] as const)
      expect([text, read(text, american)]).toEqual([text, minor]);
    expect(read('¥1,250', japanese)).toBe(1250);
  });

  it('is refused with what to type instead when it is negative, too fine or of another shop’s shape', () => {
    for (const [text, fault] of [
      ['-5', 'negative'],
      ['−5', 'negative'],
      ['(5,00)', 'negative'],
      ['1,005', 'decimals'],
      ['12,3456', 'decimals'],
      ['$65', 'other-currency'],
      ['65 USD', 'other-currency'],
      ['1,234.50', 'separators'],
      ['1,2,3', 'separators'],
      ['abc', 'not-a-price'],
      ['', 'not-a-price'],
      ['9999999999999', 'too-high'],
    ] as const)
      expect([text, read(text, german)]).toEqual([text, fault]);
    expect(read('1.005', american)).toBe('decimals');
    expect(read('12.50', japanese)).toBe('decimals');
    expect(priceFaultText('decimals', german)).toBe('Prices in EUR have up to 2 decimals, such as 1.234,50.');
    expect(priceFaultText('decimals', japanese)).toBe('Prices in JPY have no decimals.');
  });

  it('is printed so that it is read as the same price, in every currency and locale', () => {
    const locales = [
      'en-US',
      'de-DE',
      'de-CH',
      'fr-FR',
      'sv-SE',
      'ja-JP',
      'ar-EG',
      'en-IN',
      'pt-BR',
      'no such',
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000_000 }),
        fc.constantFrom(...currencyCodes),
        fc.constantFrom(...locales),
        (minor, currency, locale) => {
          const format = { currency, locale };
          expect(read(formatPriceInput(minor, format), format)).toBe(minor);
        },
      ),
    );
  });

  it('is shown with its symbol', () => {
    expect(formatPrice(6500, american)).toBe('$65.00');
    expect(formatPrice(6500, german)).toBe('65,00\u{A0}€');
  });
});
