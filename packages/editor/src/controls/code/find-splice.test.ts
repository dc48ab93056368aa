import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSplice } from './find-splice.ts';

describe('the stretch in which two texts differ', () => {
  it('is as small as it can be', () => {
    expect(findSplice('abcdef', 'abXef')).toEqual({ from: 2, to: 4, insert: 'X' });
    expect(findSplice('aaa', 'aaaa')).toEqual({ from: 3, to: 3, insert: 'a' });
    expect(findSplice('same', 'same')).toBeUndefined();
    expect(findSplice('', 'new')).toEqual({ from: 0, to: 0, insert: 'new' });
  });

  it('leads from one text to the other, whatever they are', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const { from, to, insert } = findSplice(before, after) ?? { from: 0, to: 0, insert: '' };
        expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
      }),
    );
  });
});
