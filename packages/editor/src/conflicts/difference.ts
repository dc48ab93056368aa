import { findDifference } from '../controls/index.ts';

const CONTEXT = 60;
const MAX_LENGTH = 1200;

const cut = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** The differing range of two texts with some context. */
export const difference = (text: string, other: string): string => {
  const range = findDifference(text, other);
  if (!range) return cut(text);
  const from = Math.max(0, range.from - CONTEXT);
  const to = Math.min(text.length, range.to + CONTEXT);
  return `${from > 0 ? '…' : ''}${cut(text.slice(from, to))}${to < text.length ? '…' : ''}`;
};
