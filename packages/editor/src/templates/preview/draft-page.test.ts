import { expect, it } from 'vitest';
import { choosePage } from './draft-page.ts';

const good = { at: '/', html: '<main data-edit-area="sections"></main>', css: '' };
const blank = { at: '/', html: '{websi', css: '' };

it('[TPL-06] the last good page stays in view where an error leaves next to nothing of it', () => {
  expect(choosePage(blank, 2, good)).toBe(good);
});

it('[TPL-06] a page that an error leaves whole is shown, and so is one without errors, however little it holds', () => {
  const next = { ...good, css: 'p {}' };
  expect(choosePage(next, 1, good)).toBe(next);
  expect(choosePage(blank, 0, good)).toBe(blank);
});

it('another page is no picture of this one', () => {
  expect(choosePage(blank, 2, { ...good, at: '/shop' })).toBe(blank);
  expect(choosePage(blank, 2, undefined)).toBe(blank);
});
