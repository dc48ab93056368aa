import { describe, expect, it } from 'vitest';
import { planAdjustment } from './plan-adjustment.ts';

const row = (variantId: string, stock: number | null) => ({ variantId, title: 'Sun', options: ['S'], stock });

describe('an adjustment of several variants', () => {
  it('adds, removes or sets', () => {
    const rows = [row('a', 4), row('b', 9)];
    expect(planAdjustment('adjust', '-3', rows)).toEqual({
      changes: [
        { variantId: 'a', kind: 'adjust', by: -3 },
        { variantId: 'b', kind: 'adjust', by: -3 },
      ],
      results: [1, 6],
    });
    expect(planAdjustment('adjust', '3', rows)).toMatchObject({ results: [7, 12] });
    expect(planAdjustment('set', '2', [row('a', null)])).toMatchObject({ results: [2] });
    expect(planAdjustment('unlimited', '', rows)).toMatchObject({ results: [null, null] });
  });

  it.each([
    ['adjust', '', 'Enter a whole number such as 5, or -3 to remove.'],
    ['adjust', '0', 'Enter a whole number such as 5, or -3 to remove.'],
    ['set', '-2', 'Enter a whole number from 0 up.'],
    ['set', '1.5', 'Enter a whole number from 0 up.'],
    ['adjust', '-5', 'Sun, S: there are only 4. Stock cannot fall below 0.'],
  ] as const)('%s %j says what is wrong', (mode, text, fault) => {
    expect(planAdjustment(mode, text, [row('a', 4)])).toEqual({ fault });
  });

  it('of an unlimited stock asks for a number first', () => {
    expect(planAdjustment('adjust', '5', [row('a', null)])).toEqual({
      fault: 'Sun, S is unlimited. Set its stock to a number first.',
    });
  });
});
