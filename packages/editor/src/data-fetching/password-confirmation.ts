/**
 * Asks for the password again before a change that needs more than a session. Refused calls wait for the result; the
 * token that the server issues for the password is sent with them while it is valid.
 */
export interface PasswordConfirmation {
  readonly isPending: () => boolean;
  /** What the password is needed for, as the first waiting call says it; empty while nothing waits. */
  readonly purpose: () => string;
  /** True once the password was confirmed, false when the user cancelled. */
  readonly request: (purpose: string) => Promise<boolean>;
  /** Ends the request with the server's token; without one it counts as cancelled. */
  readonly settle: (token?: string) => void;
  readonly token: () => string | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createPasswordConfirmation = (): PasswordConfirmation => {
  let current: string | undefined;
  let pending: { purpose: string; resolve: (isConfirmed: boolean) => void }[] = [];
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    isPending: () => pending.length > 0,
    purpose: () => pending[0]?.purpose ?? '',
    request: (purpose) =>
      new Promise((resolve) => {
        pending = [...pending, { purpose, resolve }];
        notify();
      }),
    settle: (token) => {
      current = token;
      const settled = pending;
      pending = [];
      notify();
      for (const { resolve } of settled) resolve(token !== undefined);
    },
    token: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
