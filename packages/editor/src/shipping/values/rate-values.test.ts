import type { ShippingRate } from '@sitewright/domain/shipping';
import { describe, expect, it } from 'vitest';
import { describeGaps, describeRate } from '../describe-shipping.ts';
import { newRateValues, nextRange, rateValues, readRate } from './rate-values.ts';

const dollars = { currency: 'USD', locale: 'en-US' } as const;
const euros = { currency: 'EUR', locale: 'de-DE' } as const;

const rates: readonly ShippingRate[] = [
  { id: 'a', name: 'Flat', kind: 'flat', orderCents: 500, itemCents: 125, freeFromCents: 5000 },
  { id: 'b', name: 'Flat', description: '3 days', kind: 'flat', orderCents: 0, itemCents: 0 },
  {
    id: 'c',
    name: 'Weight',
    kind: 'by-weight',
    ranges: [
      { from: 0, to: 907.18, cents: 500 },
      { from: 907.18, cents: 1_234_50 },
    ],
  },
  { id: 'd', name: 'Items', kind: 'by-quantity', ranges: [{ from: 1, to: 3, cents: 500 }] },
  { id: 'e', name: 'Subtotal', kind: 'by-subtotal', ranges: [{ from: 0, to: 4999, cents: 500 }] },
];

describe('a rate in its dialog', () => {
  it.each(rates)('is read as it was shown: $kind $id', (rate) => {
    for (const format of [dollars, euros])
      expect(readRate(rateValues(rate, format), rate.id, format)).toEqual({ rate });
  });

  it('takes amounts and weights as people type them', () => {
    const values = {
      ...newRateValues(),
      name: ' Parcel ',
      kind: 'by-weight' as const,
      ranges: [
        { from: '0', to: '500 g', price: '4,90 €' },
        { from: '0,5', to: '', price: '1.234,50' },
      ],
    };
    expect(readRate(values, 'x', euros)).toEqual({
      rate: {
        id: 'x',
        name: 'Parcel',
        kind: 'by-weight',
        ranges: [
          { from: 0, to: 500, cents: 490 },
          { from: 500, cents: 123_450 },
        ],
      },
    });
    expect(readRate({ ...values, ranges: [{ from: '0', to: '2', price: '5' }] }, 'x', dollars)).toMatchObject(
      {
        rate: { ranges: [{ from: 0, to: 907.18, cents: 500 }] },
      },
    );
  });

  it('has a message at every field that is wrong', () => {
    const values = { ...newRateValues(), orderPrice: 'x', itemPrice: '-1', freeFrom: '€5' };
    expect(readRate(values, 'x', dollars)).toEqual({
      faults: {
        name: 'Enter a name.',
        orderPrice: 'Enter a price such as 1,234.50.',
        itemPrice: 'A price cannot be negative.',
        freeFrom: 'Prices are in USD. Enter the number alone, such as 1,234.50.',
      },
    });
  });

  it('has the messages of the rule for ranges at their fields', () => {
    const values = { ...newRateValues(), name: 'Items', kind: 'by-quantity' as const };
    expect(readRate(values, 'x', dollars)).toEqual({ faults: { ranges: 'Add at least one range.' } });
    const ranges = [
      { from: '1', to: '2', price: '1' },
      { from: '5', to: '3', price: 'one' },
    ];
    expect(readRate({ ...values, ranges }, 'x', dollars)).toEqual({
      faults: {
        'ranges.1.to': 'The end of a range must not be below its start.',
        'ranges.1.price': 'Enter a price such as 1,234.50.',
      },
    });
  });

  it('suggests that the next range begins where the last ends', () => {
    const range = (to: string) => [{ from: '0', to, price: '' }];
    expect(nextRange('by-weight', range('1 kg'), euros).from).toBe('1 kg');
    expect(nextRange('by-quantity', range('3'), euros).from).toBe('4');
    expect(nextRange('by-subtotal', range('49,99'), euros).from).toBe('50,00');
    expect(nextRange('by-quantity', range('many'), euros).from).toBe('');
  });
});

describe('a rate in the list', () => {
  it('says what it costs', () => {
    expect(rates.map((rate) => describeRate(rate, dollars))).toEqual([
      'Flat rate · $5.00 per order + $1.25 per item · Free from $50.00',
      'Flat rate · Free',
      'By weight · $5.00 to $1,234.50',
      'By number of items · $5.00',
      'By order subtotal · $5.00',
    ]);
  });

  it('warns of orders without a price', () => {
    expect(rates.map((rate) => describeGaps(rate, dollars))).toEqual([
      undefined,
      undefined,
      undefined,
      'No price for orders above 3 items.',
      'No price for orders above $49.99.',
    ]);
    const ranges = [
      { from: 2, to: 3, cents: 1 },
      { from: 7, cents: 1 },
    ];
    expect(describeGaps({ id: 'x', name: 'X', kind: 'by-quantity', ranges }, dollars)).toBe(
      'No price for orders of 1 item, between 4 items and 6 items.',
    );
  });
});
