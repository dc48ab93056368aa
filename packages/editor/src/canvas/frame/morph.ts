import { Idiomorph } from 'idiomorph';

/** The first element of markup, in a document of the frame that neither loads nor runs anything. */
const parse = (page: Document, html: string): Element | null => {
  // A document that has left its frame makes templates without content: the answer came after the screen was left.
  if (!page.defaultView) return null;
  const holder = page.createElement('template');
  holder.innerHTML = html;
  return holder.content.firstElementChild;
};

/** Makes an element of the page look like the server's markup, with as little change as there can be. */
export const morphInto = (
  element: HTMLElement,
  html: string,
  isLeftAlone: (element: Element) => boolean,
): void => {
  const next = parse(element.ownerDocument, html);
  if (!next) return;
  delete element.dataset['editPending'];
  Idiomorph.morph(element, next, {
    ignoreActiveValue: true,
    callbacks: { beforeNodeMorphed: (node) => !isLeftAlone(node as Element) },
  });
};
