/** Calls at most once in a time, and once more after the last call. */
export const throttle = (act: () => void, milliseconds: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const rest = (): void => {
    timer = undefined;
    if (isAsked) run();
  };
  const run = (): void => {
    isAsked = false;
    act();
    timer = setTimeout(rest, milliseconds);
  };
  return () => {
    if (timer === undefined) run();
    else isAsked = true;
  };
};

/** Calls once nothing has been asked for a time. */
export const debounce = (act: () => void, milliseconds: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };
};

export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
