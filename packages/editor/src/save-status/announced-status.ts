import type { SaveState } from '../documents/index.ts';

/** Everything is as it should be, or will be in a moment. */
export const isUrgent = (state: SaveState): boolean => state !== 'saved' && state !== 'saving';

/**
 * What is read out of whether the work is saved: that it cannot be, and once it is again. Said each time, “Saving” and
 * “Saved” would be in the way of everything else.
 */
export const announcedStatus = (before: string, state: SaveState, text: string): string => {
  if (isUrgent(state)) return text;
  return state === 'saved' && before !== '' ? text : before;
};
