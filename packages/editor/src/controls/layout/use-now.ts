import { useSyncExternalStore } from 'react';

const EVERY_MS = 30_000;

/** One clock for all that tell a distance in time: a screen left open must not stay at "1 minute ago". */
let now = Date.now();

const subscribe = (listener: () => void) => {
  now = Date.now();
  const timer = setInterval(() => {
    now = Date.now();
    listener();
  }, EVERY_MS);
  return () => clearInterval(timer);
};

export const useNow = (): Date => new Date(useSyncExternalStore(subscribe, () => now));
