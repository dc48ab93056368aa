const ALLOWED_ATTRIBUTES: ReadonlySet<string> = new Set([
  'href',
  'target',
  'rel',
  'style',
  'title',
  'lang',
  'start',
]);

/** Elements that load or run something. */
const ACTIVE_ELEMENTS =
  'script, style, iframe, object, embed, img, video, audio, source, svg, math, link, meta, form, input';

/**
 * Parses stored HTML for the owner's app. The server has sanitized it, but anything that slipped through, such as
 * `onerror`, would run here with the user's permissions, so active content is removed again.
 */
export const parseInertHtml = (html: string): ChildNode[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const loud of body.querySelectorAll(ACTIVE_ELEMENTS)) loud.remove();
  for (const element of body.querySelectorAll('*'))
    for (const name of element.getAttributeNames())
      if (!ALLOWED_ATTRIBUTES.has(name)) element.removeAttribute(name);
  return [...body.childNodes];
};
