import type { DescribeConflict } from '../journal/index.ts';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : 'Several values';

/** Styles in words: a token by its name, a value as it is written. */
export const describeStyles: DescribeConflict = {
  place: (_content, { path }) => path.at(-1)?.replace(/^--/, '').replaceAll('-', ' ') ?? 'Styles',
  version: (value) => (value === undefined ? 'As the theme has it' : textOf(value)),
};
