import { orderLimits } from './order-limits.ts';

/** Tags are compared without capitals; the first spelling stays. Blank ones are left out. */
export const tidyTags = (tags: readonly string[]): string[] => {
  const known = new Map<string, string>();
  for (const tag of tags) {
    const text = tag.replaceAll(/\s+/g, ' ').trim().slice(0, orderLimits.TAG);
    const key = text.toLowerCase();
    if (text !== '' && !known.has(key)) known.set(key, text);
  }
  return [...known.values()].slice(0, orderLimits.TAGS);
};
