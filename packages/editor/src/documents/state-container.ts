import { emptyState, type StoreState } from './store-state.ts';

/** Holds the store's state and notifies subscribers. */
export interface StateContainer {
  readonly get: () => StoreState;
  readonly set: (next: StoreState) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createStateContainer = (): StateContainer => {
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
