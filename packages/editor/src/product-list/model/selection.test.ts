import { describe, expect, it } from 'vitest';
import {
  allSelected,
  countSelected,
  isMostOf,
  isSelected,
  isTooLarge,
  nothingSelected,
  select,
  selectAllBut,
  toggle,
} from './selection.ts';

describe('a selection of products', () => {
  it('is made one by one and by ranges', () => {
    const some = select(toggle(nothingSelected, 'a'), ['b', 'c'], true);
    expect(countSelected(some, 10)).toBe(3);
    expect(isSelected(toggle(some, 'b'), 'b')).toBe(false);
  });

  it('can be all that match, except those deselected, without knowing their ids', () => {
    const all = toggle(allSelected, 'a');
    expect(isSelected(all, 'a')).toBe(false);
    expect(isSelected(all, 'never loaded')).toBe(true);
    expect(countSelected(all, 10_000)).toBe(9999);
    expect(countSelected(select(all, ['a'], true), 10_000)).toBe(10_000);
  });

  it('of nearly all rows names the others, so that it can be sent', () => {
    expect(isMostOf({ first: 0, end: 10_000 }, 10_000)).toBe(true);
    expect(isMostOf({ first: 100, end: 10_000 }, 10_000)).toBe(true);
    expect(isMostOf({ first: 5000, end: 10_000 }, 10_000)).toBe(false);
    expect(isMostOf({ first: 0, end: 30 }, 30)).toBe(false);
    const max = selectAllBut(toggle(nothingSelected, 'a'), ['a', 'b']);
    expect([isSelected(max, 'a'), isSelected(max, 'b'), isSelected(max, 'never loaded')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('of more products than one action takes is recognised', () => {
    const ids = Array.from({ length: 2001 }, (_, index) => String(index));
    expect(isTooLarge(select(nothingSelected, ids, true))).toBe(true);
    expect(isTooLarge(select(nothingSelected, ids.slice(1), true))).toBe(false);
    expect(isTooLarge(allSelected)).toBe(false);
  });
});
