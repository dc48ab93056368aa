import { useSyncExternalStore } from 'react';

const EVERY_MS = 30_000;

/** A shared clock, so that relative times on an open screen stay correct. */
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
