type Listener = () => void;

const listeners = new Set<Listener>();

/** Notifies the runners of this process, so that a job does not wait for their next poll. */
export const announceEnqueued = (): void => {
  for (const listener of listeners) listener();
};

export const onEnqueued = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
