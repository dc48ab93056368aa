import { formatter } from '../run/plugin.ts';
import type { FormatterTable } from '../run/plugin.ts';
import { asString, isTruthy } from '../values/convert.ts';
import { escapeAttribute, escapeText } from '../values/escape.ts';

const attribute = formatter(() => (value) => escapeAttribute(asString(value)));

/** Differences between `encodeURIComponent` and the language's URL encoding. */
const URL_DIFFERENCES: ReadonlyMap<string, string> = new Map([
  ['%40', '@'],
  ['%2B', '+'],
  ['%2F', '/'],
  ['!', '%21'],
  ['~', '%7E'],
  ["'", '%27'],
  ['(', '%28'],
  [')', '%29'],
]);

const encodeForUrl = (text: string): string =>
  encodeURIComponent(text).replace(/%40|%2B|%2F|[!~'()]/g, (found) => URL_DIFFERENCES.get(found) ?? found);

/**
 * Removes everything from `<` to `>`. Not by a regular expression, which would take quadratic time on a run
 * of `<`.
 */
export const removeTags = (text: string): string => {
  let out = '';
  let position = 0;
  for (;;) {
    const open = text.indexOf('<', position);
    const close = open < 0 ? -1 : text.indexOf('>', open);
    if (close < 0) return out + text.slice(position);
    out += text.slice(position, open);
    position = close + 1;
  }
};

export const escapingFormatters = {
  html: formatter(() => (value) => escapeText(asString(value))),
  htmltag: attribute,
  htmlattr: attribute,
  'encode-space': formatter(() => (value) => asString(value).replace(/\s/g, '&nbsp;')),
  'encode-uri': formatter(() => (value) => encodeURI(asString(value))),
  'encode-uri-component': formatter(() => (value) => encodeURIComponent(asString(value))),
  'url-encode': formatter(() => (value) => encodeForUrl(asString(value))),
  'line-breaks': formatter(() => (value) => asString(value).replaceAll('\n', '<br/>')),
  safe: formatter(() => (value) => (isTruthy(value) ? removeTags(asString(value)) : value)),
} satisfies FormatterTable;
