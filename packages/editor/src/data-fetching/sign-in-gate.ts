/**
 * Closed while a session that was open has ended. Calls made meanwhile wait here instead of failing, so that
 * nothing typed is lost; they go on when the person has signed in again.
 */
export interface SignInGate {
  readonly isClosed: () => boolean;
  readonly close: () => void;
  readonly open: () => void;
  readonly whenOpen: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createSignInGate = (): SignInGate => {
  let closed = false;
  const listeners = new Set<() => void>();
  const change = (next: boolean): void => {
    if (closed === next) return;
    closed = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const whenOpen = async (): Promise<void> => {
    if (!closed) return;
    await new Promise<void>((resolve) => {
      const stop = subscribe(() => {
        stop();
        resolve();
      });
    });
  };
  return {
    isClosed: () => closed,
    close: () => change(true),
    open: () => change(false),
    whenOpen,
    subscribe,
  };
};
