const open = (kind: 'local' | 'session'): Storage => (kind === 'local' ? localStorage : sessionStorage);

/** What this browser or tab remembers; nothing where storage is closed to the page. */
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
      // It holds until the page is left.
    }
  },
};
