/** A wait that can be ended early, and waited for to begin. */
export interface Pause {
  readonly begin: (milliseconds: number) => Promise<void>;
  readonly end: () => void;
  readonly whenBegun: () => Promise<void>;
}

export const createPause = (): Pause => {
  let end: (() => void) | undefined;
  let begun: (() => void)[] = [];
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
        for (const tell of begun) tell();
        begun = [];
      }),
    end: () => end?.(),
    whenBegun: () => (end ? Promise.resolve() : new Promise((resolve) => void begun.push(resolve))),
  };
};
