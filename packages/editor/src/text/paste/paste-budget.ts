import { textLimits } from '@sitewright/domain/text';

/** No less than what an element, and a run of words, add to the stored text beside the words. */
const ELEMENT_BYTES = 64;
const RUN_BYTES = 36;

export interface PasteBudget {
  /** As much of the words as still fits. */
  readonly takeText: (words: string) => string;
  /** Whether one more element fits. */
  readonly takeElement: (isBlock: boolean) => boolean;
  readonly isSpent: () => boolean;
}

/** As UTF-8 inside JSON, where quotes and backslashes take two. */
const bytesOf = (words: string): number => {
  let bytes = RUN_BYTES + words.length;
  for (let at = 0; at < words.length; at += 1) {
    const code = words.charCodeAt(at);
    if (code > 0x7f) bytes += 2;
    else if (code === 0x22 || code === 0x5c || code < 0x20) bytes += 5;
  }
  return bytes;
};

/** A character may take two places, and half of one is none. */
const cutAt = (words: string, length: number): string =>
  words.slice(0, /[\uD800-\uDBFF]/.test(words.charAt(length - 1)) ? length - 1 : length);

export const createPasteBudget = (bytes: number): PasteBudget => {
  let left = bytes;
  let blocks: number = textLimits.BLOCKS;
  let isSpent = false;
  const spend = (): void => {
    isSpent = true;
    left = 0;
  };
  return {
    takeText: (words) => {
      if (isSpent) return '';
      const needed = bytesOf(words);
      if (needed <= left) {
        left -= needed;
        return words;
      }
      const fits = cutAt(words, Math.max(0, Math.floor((left - RUN_BYTES) / 3)));
      spend();
      return fits;
    },
    takeElement: (isBlock) => {
      left -= ELEMENT_BYTES;
      if (isBlock) blocks -= 1;
      if (left <= 0 || blocks < 0) spend();
      return !isSpent;
    },
    isSpent: () => isSpent,
  };
};
