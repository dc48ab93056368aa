const FIRST_DELAY = 5_000;
const LONGEST_DELAY = 3_600_000;

/**
 * Milliseconds until the next attempt: doubling up to an hour, between half and all of it at random, because
 * jobs that failed together would otherwise come back together and fell the same service again.
 */
export const retryDelay = (attempts: number, random: () => number): number => {
  const full = Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY);
  return Math.round(full * (0.5 + random() / 2));
};
