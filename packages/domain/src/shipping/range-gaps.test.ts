import { describe, expect, it } from 'vitest';
import { findRangeGaps } from './range-gaps.ts';

describe('gaps between the ranges of a rate', () => {
  it('are none where ranges meet and the last has no end', () => {
    expect(
      findRangeGaps('by-weight', [
        { from: 1000, cents: 900 },
        { from: 0, to: 1000, cents: 500 },
      ]),
    ).toEqual([]);
    expect(
      findRangeGaps('by-quantity', [
        { from: 1, to: 3, cents: 500 },
        { from: 4, cents: 900 },
      ]),
    ).toEqual([]);
  });

  it('are before, between and after them', () => {
    expect(
      findRangeGaps('by-weight', [
        { from: 100, to: 1000, cents: 500 },
        { from: 2000, to: 5000, cents: 900 },
      ]),
    ).toEqual([{ from: 0, to: 100 }, { from: 1000, to: 2000 }, { from: 5000 }]);
  });

  it('are one piece or one minor unit wide, as whole amounts are', () => {
    expect(
      findRangeGaps('by-subtotal', [
        { from: 0, to: 4998, cents: 500 },
        { from: 5000, cents: 0 },
      ]),
    ).toEqual([{ from: 4999, to: 5000 }]);
    expect(
      findRangeGaps('by-quantity', [
        { from: 0, to: 2, cents: 500 },
        { from: 4, to: 9, cents: 900 },
      ]),
    ).toEqual([{ from: 3, to: 4 }, { from: 10 }]);
  });

  it('are not inside ranges that overlap', () => {
    expect(
      findRangeGaps('by-subtotal', [
        { from: 0, to: 9000, cents: 500 },
        { from: 100, to: 200, cents: 1 },
        { from: 9001, cents: 0 },
      ]),
    ).toEqual([]);
  });
});
