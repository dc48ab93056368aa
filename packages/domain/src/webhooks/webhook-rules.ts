const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses before the second and all further attempts. With the last one they span about three days. */
const PAUSES = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** Milliseconds until the next attempt; undefined after the last one. */
export const pauseAfter = (attempts: number): number | undefined => PAUSES[attempts - 1];

const OK = 200;
const REDIRECT = 300;

export const isDelivered = (status: number): boolean => status >= OK && status < REDIRECT;

/** The receiver says that it will never want the events again. */
export const isGone = (status: number): boolean => status === 410;

const DAY = 24 * HOUR;

export const hasFailedTooLong = (failingSince: Date, now: Date, days: number): boolean =>
  now.getTime() - failingSince.getTime() >= days * DAY;
