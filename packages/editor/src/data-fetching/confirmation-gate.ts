/**
 * Asks for the password anew before a change that an open session alone may not make. Calls that were refused for it
 * wait here; what the person then gave goes along with them for as long as the server takes it.
 */
export interface ConfirmationGate {
  readonly isAsking: () => boolean;
  /** True when the password was given, false when the person would rather not. */
  readonly ask: () => Promise<boolean>;
  /** Ends the asking, with what the server gave for the password or without. */
  readonly settle: (confirmation?: string) => void;
  readonly read: () => string | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createConfirmationGate = (): ConfirmationGate => {
  let kept: string | undefined;
  let waiting: ((isGiven: boolean) => void)[] = [];
  const listeners = new Set<() => void>();
  const announce = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    isAsking: () => waiting.length > 0,
    ask: () =>
      new Promise((resolve) => {
        waiting = [...waiting, resolve];
        announce();
      }),
    settle: (confirmation) => {
      kept = confirmation;
      const answered = waiting;
      waiting = [];
      announce();
      for (const answer of answered) answer(confirmation !== undefined);
    },
    read: () => kept,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
