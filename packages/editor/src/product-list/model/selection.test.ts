import { describe, expect, it } from 'vitest';
import { allSelected, countSelected, isSelected, nothingSelected, select, toggle } from './selection.ts';

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
});
