/**
 * A change contains the text before and after, and a call accepts one megabyte and 64 levels: larger texts
 * could not be saved.
 */
export const textLimits = { BYTES: 400_000, BLOCKS: 2000, LIST_DEPTH: 5 } as const;
