/** How often passwords may be tried, all within the same quarter of an hour. */
export const attemptLimits = {
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

/**
 * Letters for a new password to one account on one site; whoever asks for more is answered the same. A link lives longer
 * than the counts: whenever no further letter is sent, one with a working link is in the mailbox.
 */
export const resetLimits = {
  WINDOW_SECONDS: 3600,
  LINK_HOURS: 2,
  /** Asked for from one network; an IPv6 /64 is one. */
  NETWORK: 5,
  /** Asked for from a browser that was signed in to the account before, whatever others do. */
  KNOWN_DEVICE: 5,
  /** Sent to one account, whoever asked for them. */
  ACCOUNT: 20,
} as const;

/** How long a password that was given anew confirms changes. */
export const CONFIRMATION_SECONDS = 300;

const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

export const tooManyAttemptsMessage = (seconds: number): string =>
  `Too many wrong passwords. Please try again in ${plural(Math.max(1, Math.ceil(seconds / 60)), 'minute')}, or set a new password.`;
