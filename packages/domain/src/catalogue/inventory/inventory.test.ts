import { describe, expect, it } from 'vitest';
import { NO_STOCK, UNLIMITED, type Stock } from '../stock.ts';
import { readStockEntry } from './read-stock-entry.ts';
import { describeStockReason } from './stock-reasons.ts';
import { fellToLow, stockStatusOf } from './stock-status.ts';

const counted = (quantity: number): Stock => ({ isUnlimited: false, quantity });

describe('what is typed into a stock field', () => {
  it.each([
    ['12', { kind: 'set', quantity: 12 }],
    [' 0 ', { kind: 'set', quantity: 0 }],
    ['1,200', { kind: 'set', quantity: 1200 }],
    ['1.200', { kind: 'set', quantity: 1200 }],
    ['+5', { kind: 'adjust', by: 5 }],
    ['- 3', { kind: 'adjust', by: -3 }],
    ['−3', { kind: 'adjust', by: -3 }],
    ['Unlimited', { kind: 'unlimited' }],
    ['∞', { kind: 'unlimited' }],
  ])('%j is a change', (typed, change) => {
    expect(readStockEntry(typed)).toEqual({ change });
  });

  it.each(['', 'many', '1.5', '12,5', '5+', '--3', '1e3'])('%j says how to write it', (typed) => {
    expect(readStockEntry(typed)).toEqual({
      fault: 'Enter a whole number such as 12, +5 or -3 to adjust, or “unlimited”.',
    });
  });

  it('has a maximum', () => {
    expect(readStockEntry('1000000001')).toEqual({ fault: 'The most is 1,000,000,000.' });
    expect(readStockEntry('+99999999999')).toEqual({ fault: 'The most is 1,000,000,000.' });
  });
});

describe('the status of a stock', () => {
  it('is low from the threshold down to one', () => {
    expect([6, 5, 1, 0].map((quantity) => stockStatusOf(counted(quantity), 5))).toEqual([
      'in-stock',
      'low',
      'low',
      'out',
    ]);
    expect(stockStatusOf(UNLIMITED, 5)).toBe('in-stock');
  });

  it('falls to low once, and again only after it rose above the threshold', () => {
    expect(fellToLow(counted(6), counted(5), 5)).toBe(true);
    expect(fellToLow(counted(5), counted(4), 5)).toBe(false);
    expect(fellToLow(counted(4), counted(9), 5)).toBe(false);
    expect(fellToLow(UNLIMITED, counted(2), 5)).toBe(true);
    expect(fellToLow(NO_STOCK, counted(5), 5)).toBe(false);
  });
});

it('a reason that is not in the list is shown as it is', () => {
  expect(['damaged', 'set', 'order'].map(describeStockReason)).toEqual(['Damaged', 'Set', 'order']);
});
