import { chromeParts } from '../../../site-chrome/index.ts';
import { chromeElement } from '../frame-marks.ts';
import { morphInto } from './morph.ts';

/** Blocks are rendered separately, and a text being edited must not be replaced. */
const isProtected = (element: Element): boolean =>
  typeof element.hasAttribute === 'function' &&
  (element.hasAttribute('data-edit-busy') ||
    (element.getAttribute('data-edit-area') ?? '').startsWith('field:'));

/** The latest request per page: responses to earlier ones are stale. */
const latest = new WeakMap<Document, symbol>();

/** Re-renders the site chrome from the saved state: templates control its markup. */
export const redrawChrome = async (page: Document): Promise<void> => {
  const request = Symbol(page.URL);
  latest.set(page, request);
  const response = await fetch(page.URL).catch(() => undefined);
  const html = response?.ok ? await response.text() : undefined;
  if (html === undefined || latest.get(page) !== request) return;
  const drawn = new DOMParser().parseFromString(html, 'text/html');
  for (const name of chromeParts) {
    const before = chromeElement(page, name);
    const after = chromeElement(drawn, name);
    if (before && after && !isProtected(before)) morphInto(before, after.outerHTML, isProtected);
  }
};
