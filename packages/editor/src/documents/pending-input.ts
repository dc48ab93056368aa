/** Input in fields that is no command yet. */
export interface PendingInput {
  /** Registers a field's callback that turns its input into a command; returns the unregister function. */
  readonly register: (commit: () => void) => () => void;
  /** Reports whether input waits to become a command. */
  readonly setPending: (isPending: boolean) => void;
  /** Turns all pending input into commands before something is sent, undone or left. */
  readonly commit: () => void;
  /** Reports whether a field shows input that cannot be stored. */
  readonly setInvalid: (field: object, isInvalid: boolean) => void;
  readonly hasInvalid: () => boolean;
}

export const createPendingInput = (
  onPending: (isPending: boolean) => void,
  onInvalid: (hasInvalid: boolean) => void = () => undefined,
): PendingInput => {
  const fields = new Set<() => void>();
  const invalid = new Set<object>();
  return {
    register: (commit) => {
      const field = () => commit();
      fields.add(field);
      return () => void fields.delete(field);
    },
    setPending: onPending,
    commit: () => {
      for (const commit of fields) commit();
    },
    setInvalid: (field, isInvalid) => {
      const before = invalid.size > 0;
      if (isInvalid) invalid.add(field);
      else invalid.delete(field);
      if (before !== invalid.size > 0) onInvalid(!before);
    },
    hasInvalid: () => invalid.size > 0,
  };
};
