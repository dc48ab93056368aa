const EQUALS = 61;
const GREATER = 62;
const QUOTE = 34;
const APOSTROPHE = 39;

/** Blank, tab and line ends: all that HTML counts as a gap. */
const isGap = (sign: number): boolean =>
  sign === 32 || sign === 10 || sign === 9 || sign === 13 || sign === 12;

/** A quote counts only where a value begins: `alt=it's` ends like any other word. */
const endOfValue = (html: string, from: number): number => {
  let at = from;
  while (isGap(html.charCodeAt(at))) at++;
  const first = html.charCodeAt(at);
  if (first === QUOTE || first === APOSTROPHE) {
    const end = html.indexOf(first === QUOTE ? '"' : "'", at + 1);
    // A quote that never ends is a slip: going on to the end would lose the rest of the page.
    if (end >= 0) return end + 1;
  }
  while (at < html.length && html.charCodeAt(at) !== GREATER && !isGap(html.charCodeAt(at))) at++;
  return at;
};

/** Where a tag ends: after the first `>` outside quotes, or at the end of the text. */
export const endOfTag = (html: string, from: number): number => {
  for (let at = from; at < html.length;) {
    const sign = html.charCodeAt(at);
    if (sign === GREATER) return at + 1;
    at = sign === EQUALS ? endOfValue(html, at + 1) : at + 1;
  }
  return html.length;
};

const SLASH = 47;

const isNameSign = (sign: number): boolean => sign !== SLASH && sign !== GREATER && !isGap(sign);

const endOfName = (tag: string, from: number): number => {
  let at = from + 1;
  while (at < tag.length && tag.charCodeAt(at) !== EQUALS && isNameSign(tag.charCodeAt(at))) at++;
  return at;
};

const afterGaps = (tag: string, from: number): number => {
  let at = from;
  while (isGap(tag.charCodeAt(at))) at++;
  return at;
};

/** What stands between the quotes, or the bare word. */
const textOfValue = (value: string): string => {
  const first = value.charCodeAt(0);
  const isQuoted = (first === QUOTE || first === APOSTROPHE) && value.charCodeAt(value.length - 1) === first;
  return isQuoted && value.length > 1 ? value.slice(1, -1) : value;
};

/**
 * Attributes of a start tag by lower-case name, values as written. The first of a name counts, as in browsers. Letter by
 * letter: a page may have hundreds of pictures, and a pattern takes three times as long.
 */
export const readTagAttributes = (tag: string): Map<string, string> => {
  const attributes = new Map<string, string>();
  for (let at = endOfName(tag, 0); at < tag.length;) {
    if (!isNameSign(tag.charCodeAt(at))) {
      at++;
      continue;
    }
    const end = endOfName(tag, at);
    const key = tag.slice(at, end).toLowerCase();
    const next = afterGaps(tag, end);
    const hasValue = tag.charCodeAt(next) === EQUALS;
    const start = hasValue ? afterGaps(tag, next + 1) : end;
    at = hasValue ? endOfValue(tag, start) : end;
    if (!attributes.has(key)) attributes.set(key, hasValue ? textOfValue(tag.slice(start, at)) : '');
  }
  return attributes;
};

/** Where a comment ends that begins at `from` with `<!--`. */
export const endOfComment = (html: string, from: number): number => {
  const short = /^<!---?>/.exec(html.slice(from, from + 6));
  if (short) return from + short[0].length;
  const end = /--!?>/g;
  end.lastIndex = from + 4;
  const found = end.exec(html);
  return found ? found.index + found[0].length : html.length;
};

/** Where text without markup ends that stands in an element such as `style`. */
export const endOfRawText = (html: string, from: number, name: string): number => {
  const closing = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
};

const SCRIPT_SIGNS = /<!--|-->|<\/?script(?=[\t\n\f\r />])/gi;

/**
 * Where the text of a script ends. After `<!--` a browser takes a `<script` for the begin of a script inside: the
 * next `</script` then ends that one alone. Reading it otherwise would give the page a hash of another text.
 */
export const endOfScript = (html: string, from: number): number => {
  let depth: 'open' | 'comment' | 'script-in-comment' = 'open';
  SCRIPT_SIGNS.lastIndex = from;
  for (let sign = SCRIPT_SIGNS.exec(html); sign; sign = SCRIPT_SIGNS.exec(html)) {
    if (sign[0] === '<!--') {
      if (depth === 'open') depth = 'comment';
      // The dashes that open may also be those that close.
      SCRIPT_SIGNS.lastIndex = sign.index + 2;
    } else if (sign[0] === '-->') depth = 'open';
    else if (sign[0].startsWith('</')) {
      if (depth !== 'script-in-comment') return sign.index;
      depth = 'comment';
    } else if (depth === 'comment') depth = 'script-in-comment';
  }
  return html.length;
};
