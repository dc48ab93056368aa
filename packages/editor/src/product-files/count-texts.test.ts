import { expect, it } from 'vitest';
import { countOf, partOf } from './count-texts.ts';

it('one is counted in the singular', () => {
  expect(countOf(1, 'picture')).toBe('1 picture');
  expect(countOf(0, 'row')).toBe('0 rows');
  expect(countOf(1200, 'product')).toBe('1,200 products');
  expect(partOf(1, 1, 'product')).toBe('1 of 1 product');
  expect(partOf(1, 3, 'product')).toBe('1 of 3 products');
});
