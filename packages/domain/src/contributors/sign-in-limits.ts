/** How often passwords may be tried, all within the same quarter of an hour. */
export const tryLimits = {
  WINDOW_SECONDS: 900,
  /** From one network on all accounts; an IPv6 /64 is one. */
  NETWORK: 50,
  /** From one network on one account. */
  NETWORK_ON_ACCOUNT: 10,
  /** From everywhere on one account; further ones are taken with a proof of work. */
  ACCOUNT: 10,
  /** From a browser that was signed in to the account before, whatever others do. */
  KNOWN_DEVICE: 10,
  /** Within a session, where the password is asked for anew. */
  SESSION: 10,
} as const;

/** Letters for a new password to one address; whoever wants more is answered the same. */
export const resetLimits = { LETTERS: 5, WINDOW_SECONDS: 3600 } as const;

/** How long a password that was given anew confirms changes. */
export const CONFIRMATION_SECONDS = 300;

const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

export const tooManyAttemptsMessage = (seconds: number): string =>
  `Too many wrong passwords. Please try again in ${plural(Math.max(1, Math.ceil(seconds / 60)), 'minute')}, or set a new password.`;
