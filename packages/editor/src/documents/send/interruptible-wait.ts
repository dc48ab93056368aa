/** A wait that can be ended early. */
export interface InterruptibleWait {
  readonly begin: (milliseconds: number) => Promise<void>;
  readonly end: () => void;
  /** Waits for work to end, or for a pause to begin in it. */
  readonly orBegun: (work: Promise<void>) => Promise<void>;
}

export const createInterruptibleWait = (): InterruptibleWait => {
  let end: (() => void) | undefined;
  const waiting = new Set<() => void>();
  return {
    begin: (milliseconds) =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer);
          end = undefined;
          resolve();
        };
        const timer = setTimeout(finish, milliseconds);
        end = finish;
        for (const tell of waiting) tell();
      }),
    end: () => end?.(),
    orBegun: (work) =>
      new Promise((resolve, reject) => {
        if (end) resolve();
        // Kept no longer than the work takes: most of it ends without any pause.
        waiting.add(resolve);
        work.then(resolve, reject).finally(() => waiting.delete(resolve));
      }),
  };
};
