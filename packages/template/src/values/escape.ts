const AMPERSAND = 38;
const LESS = 60;
const GREATER = 62;
const QUOTE = 34;

/** `&`, `<` and `>`: for text between tags. */
export const escapeText = (text: string): string => {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === AMPERSAND || code === LESS || code === GREATER) return escapeFrom(text, i, false);
  }
  return text;
};

/** `&`, `<`, `>` and `"`: for attribute values. An apostrophe stays, so attributes must be quoted with `"`. */
export const escapeAttribute = (text: string): string => {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === AMPERSAND || code === LESS || code === GREATER || code === QUOTE) return escapeFrom(text, i, true);
  }
  return text;
};

const escapeFrom = (text: string, first: number, quotes: boolean): string => {
  let out = '';
  let start = 0;
  for (let i = first; i < text.length; i++) {
    const entity = entityOf(text.charCodeAt(i), quotes);
    if (entity === '') continue;
    out += text.slice(start, i) + entity;
    start = i + 1;
  }
  return out + text.slice(start);
};

const entityOf = (code: number, quotes: boolean): string => {
  switch (code) {
    case AMPERSAND:
      return '&amp;';
    case LESS:
      return '&lt;';
    case GREATER:
      return '&gt;';
    case QUOTE:
      return quotes ? '&quot;' : '';
    default:
      return '';
  }
};
