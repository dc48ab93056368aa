import type { Describe } from './describe.ts';
import { difference } from './difference.ts';
import { describeValue } from './describe-value.ts';

/** Describes style tokens by name and value. */
export const describeStyles: Describe = {
  location: (_content, { path }) =>
    `Site styles › ${path.at(-1)?.replace(/^--/, '').replaceAll('-', ' ') ?? 'all'}`,
  version: (value, other) =>
    value === undefined
      ? 'Theme default'
      : difference(describeValue(value), other === undefined ? '' : describeValue(other)),
};
