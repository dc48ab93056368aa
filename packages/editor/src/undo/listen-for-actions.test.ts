// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { listenForActions } from './listen-for-actions.ts';

const framed = (): Document => {
  const frame = document.createElement('iframe');
  frame.srcdoc = '<!doctype html>';
  document.body.append(frame);
  if (!frame.contentDocument) throw new Error('The frame has no page.');
  return frame.contentDocument;
};

const listen = (page: Document) => {
  page.body.innerHTML = '<p>Words</p><div class="undo-buttons"><button>Undo</button></div>';
  let acts = 0;
  const leave = listenForActions(page, () => void acts++);
  return {
    leave,
    acts: () => acts,
    point: (selector: string) =>
      page.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true })),
    press: (key: string, ctrlKey = false) =>
      page.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true })),
  };
};

afterEach(() => document.body.replaceChildren());

it.each([
  { where: 'in the app', open: () => document },
  { where: 'on the page in its frame', open: framed },
])('[EDT-01] every other press $where is an act, undo and redo are none', ({ open }) => {
  const { acts, point, press, leave } = listen(open());
  press('Control', true);
  press('z', true);
  point('button');
  expect(acts()).toBe(0);
  point('p');
  press('ArrowDown');
  expect(acts()).toBe(2);
  leave();
  point('p');
  expect(acts()).toBe(2);
});
