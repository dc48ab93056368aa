type Listener = () => void;

const listeners = new Set<Listener>();

/** Tells the runners of this process that work is coming, so that it need not wait for their next poll. */
export const announceEnqueued = (): void => {
  for (const listener of listeners) listener();
};

export const onEnqueued = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
