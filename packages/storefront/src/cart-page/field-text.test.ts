import { expect, it } from 'vitest';
import { fieldText } from './field-text.ts';

const field = { id: 'f', type: 'text', rawTitle: 'Title', value: '', values: [] };

it('[CART-02] prints an answer in one line, whatever its kind', () => {
  expect(fieldText({ ...field, value: 'For Ines' })).toBe('For Ines');
  expect(fieldText({ ...field, type: 'checkbox', values: ['Red', 'Blue'] })).toBe('Red, Blue');
  expect(fieldText({ ...field, type: 'name', values: { First: 'Ines', Last: '' } })).toBe('Ines');
  expect(fieldText({ ...field, type: 'likert', values: { 'I like it': 2 } })).toBe('I like it 2');
  expect(fieldText(field)).toBe('');
});
