import { isSafeAddress } from '@sitewright/domain/blocks';
import { element, escapeAttribute, escapeText, linkAttributes } from '../markup/html.ts';

/** Inline patterns, tried in this order at each position. All are bounded, so that matching stays linear. */
const PATTERNS = [
  { at: /\\([!-/:-@[-`{-~])/y, print: ([, sign = '']: RegExpExecArray) => escapeText(sign) },
  {
    at: /(`{1,3})([^`]{1,2000})\1(?!`)/y,
    print: ([, , code = '']: RegExpExecArray) => element('code', {}, escapeText(code.trim())),
  },
  {
    at: /!\[([^[\]]{0,500})\]\(\s*([^\s()]{1,2000})(?:\s+"([^"]{0,500})")?\s*\)/y,
    print: ([, alt = '', src = '']: RegExpExecArray) =>
      isSafeAddress(src)
        ? `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}" loading="lazy">`
        : escapeText(alt),
  },
  {
    at: /\[([^[\]]{1,1000})\]\(\s*([^\s()]{1,2000})(?:\s+"[^"]{0,500}")?\s*\)/y,
    print: ([, text = '', url = '']: RegExpExecArray) =>
      element('a', linkAttributes({ url }), renderInline(text)),
  },
  {
    at: /<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/y,
    print: ([, url = '']: RegExpExecArray) =>
      element('a', linkAttributes({ url }), escapeText(url.replace('mailto:', ''))),
  },
  {
    at: /(\*\*|__)(?=\S)((?:(?!\1)[^\n]){1,2000})\1/y,
    print: ([, , text = '']: RegExpExecArray) => element('strong', {}, renderInline(text)),
  },
  {
    at: /~~(?=\S)([^~\n]{1,2000})~~/y,
    print: ([, text = '']: RegExpExecArray) => element('s', {}, renderInline(text)),
  },
  {
    at: /\*(?=\S)([^*\n]{1,2000})\*/y,
    print: ([, text = '']: RegExpExecArray) => element('em', {}, renderInline(text)),
  },
  {
    at: /\b_(?=\S)([^_\n]{1,2000})_\b/y,
    print: ([, text = '']: RegExpExecArray) => element('em', {}, renderInline(text)),
  },
  { at: /(?: {2,}|\\)\n/y, print: () => '<br>\n' },
] as const;

const SPECIAL = /[\\`![<*_~ ]/;

const matchAt = (text: string, position: number): { html: string; end: number } | undefined => {
  for (const { at, print } of PATTERNS) {
    at.lastIndex = position;
    const found = at.exec(text);
    if (found) return { end: position + found[0].length, html: print(found) };
  }
  return undefined;
};

/** Skips runs of spaces: matching from each of them would take quadratic time. */
const afterBlanks = (text: string, position: number): number => {
  let end = position + 1;
  while (text.charAt(position) === ' ' && text.charAt(end) === ' ') end++;
  return end;
};

/** Inline text with emphasis, links, images and code. HTML is escaped. */
export const renderInline = (text: string): string => {
  let html = '';
  let plain = 0;
  for (let position = 0; position < text.length;) {
    const found = SPECIAL.test(text.charAt(position)) ? matchAt(text, position) : undefined;
    if (found) html += escapeText(text.slice(plain, position)) + found.html;
    position = found?.end ?? afterBlanks(text, position);
    if (found) plain = position;
  }
  return html + escapeText(text.slice(plain));
};
