const open = (kind: 'local' | 'session'): Storage => (kind === 'local' ? localStorage : sessionStorage);

/** `localStorage` and `sessionStorage`, without errors when storage is blocked. */
export const browserStorage = {
  read: (kind: 'local' | 'session', key: string): string | null => {
    try {
      return open(kind).getItem(key);
    } catch {
      return null;
    }
  },
  keep: (kind: 'local' | 'session', key: string, value: string): void => {
    try {
      open(kind).setItem(key, value);
    } catch {
      // The value is lost with the page.
    }
  },
};
