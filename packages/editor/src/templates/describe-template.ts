import { findSplice } from '../controls/index.ts';
import type { DescribeConflict } from '../journal/index.ts';

const AROUND = 60;
const LONGEST = 2000;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Of two long texts only where they differ, with a little around it. */
const difference = (text: string, other: string): string => {
  const splice = findSplice(text, other);
  if (!splice) return cut(text);
  const from = Math.max(0, splice.from - AROUND);
  const to = Math.min(text.length, splice.to + AROUND);
  return cut(`${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`);
};

/** A file of the template in words: its path, and the stretch in which two versions differ. */
export const describeTemplate: DescribeConflict = {
  place: (_content, { id }) => id,
  version: (value, other) => {
    if (typeof value !== 'string') return value === true ? 'Deleted' : 'Kept';
    return difference(value, typeof other === 'string' ? other : '');
  },
};
