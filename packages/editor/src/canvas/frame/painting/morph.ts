import { Idiomorph } from 'idiomorph';

/**
 * An inert document parses `<noscript>` as if there were no script; its styles would then apply to the page, where
 * scripts are only kept from running. In a page it holds text.
 */
const disarmFallbacks = (content: DocumentFragment): void => {
  for (const fallback of content.querySelectorAll('noscript')) fallback.textContent = fallback.innerHTML;
};

/** The first element of markup, in an inert document. */
const parse = (page: Document, html: string): Element | null => {
  // A detached document creates templates without content: the response arrived after the screen was left.
  if (!page.defaultView) return null;
  const holder = page.createElement('template');
  holder.innerHTML = html;
  disarmFallbacks(holder.content);
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
