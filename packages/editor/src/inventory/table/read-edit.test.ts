import { describe, expect, it } from 'vitest';
import { staleLevels } from '../stale-levels.ts';
import { readEdit } from './use-stock-edits.ts';

describe('a stock that is edited in its cell', () => {
  it('shows the result before the server responded', () => {
    expect(readEdit('+5', 3)).toEqual({ change: { kind: 'adjust', by: 5 }, result: 8 });
    expect(readEdit('7', null)).toEqual({ change: { kind: 'set', quantity: 7 }, result: 7 });
    expect(readEdit('unlimited', 3)).toEqual({ change: { kind: 'unlimited' }, result: null });
  });

  it('says what is wrong at the field', () => {
    expect(readEdit('-4', 3)).toEqual({ fault: 'There are only 3. Stock cannot fall below 0.' });
    expect(readEdit('+1', null)).toEqual({ fault: 'This stock is unlimited. Enter a number to count it.' });
    expect(readEdit('x', 3)).toHaveProperty('fault');
  });
});

it('a refused change names the current levels', () => {
  const levels = [{ variantId: 'a', stock: 4 }, { variantId: 'b', stock: null }, { other: 1 }];
  const refusal = { status: 409, code: 'stock-changed', message: '', data: { levels } };
  expect(staleLevels(refusal)).toEqual(levels.slice(0, 2));
  expect(staleLevels({ ...refusal, code: 'conflict' })).toEqual([]);
});
