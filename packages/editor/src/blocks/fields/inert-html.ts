const KEPT: ReadonlySet<string> = new Set(['href', 'target', 'rel', 'style', 'title', 'lang', 'start']);

/** What loads or runs something of its own. */
const LOUD =
  'script, style, iframe, object, embed, img, video, audio, source, svg, math, link, meta, form, input';

/**
 * The nodes of stored HTML, for the owner's own page. The server has sanitised it, but an image's `onerror` that slipped
 * through would run here with all rights of the person at the screen: so nothing that could run is let in.
 */
export const parseInertHtml = (html: string): ChildNode[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const loud of body.querySelectorAll(LOUD)) loud.remove();
  for (const element of body.querySelectorAll('*'))
    for (const name of element.getAttributeNames()) if (!KEPT.has(name)) element.removeAttribute(name);
  return [...body.childNodes];
};
