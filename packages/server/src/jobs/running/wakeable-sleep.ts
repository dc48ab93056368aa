/** A sleep that can be cut short. A ring while nobody sleeps is kept for the next sleeper. */
export interface WakeableSleep {
  wait(milliseconds: number): Promise<void>;
  ring(): void;
}

export const createWakeableSleep = (): WakeableSleep => {
  let isRung = false;
  let wakeSleeper: (() => void) | undefined;

  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        wakeSleeper = undefined;
        isRung = false;
        resolve();
      };
      const timer = setTimeout(finish, milliseconds);
      wakeSleeper = finish;
      if (isRung) finish();
    });

  const ring = (): void => {
    isRung = true;
    wakeSleeper?.();
  };

  return { wait, ring };
};
