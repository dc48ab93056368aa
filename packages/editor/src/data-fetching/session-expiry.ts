/**
 * Whether the session expired while the app is open. Calls wait in `whenActive` instead of failing, so that unsaved
 * input survives until the user has signed in again.
 */
export interface SessionExpiry {
  readonly isExpired: () => boolean;
  readonly expire: () => void;
  readonly renew: () => void;
  readonly whenActive: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createSessionExpiry = (): SessionExpiry => {
  let expired = false;
  const listeners = new Set<() => void>();
  const change = (next: boolean): void => {
    if (expired === next) return;
    expired = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const whenActive = async (): Promise<void> => {
    if (!expired) return;
    await new Promise<void>((resolve) => {
      const unsubscribe = subscribe(() => {
        unsubscribe();
        resolve();
      });
    });
  };
  return {
    isExpired: () => expired,
    expire: () => change(true),
    renew: () => change(false),
    whenActive,
    subscribe,
  };
};
