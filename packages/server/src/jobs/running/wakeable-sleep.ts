/** A sleep that can be ended early. A wake-up while nothing sleeps ends the next sleep. */
export interface WakeableSleep {
  wait(milliseconds: number): Promise<void>;
  wake(): void;
}

export const createWakeableSleep = (): WakeableSleep => {
  let isWoken = false;
  let wakeSleeper: (() => void) | undefined;

  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        wakeSleeper = undefined;
        isWoken = false;
        resolve();
      };
      const timer = setTimeout(finish, milliseconds);
      wakeSleeper = finish;
      if (isWoken) finish();
    });

  const wake = (): void => {
    isWoken = true;
    wakeSleeper?.();
  };

  return { wait, wake };
};
