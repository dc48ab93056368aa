import { useSyncExternalStore } from 'react';
import type { TextSession } from '../text-session.ts';

/** Draws anew whenever the text, the selection or the tools change. */
export const useTextSession = (session: TextSession): void => {
  useSyncExternalStore(session.subscribe, session.version);
};
