import { expect, it } from 'vitest';
import {
  cleanComment,
  commentFaultTexts,
  commentMessages,
  commentStateOf,
  commentStates,
  commentFormTextsIn,
  defaultCommentSettings,
} from './index.ts';

const DAY = 86_400_000;

it('[FMT-02] comments are open as the post says, else as the site says, until they are too old', () => {
  const state = (item: { commentState?: number; publishOn?: number }, settings: object = {}) =>
    commentStateOf(item, { ...defaultCommentSettings, ...settings }, 10 * DAY);
  expect(state({})).toBe(commentStates.open);
  expect(state({}, { commentEnableByDefault: false })).toBe(commentStates.closed);
  expect(state({ commentState: 1 }, { commentEnableByDefault: false })).toBe(commentStates.open);
  expect(state({ commentState: 2 })).toBe(commentStates.closed);
  expect(state({ publishOn: 2 * DAY }, { commentDisableAfterDaysDefault: 8 })).toBe(commentStates.closed);
  expect(state({ publishOn: 2 * DAY + 1 }, { commentDisableAfterDaysDefault: 8 })).toBe(commentStates.open);
});

it('keeps the words of a comment and drops what cannot be seen', () => {
  expect(cleanComment(' a\r\nb\u0000\u0007\u202E<b>\n ')).toBe('a\nb<b>');
});

it.each(['de-DE', 'fr-CA', 'es_MX'])('everything around a thread is said in %s too', (language) => {
  const [english, words] = [commentFormTextsIn('ja'), commentFormTextsIn(language)];
  expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted());
  for (const [name, text] of Object.entries(words)) expect(text.trim(), name).not.toBe('');
  for (const code of commentFaultTexts) expect(words[code]).not.toBe(english[code]);
  expect(english).toMatchObject(commentMessages);
});

it('products have no comments unless their own setting opens them', () => {
  const product = { recordType: 11, publishOn: 0 };
  expect(commentStateOf(product, defaultCommentSettings, DAY)).toBe(commentStates.closed);
  expect(commentStateOf({ ...product, commentState: 1 }, defaultCommentSettings, DAY)).toBe(
    commentStates.open,
  );
});
