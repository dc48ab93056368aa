import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson, isSameContent, isStorable } from './index.ts';

it('one text for equal values, whatever the order of their keys', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).toReversed());
      expect(canonicalJson(turned)).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(isSameContent({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(isSameContent([1, 2], [2, 1])).toBe(false);
});

it('finds signs that the database cannot keep, wherever they stand', () => {
  for (const bad of ['\0', { a: ['\ud800'] }, { '\0': 1 }]) expect(isStorable(bad)).toBe(false);
  for (const good of ['🖨️', { a: [null, 1, true, '\\u0000'] }]) expect(isStorable(good)).toBe(true);
});
