import { escapeDense, isDense } from './escape-dense.ts';

const AMPERSAND = 38;
const LESS = 60;
const GREATER = 62;
// Safe to share although global: `lastIndex` is 0 again after a search without a match.
const TEXT_SPECIALS = /[&<>]/g;
const ATTRIBUTE_SPECIALS = /[&<>"]/g;

/** Escapes `&`, `<` and `>`, for text between tags. */
export const escapeText = (text: string): string => escapeWith(text, TEXT_SPECIALS);

/**
 * Escapes `&`, `<`, `>` and `"`, for attribute values. Apostrophes stay, so attributes must be quoted with
 * `"`.
 */
export const escapeAttribute = (text: string): string =>
  (isDense(text) ? escapeDense(text) : null) ?? escapeWith(text, ATTRIBUTE_SPECIALS);

// A regular expression finds the next special character several times faster than a loop.
const escapeWith = (text: string, specials: RegExp): string => {
  if (!specials.test(text)) return text;
  let out = '';
  let start = 0;
  do {
    const at = specials.lastIndex - 1;
    out += text.slice(start, at) + entityOf(text.charCodeAt(at));
    start = at + 1;
  } while (specials.test(text));
  return start === text.length ? out : out + text.slice(start);
};

const entityOf = (code: number): string => {
  switch (code) {
    case AMPERSAND:
      return '&amp;';
    case LESS:
      return '&lt;';
    case GREATER:
      return '&gt;';
    default:
      return '&quot;';
  }
};
