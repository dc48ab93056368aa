const EQUALS = 61;
const GREATER = 62;
const QUOTE = 34;
const APOSTROPHE = 39;

/** ASCII whitespace of the HTML standard. */
const isGap = (sign: number): boolean =>
  sign === 32 || sign === 10 || sign === 9 || sign === 13 || sign === 12;

/** A quote counts only at the start of a value: `alt=it's` is an unquoted value. */
const endOfValue = (html: string, from: number): number => {
  let at = from;
  while (isGap(html.charCodeAt(at))) at++;
  const first = html.charCodeAt(at);
  if (first === QUOTE || first === APOSTROPHE) {
    const end = html.indexOf(first === QUOTE ? '"' : "'", at + 1);
    // An unclosed quote is ignored: reading on would swallow the rest of the page.
    if (end >= 0) return end + 1;
  }
  while (at < html.length && html.charCodeAt(at) !== GREATER && !isGap(html.charCodeAt(at))) at++;
  return at;
};

/** The end of a tag: after the first `>` outside quotes, or the end of the text. */
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

/** The value without its quotes. */
const textOfValue = (value: string): string => {
  const first = value.charCodeAt(0);
  const isQuoted = (first === QUOTE || first === APOSTROPHE) && value.charCodeAt(value.length - 1) === first;
  return isQuoted && value.length > 1 ? value.slice(1, -1) : value;
};

/**
 * Attributes of a start tag by lower-case name, values as written. As in browsers, the first of a name
 * counts. Scanned by character: pages may have hundreds of images, and a regular expression takes three times
 * as long.
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

/** The end of a comment that starts with `<!--` at `from`. */
export const endOfComment = (html: string, from: number): number => {
  const short = /^<!---?>/.exec(html.slice(from, from + 6));
  if (short) return from + short[0].length;
  const end = /--!?>/g;
  end.lastIndex = from + 4;
  const found = end.exec(html);
  return found ? found.index + found[0].length : html.length;
};

/** The end of the raw text in an element such as `style`. */
export const endOfRawText = (html: string, from: number, name: string): number => {
  const closing = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
};

const SCRIPT_SIGNS = /<!--|-->|<\/?script(?=[\t\n\f\r />])/gi;

/**
 * The end of a script's text. After `<!--`, browsers read `<script` as a nested script that the next
 * `</script` closes (script data double escaped state). Otherwise the hash would be of another text than the
 * one that runs.
 */
export const endOfScript = (html: string, from: number): number => {
  let depth: 'open' | 'comment' | 'script-in-comment' = 'open';
  SCRIPT_SIGNS.lastIndex = from;
  for (let sign = SCRIPT_SIGNS.exec(html); sign; sign = SCRIPT_SIGNS.exec(html)) {
    if (sign[0] === '<!--') {
      if (depth === 'open') depth = 'comment';
      // `<!-->` opens and closes: its dashes count for both.
      SCRIPT_SIGNS.lastIndex = sign.index + 2;
    } else if (sign[0] === '-->') depth = 'open';
    else if (sign[0].startsWith('</')) {
      if (depth !== 'script-in-comment') return sign.index;
      depth = 'comment';
    } else if (depth === 'comment') depth = 'script-in-comment';
  }
  return html.length;
};
