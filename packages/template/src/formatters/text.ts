import { parseReference } from '../parse/reference.ts';
import { formatter, scopedFormatter } from '../run/plugin.ts';
import type { FormatterTable } from '../run/plugin.ts';
import { asNumber, asString, coerceToString } from '../values/convert.ts';
import { cutText } from '../values/cut.ts';
import { smartypants } from './smartypants.ts';

const DEFAULT_LENGTH = 100;
const DEFAULT_ELLIPSIS = '...';

/** Cuts after the last whitespace within the first `length` characters, or at `length` if there is none. */
const truncate = formatter(([size = `${DEFAULT_LENGTH}`, ellipsis = DEFAULT_ELLIPSIS]) => {
  const length = Number.parseInt(size, 10);
  if (!(length > 0)) return (value) => value;
  return (value) => {
    const text = asString(value);
    if (text.length <= length) return text;
    let end = length;
    while (end > 0 && !isSpace(text.charCodeAt(end - 1))) end--;
    return cutText(text, end || length) + ellipsis;
  };
});

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

/** Lower case, whitespace to dashes, everything but ASCII letters, digits and dashes removed. */
export const slugify = (text: string): string =>
  text
    .replace(/[^A-Za-z0-9\s-]/g, '')
    .replace(/\s+/g, '-')
    .toLowerCase();

/** `{0}` is the first argument; placeholders without a number are removed, an unclosed one with the rest. */
const format = scopedFormatter((args) => {
  const references = args.map(parseReference);
  return (pattern, context) =>
    asString(pattern).replace(/\{([^}]*)(?:\}|$)/g, (tag, index: string) => {
      const reference = tag.endsWith('}') && /^\d*$/.test(index) ? references[Number(index)] : null;
      return reference ? coerceToString(context.resolveOutside(reference)) : '';
    });
});

const pluralize = formatter((args) => {
  const [singular, plural] = args.length < 2 ? ['', args[0] ?? 's'] : args;
  return (value) => (asNumber(value) === 1 ? singular : plural);
});

const output = formatter((args) => {
  const text = args.join(' ');
  return () => text;
});

export const textFormatters = {
  format,
  output,
  pluralize,
  slugify: formatter(() => (value) => slugify(asString(value))),
  smartypants,
  str: formatter(() => asString),
  truncate,
} satisfies FormatterTable;
