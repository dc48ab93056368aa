import { textLimits } from '@sitewright/domain/text';

/** Upper bounds of the JSON overhead of an element and of a text run. */
const ELEMENT_BYTES = 64;
const RUN_BYTES = 36;

export interface PasteBudget {
  /** Returns the part of the text that still fits. */
  readonly takeText: (text: string) => string;
  /** Whether another element fits. */
  readonly takeElement: (isBlock: boolean) => boolean;
  readonly isSpent: () => boolean;
}

/** Size as UTF-8 in JSON, where quotes and backslashes are escaped. */
const bytesOf = (text: string): number => {
  let bytes = RUN_BYTES + text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) bytes += 2;
    else if (code === 0x22 || code === 0x5c || code < 0x20) bytes += 5;
  }
  return bytes;
};

/** Does not split surrogate pairs. */
const cutAt = (text: string, length: number): string =>
  text.slice(0, /[\uD800-\uDBFF]/.test(text.charAt(length - 1)) ? length - 1 : length);

export const createPasteBudget = (bytes: number): PasteBudget => {
  let left = bytes;
  let blocks: number = textLimits.BLOCKS;
  let isSpent = false;
  const spend = (): void => {
    isSpent = true;
    left = 0;
  };
  return {
    takeText: (text) => {
      if (isSpent) return '';
      const needed = bytesOf(text);
      if (needed <= left) {
        left -= needed;
        return text;
      }
      const fits = cutAt(text, Math.max(0, Math.floor((left - RUN_BYTES) / 3)));
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
