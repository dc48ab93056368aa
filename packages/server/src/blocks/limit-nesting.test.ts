import { expect, it } from 'vitest';
import { limitNesting } from './limit-nesting.ts';
import { sanitizeRichText } from './sanitize-rich-text.ts';

it('leaves text of any length and usual depth as it is', () => {
  const html = '<ul><li><p>One<br><b>two</b></p></li></ul><p>Three<p>Four'.repeat(500);
  expect(limitNesting(html)).toBe(html);
});

it('removes tags below the hundredth level and keeps their text', () => {
  const html = `${'<b>'.repeat(101)}deep<p>text</p>${'</b>'.repeat(101)}<i>after</i>`;
  expect(limitNesting(html)).toBe(`${'<b>'.repeat(100)}deeptext${'</b>'.repeat(100)}<i>after</i>`);
});

it.each(['<b><p>', '<ul><li>', '<i><b>x', '<div>', '<b <p>', '<<b>'])(
  'takes a megabyte of %j without nesting it',
  async (piece) => {
    const clean = await sanitizeRichText(piece.repeat(Math.ceil(1_000_000 / piece.length)));
    expect(clean.match(/<(?:b|ul|i|div)>/g)?.length ?? 0).toBeLessThanOrEqual(100);
  },
);
