// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { selectBlocks } from '../../model/selection.ts';
import { bringIntoView } from './bring-into-view.ts';

const scroll = vi.fn();

/** The window is as high as the environment makes it; a block lies at a distance from its end. */
const blockAt = (distance: number, height: number): void => {
  document.body.innerHTML = '<div data-edit-block="a"></div>';
  const block = document.body.firstElementChild as HTMLElement;
  const top = window.innerHeight + distance;
  block.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  block.scrollIntoView = scroll;
};

beforeEach(() => void scroll.mockReset());

it.each([
  ['below the fold', 10, 80, 'center'],
  ['with too little of it in view', -20, 80, 'center'],
  ['above the window and higher than it', -20_000, 5000, 'start'],
])('a block %s is brought into view', (_where, distance, height, block) => {
  blockAt(distance, height);
  bringIntoView(document, selectBlocks(['a']));
  expect(scroll).toHaveBeenCalledWith({ block });
});

it.each([
  ['wholly', -300, 80],
  ['enough of', -60, 400],
])('one that is seen (%s it) stays where it is', (_much, distance, height) => {
  blockAt(distance, height);
  bringIntoView(document, selectBlocks(['a']));
  expect(scroll).not.toHaveBeenCalled();
});

it('nor does the page move for several, or for what is not there', () => {
  blockAt(10, 80);
  bringIntoView(document, selectBlocks(['a', 'b']));
  bringIntoView(document, selectBlocks(['gone']));
  bringIntoView(document, { type: 'none' });
  expect(scroll).not.toHaveBeenCalled();
});
