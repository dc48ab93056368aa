import { useSyncExternalStore } from 'react';
import type { TextSession } from '../text-session.ts';

/**
 * Selects a value from the text session. Renders only when it changes, because typing is faster than rendering the
 * toolbar.
 */
export const useTextState = <State>(session: TextSession, read: (session: TextSession) => State): State =>
  useSyncExternalStore(session.subscribe, () => read(session));
