import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDifference } from './find-difference.ts';

describe('the stretch in which two texts differ', () => {
  it('is as small as it can be', () => {
    expect(findDifference('abcdef', 'abXef')).toEqual({ from: 2, to: 4, insert: 'X' });
    expect(findDifference('aaa', 'aaaa')).toEqual({ from: 3, to: 3, insert: 'a' });
    expect(findDifference('same', 'same')).toBeUndefined();
    expect(findDifference('', 'new')).toEqual({ from: 0, to: 0, insert: 'new' });
  });

  it('leads from one text to the other, whatever they are', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const { from, to, insert } = findDifference(before, after) ?? { from: 0, to: 0, insert: '' };
        expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
      }),
    );
  });
});
