import { findSplice } from '../controls/index.ts';
import type { Describe } from './describe.ts';
import { isRecord } from './in-words.ts';

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

/** The text of a version: that of a whole file, where two people made one of the same name. */
const textIn = (version: unknown): string | undefined => {
  if (typeof version === 'string') return version;
  if (!isRecord(version) || version['isRemoved'] === true) return undefined;
  return typeof version['text'] === 'string' ? version['text'] : undefined;
};

const isRemoval = (version: unknown): boolean =>
  version === true || (isRecord(version) && version['isRemoved'] === true);

/** A file of the template in words: its path, and the stretch in which two versions differ. */
export const describeTemplate: Describe = {
  place: (_content, { id }) => id,
  version: (value, other) => {
    const text = textIn(value);
    if (text === undefined) return isRemoval(value) ? 'Deleted' : 'Kept';
    return text === '' ? 'Empty' : difference(text, textIn(other) ?? '');
  },
};
