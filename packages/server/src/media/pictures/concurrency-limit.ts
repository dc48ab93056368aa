export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets a few through at a time; the others wait in their order. */
export const createConcurrencyLimit = (places: number): ConcurrencyLimit => {
  let free = places;
  const waiting: (() => void)[] = [];

  const enter = async (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};

/**
 * Pictures are worked on in node's pool of four threads, which also reads files, and each takes its whole size in
 * memory. What somebody waits for does not stand behind what may take half a minute.
 */
export const pictureLimit = createConcurrencyLimit(2);
export const backgroundLimit = createConcurrencyLimit(1);
