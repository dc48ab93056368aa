import type { ReadText } from './entry.ts';

/** The value kept under a name, from the first place that has one which has not expired. */
export const readEntry = (places: readonly ReadText[], name: string, now: number): unknown => {
  for (const read of places) {
    try {
      const [value, expiresOn = Infinity] = JSON.parse(read(name) ?? '');
      if (now < expiresOn) return value;
    } catch {
      // Nothing there, no access, or a text that is not ours: the next place is asked.
    }
  }
  return undefined;
};
