// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isTextField } from './is-text-field.ts';

const first = (html: string): Element | null => {
  document.body.innerHTML = html;
  return document.body.firstElementChild;
};

it.each([
  '<input>',
  '<input type="search">',
  '<textarea></textarea>',
  '<div contenteditable="plaintext-only"></div>',
])('undo and the clipboard belong to a field where words are typed: %s', (html) => {
  expect(isTextField(first(html))).toBe(true);
});

it.each(['checkbox', 'radio', 'range', 'color', 'file'])(
  'undo of the site works with the focus on a switch or slider: %s',
  (type) => {
    expect(isTextField(first(`<input type="${type}">`))).toBe(false);
  },
);

it('a button, a text that is not open, or the page itself is no field', () => {
  expect(isTextField(first('<button>Bold</button>'))).toBe(false);
  expect(isTextField(first('<div contenteditable="false"></div>'))).toBe(false);
  expect(isTextField(document)).toBe(false);
  expect(isTextField(null)).toBe(false);
});
