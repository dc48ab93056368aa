import { findSplice } from '../controls/index.ts';

const AROUND = 60;
const LONGEST = 1200;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** The differing range of two texts with some context. */
export const difference = (text: string, other: string): string => {
  const splice = findSplice(text, other);
  if (!splice) return cut(text);
  const from = Math.max(0, splice.from - AROUND);
  const to = Math.min(text.length, splice.to + AROUND);
  return `${from > 0 ? '…' : ''}${cut(text.slice(from, to))}${to < text.length ? '…' : ''}`;
};
