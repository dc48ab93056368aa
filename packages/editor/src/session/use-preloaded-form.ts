import { useEffect } from 'react';

const PRELOAD_DELAY_MS = 5000;

/** A server that was updated since no longer has the chunk of a form: load it early, but after the screen. */
export const usePreloadedForm = (load: () => Promise<unknown>): void => {
  useEffect(() => {
    const timer = setTimeout(() => void load(), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [load]);
};
