const FIRST_DELAY = 5_000;
const MAX_DELAY = 3_600_000;

/**
 * Milliseconds until the next attempt: doubles up to an hour, with jitter between half and all of it, because jobs that
 * failed together would otherwise retry together.
 */
export const retryDelay = (attempts: number, random: () => number): number => {
  const full = Math.min(FIRST_DELAY * 2 ** (attempts - 1), MAX_DELAY);
  return Math.round(full * (0.5 + random() / 2));
};
