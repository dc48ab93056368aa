import { formatter } from '../run/plugin.ts';
import { asString } from '../values/convert.ts';

const OPEN_SINGLE = '\u2018';
const CLOSE_SINGLE = '\u2019';
const OPEN_DOUBLE = '\u201c';
const CLOSE_DOUBLE = '\u201d';
const LONG_DASH = '\u2014';

// An apostrophe after whitespace is an opening quote: other engines miss that because of a missing backslash.
const SINGLE_AFTER = /(^|[-\u2014\s(["])'/gm;
const DOUBLE_AFTER = /(^|[-\u2014/[(\u2018\s])"/gm;

/** Converts straight quotes and double hyphens to typographic ones. */
export const smartypants = formatter(
  () => (value) =>
    asString(value)
      .replace(SINGLE_AFTER, `$1${OPEN_SINGLE}`)
      .replaceAll("'", CLOSE_SINGLE)
      .replace(DOUBLE_AFTER, `$1${OPEN_DOUBLE}`)
      .replaceAll('"', CLOSE_DOUBLE)
      .replaceAll('--', LONG_DASH),
);
