/** Where a start tag ends: after the first `>` outside quotes, or at the end of the text. */
export const endOfStartTag = (html: string, from: number): number => {
  let at = from;
  for (;;) {
    const close = html.indexOf('>', at);
    if (close < 0) return html.length;
    const quote = /["']/g;
    quote.lastIndex = at;
    const open = quote.exec(html);
    if (!open || open.index > close) return close + 1;
    const end = html.indexOf(open[0], open.index + 1);
    // A quote that never ends is a slip: then the next `>` is the end, or the rest of the page would be lost.
    if (end < 0) return close + 1;
    at = end + 1;
  }
};

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Attributes of a start tag by lower-case name, values as written. The first of a name counts, as in browsers. */
export const readTagAttributes = (tag: string): Map<string, string> => {
  const attributes = new Map<string, string>();
  const inner = tag.replace(/^<[^\s/>]+/, '');
  for (const [, name = '', double, single, bare] of inner.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
  }
  return attributes;
};
