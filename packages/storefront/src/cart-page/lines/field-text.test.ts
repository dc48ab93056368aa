import { formTextsIn } from '@sitewright/domain/forms';
import { afterEach, expect, it, vi } from 'vitest';
import { fieldText } from './field-text.ts';

const field = { id: 'f', type: 'text', rawTitle: 'Title', value: '', values: [] };

afterEach(() => vi.unstubAllGlobals());

it('[CART-02] prints an answer in one line, whatever its kind', () => {
  expect(fieldText({ ...field, value: 'For Ines' })).toBe('For Ines');
  expect(fieldText({ ...field, type: 'checkbox', values: ['Red', 'Blue'] })).toBe('Red, Blue');
  expect(fieldText({ ...field, type: 'name', values: { First: 'Ines', Last: '' } })).toBe('Ines');
  expect(fieldText(field)).toBe('');
});

it.each([
  ['en-US', 'I like it: Strongly Agree, It is cheap: Neutral'],
  ['de-DE', 'I like it: Stimme voll zu, It is cheap: Neutral'],
])('[CART-02 FMT-11] says the answers of a scale in the words of the form, in %s', (language, text) => {
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { formTexts: formTextsIn(language) } });
  const scale = { ...field, type: 'likert', values: { 'I like it': 2, 'It is cheap': 0 } };
  expect(fieldText(scale)).toBe(text);
});
