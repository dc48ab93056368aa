/** Calls at most once per interval, and once more after the last call. */
export const throttle = (callback: () => void, milliseconds: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRequested = false;
  const endInterval = (): void => {
    timer = undefined;
    if (isRequested) run();
  };
  const run = (): void => {
    isRequested = false;
    callback();
    timer = setTimeout(endInterval, milliseconds);
  };
  return () => {
    if (timer === undefined) run();
    else isRequested = true;
  };
};

/** Calls once there was no call for the interval. */
export const debounce = (callback: () => void, milliseconds: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(callback, milliseconds);
  };
};

export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
