import { describe, expect, it } from 'vitest';
import { stripTags } from './strip-tags.ts';

describe('text without tags', () => {
  it.each([
    ['plain', 'plain'],
    ['<p>One</p><p>two</p>', ' One  two '],
    ['a > b', 'a   b'],
    ['cut <here', 'cut '],
    ['<a title="x>y">z</a>', ' y" z '],
    ['', ''],
  ])('%s', (html, text) => {
    expect(stripTags(html)).toBe(text);
  });
});
