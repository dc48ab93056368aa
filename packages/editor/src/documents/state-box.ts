import { emptyState, type StoreState } from './store-state.ts';

/** The one place where the store's state stands. */
export interface StateBox {
  readonly get: () => StoreState;
  readonly set: (next: StoreState) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createStateBox = (): StateBox => {
  const listeners = new Set<() => void>();
  let state = emptyState;
  return {
    get: () => state,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
