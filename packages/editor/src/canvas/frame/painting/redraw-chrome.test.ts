// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { redrawChrome } from './redraw-chrome.ts';

const headerOf = (title: string) => `<header data-edit-area="header">${title}</header>`;

afterEach(() => vi.unstubAllGlobals());

it('a header that was asked for earlier is not painted over one that was asked for later', async () => {
  document.body.innerHTML = headerOf('Old');
  const answers: ((title: string) => void)[] = [];
  const answer = () =>
    new Promise((resolve) => answers.push((title) => resolve(new Response(headerOf(title)))));
  vi.stubGlobal('fetch', answer);
  const both = [redrawChrome(document), redrawChrome(document)];
  answers[1]?.('Newer');
  await both[1];
  answers[0]?.('Older');
  await both[0];
  expect(document.body.textContent).toBe('Newer');
});
