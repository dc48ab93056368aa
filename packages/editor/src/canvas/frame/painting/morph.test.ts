// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { morphInto } from './morph.ts';

it('what a form shows without script stays text on the canvas, where scripts are only kept from running', () => {
  document.body.innerHTML = '<div><p hidden>Later</p></div>';
  const element = document.body.querySelector('div');
  if (!element) throw new Error('The element is missing.');
  const fallback = '<style>[hidden]{display:block!important}</style>';
  morphInto(element, `<div><p hidden>Later</p><noscript>${fallback}</noscript></div>`, () => false);
  expect(document.querySelector('noscript')?.textContent).toBe(fallback);
  expect(document.querySelector('style')).toBeNull();
});
