import { useSyncExternalStore } from 'react';
import type { TextSession } from '../text-session.ts';

/**
 * Something that can be read from a text. Draws anew only when that differs: letters come faster than a whole toolbar
 * can be drawn.
 */
export const useTextState = <State>(session: TextSession, read: (session: TextSession) => State): State =>
  useSyncExternalStore(session.subscribe, () => read(session));
