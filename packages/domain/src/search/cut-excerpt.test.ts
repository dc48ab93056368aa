import { expect, it } from 'vitest';
import { cutExcerpt } from './index.ts';

it('cuts long texts after a whole word', () => {
  expect(cutExcerpt('short')).toBe('short');
  const cut = cutExcerpt('word '.repeat(200));
  expect(cut).toMatch(/^(?:word )+word…$/);
  expect(cut.length).toBeLessThanOrEqual(321);
});

it('cuts a word without end', () => {
  expect(cutExcerpt('x'.repeat(2000))).toBe(`${'x'.repeat(320)}…`);
});
