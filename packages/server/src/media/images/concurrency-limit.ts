export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs at most so many tasks at a time; the others wait in order. */
export const createConcurrencyLimit = (max: number): ConcurrencyLimit => {
  let free = max;
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
 * Images are processed in the thread pool of libuv, which also reads files, and each takes its uncompressed size in
 * memory. Requests have a limit of their own, so that they do not wait behind background work of half a minute.
 */
export const imageLimit = createConcurrencyLimit(2);
export const backgroundLimit = createConcurrencyLimit(1);
