import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isId, makeId } from './index.ts';

it('makes ids of 24 lower-case hex digits that sort by time', () => {
  const moment = fc.integer({ min: 0, max: 2 ** 48 - 1 });
  const random = fc.uint8Array({ minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(moment, moment, random, random, (one, other, first, second) => {
      const [a, b] = [makeId(one, first), makeId(other, second)];
      expect(isId(a) && isId(b)).toBe(true);
      if (one !== other) expect(a < b).toBe(one < other);
    }),
  );
});

it('refuses too little randomness', () => {
  expect(() => makeId(0, new Uint8Array(5))).toThrow('6 random bytes');
});
