import { describe, expect, it } from 'vitest';
import { readPriceChange, type PriceDraft } from './price-change.ts';

const german = { currency: 'EUR', locale: 'de-DE' } as const;
const american = { currency: 'USD', locale: 'en-US' } as const;
const raise = (text: string, unit: PriceDraft['unit'] = 'amount'): PriceDraft => ({
  kind: 'price',
  direction: 'raise',
  unit,
  text,
});
const by = (unit: PriceDraft['unit'], value: number) => ({
  action: { kind: 'change-price', by: { unit, value } },
});

describe('a typed change of prices', () => {
  it('is an amount with the separators of the site', () => {
    expect(readPriceChange(raise('1.000'), german)).toEqual(by('amount', 100_000));
    expect(readPriceChange(raise('1.000,50 €'), german)).toEqual(by('amount', 100_050));
    expect(readPriceChange(raise('1,000'), american)).toEqual(by('amount', 100_000));
    expect(readPriceChange({ ...raise('2.50'), direction: 'lower' }, american)).toEqual(by('amount', -250));
    expect(readPriceChange(raise('1,005'), german)).toEqual({
      fault: expect.stringContaining('up to 2 decimals'),
    });
  });

  it('is a percentage with point or comma, and never one that could be thousands', () => {
    expect(readPriceChange(raise('12.5', 'percent'), german)).toEqual(by('percent', 12.5));
    expect(readPriceChange(raise('12,5 %', 'percent'), american)).toEqual(by('percent', 12.5));
    const fault = 'Enter at most 2 digits after the point.';
    expect(readPriceChange(raise('1.000', 'percent'), german)).toEqual({ fault });
  });

  it('is refused with what to type instead', () => {
    expect(readPriceChange(raise('', 'percent'), american)).toEqual({ fault: 'Enter a number, such as 10.' });
    expect(readPriceChange(raise('-5', 'percent'), american)).toEqual({
      fault: 'Enter a number, such as 10.',
    });
    expect(readPriceChange(raise('0'), american)).toEqual({ fault: 'Enter a number above zero.' });
    expect(readPriceChange(raise('1001', 'percent'), american)).toEqual({
      fault: 'Enter at most 1000 percent.',
    });
    const sale: PriceDraft = { ...raise('101', 'percent'), kind: 'sale' };
    expect(readPriceChange(sale, american)).toEqual({ fault: 'Enter at most 100 percent.' });
  });
});
