import { browserSources, browserStores, readEntry, writeEntry } from '../session-data/index.ts';

const NAME = 'sw-liked';
/** A cookie, the fallback for blocked storage, has room for no more. */
const MAX = 100;

const readLiked = (): string[] => {
  const stored = readEntry(browserSources, NAME, Date.now());
  return Array.isArray(stored) ? stored : [];
};

export const isLikedHere = (itemId: string): boolean => readLiked().includes(itemId);

export const storeLike = (itemId: string, isLiked: boolean): void => {
  const others = readLiked().filter((each) => each !== itemId);
  writeEntry(browserStores, { name: NAME, value: isLiked ? [itemId, ...others].slice(0, MAX) : others });
};
