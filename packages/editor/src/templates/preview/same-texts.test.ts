import { expect, it } from 'vitest';
import { hasSameTexts, type OpenTexts } from './use-draft-render.ts';

const texts = (text: string, isSaved: boolean): OpenTexts => new Map([['site.region', { text, isSaved }]]);

it('renders again when a text changes, or the server has saved another one since', () => {
  expect(hasSameTexts(texts('a', true), texts('a', true))).toBe(true);
  expect(hasSameTexts(texts('a', false), texts('a', true))).toBe(true);
  expect(hasSameTexts(texts('a', true), texts('b', true))).toBe(false);
  expect(hasSameTexts(texts('a', true), texts('a', false))).toBe(false);
  expect(hasSameTexts(texts('a', true), new Map())).toBe(false);
});
