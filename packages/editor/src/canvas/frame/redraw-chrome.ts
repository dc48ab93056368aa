import { chromeParts } from '../../site-chrome/index.ts';
import { chromeElement } from './frame-marks.ts';
import { morphInto } from './morph.ts';

/** Blocks are painted as they change, and a text that is being written in is its writer's. */
const isLeftAlone = (element: Element): boolean =>
  typeof element.hasAttribute === 'function' &&
  (element.hasAttribute('data-edit-busy') ||
    (element.getAttribute('data-edit-area') ?? '').startsWith('field:'));

/** The latest wish of each page: an answer to an earlier one is out of date. */
const latest = new WeakMap<Document, symbol>();

/** Templates print what stands around the page: the server draws it anew, from what is saved. */
export const redrawChrome = async (page: Document): Promise<void> => {
  const wish = Symbol(page.URL);
  latest.set(page, wish);
  const response = await fetch(page.URL).catch(() => undefined);
  const html = response?.ok ? await response.text() : undefined;
  if (html === undefined || latest.get(page) !== wish) return;
  const drawn = new DOMParser().parseFromString(html, 'text/html');
  for (const name of chromeParts) {
    const before = chromeElement(page, name);
    const after = chromeElement(drawn, name);
    if (before && after && !isLeftAlone(before)) morphInto(before, after.outerHTML, isLeftAlone);
  }
};
