import { useSyncExternalStore } from 'react';

const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Read by theme.js too, before the first paint. */
const STORAGE_KEY = 'sitewright-theme';

const isTheme = (text: string | undefined): text is Theme => themes.some((theme) => theme === text);

const listeners = new Set<() => void>();

const readTheme = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'system';
};

const keep = (theme: Theme): void => {
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage can be blocked; then the choice lasts until the next reload.
  }
};

export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  keep(theme);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme);
