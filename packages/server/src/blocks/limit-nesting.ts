/** Deeper than any text that people write. */
const MAX_DEPTH = 100;

const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>/gi;

/** Elements that have no end tag, or whose end tag the parser adds when the next one begins. */
const UNCOUNTED = new Set(
  'br hr img input wbr source col embed area track p li dt dd tr td th thead tbody tfoot option'.split(' '),
);

/**
 * Removes tags that are nested too deeply; their text stays. The time that the sanitizer takes grows with the square of
 * the depth: a megabyte of opening tags would stop the process for minutes.
 */
export const limitNesting = (html: string): string => {
  let depth = 0;
  return html.replaceAll(TAG, (tag: string, slash: string, name: string) => {
    if (UNCOUNTED.has(name.toLowerCase())) return depth > MAX_DEPTH ? '' : tag;
    if (slash === '') depth += 1;
    const isTooDeep = depth > MAX_DEPTH;
    if (slash !== '') depth = Math.max(0, depth - 1);
    return isTooDeep ? '' : tag;
  });
};
