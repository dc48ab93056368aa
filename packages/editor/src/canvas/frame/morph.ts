import { Idiomorph } from 'idiomorph';

/** The first element of markup, in an inert document. */
const parse = (page: Document, html: string): Element | null => {
  // A detached document creates templates without content: the response arrived after the screen was left.
  if (!page.defaultView) return null;
  const holder = page.createElement('template');
  holder.innerHTML = html;
  return holder.content.firstElementChild;
};

/** Morphs an element into the server's markup with minimal changes. */
export const morphInto = (
  element: HTMLElement,
  html: string,
  isProtected: (element: Element) => boolean,
): void => {
  const next = parse(element.ownerDocument, html);
  if (!next) return;
  delete element.dataset['editPending'];
  Idiomorph.morph(element, next, {
    ignoreActiveValue: true,
    callbacks: { beforeNodeMorphed: (node) => !isProtected(node as Element) },
  });
};
