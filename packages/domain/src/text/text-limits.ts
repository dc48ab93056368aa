/**
 * A change carries the text before and after it, and a call takes a megabyte and 64 levels of nesting: what is longer
 * or deeper could be typed but never saved.
 */
export const textLimits = { BYTES: 400_000, BLOCKS: 2000, LIST_DEPTH: 5 } as const;
