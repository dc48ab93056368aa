import type { SaveState } from '../documents/index.ts';

/** Whether the state needs the user's attention. */
export const isProblem = (state: SaveState): boolean => state !== 'saved' && state !== 'saving';

/**
 * The announced save status: only problems, and the recovery from them. Announcing every “Saving” and “Saved” would
 * be noise.
 */
export const announcedStatus = (before: string, state: SaveState, text: string): string => {
  if (isProblem(state)) return text;
  return state === 'saved' && before !== '' ? text : before;
};
