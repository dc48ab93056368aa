/** What is typed in fields and is no command yet. */
export interface Typing {
  /** Lets a field be asked to pass on what it holds; calling the answer ends that. */
  readonly register: (settle: () => void) => () => void;
  /** Tells that something is typed that waits to become a command; or no longer. */
  readonly wait: (isWaiting: boolean) => void;
  /** Makes commands of it all, so that nothing is sent, undone or left without it. */
  readonly settle: () => void;
}

export const createTyping = (onWaiting: (isWaiting: boolean) => void): Typing => {
  const fields = new Set<() => void>();
  return {
    register: (settle) => {
      const field = () => settle();
      fields.add(field);
      return () => void fields.delete(field);
    },
    wait: onWaiting,
    settle: () => {
      for (const settle of fields) settle();
    },
  };
};
