/** A wait that can be ended early. */
export interface InterruptibleWait {
  readonly begin: (milliseconds: number) => Promise<void>;
  readonly end: () => void;
  /** Resolves when the work ends or starts to wait. */
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
        for (const notify of waiting) notify();
      }),
    end: () => end?.(),
    orBegun: (work) =>
      new Promise((resolve, reject) => {
        if (end) resolve();
        // Removed with the work: most of it ends without a wait.
        waiting.add(resolve);
        work.then(resolve, reject).finally(() => waiting.delete(resolve));
      }),
  };
};
