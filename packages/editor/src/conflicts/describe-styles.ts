import type { Describe } from './describe.ts';
import { difference } from './difference.ts';
import { inWords } from './in-words.ts';

/** Styles in words: a token by its name, a value as it is written. */
export const describeStyles: Describe = {
  place: (_content, { path }) =>
    `Site styles › ${path.at(-1)?.replace(/^--/, '').replaceAll('-', ' ') ?? 'all'}`,
  version: (value, other) =>
    value === undefined
      ? 'As the theme has it'
      : difference(inWords(value), other === undefined ? '' : inWords(other)),
};
