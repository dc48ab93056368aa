import { useSyncExternalStore } from 'react';

const narrow = '(width < 640px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the list shows cards instead of a table. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
