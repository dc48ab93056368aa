/** Limits of password attempts per 15 minutes. */
export const attemptLimits = {
  WINDOW_SECONDS: 900,
  /** From one network on all accounts; an IPv6 /64 counts as one. */
  NETWORK: 50,
  /** From one network on one account. */
  NETWORK_ON_ACCOUNT: 10,
  /** From all networks on one account; beyond it, a proof of work is required. */
  ACCOUNT: 10,
  /** From a browser that was signed in to the account before, independent of others. */
  KNOWN_DEVICE: 10,
  /** In a session, when the password must be confirmed. */
  SESSION: 10,
} as const;

/**
 * Limits of password reset emails per account and site; the response beyond them is the same. Links live
 * longer than the window, so when no further email is sent, the mailbox has one with a valid link.
 */
export const resetLimits = {
  WINDOW_SECONDS: 3600,
  LINK_HOURS: 2,
  /** Requested from one network; an IPv6 /64 counts as one. */
  NETWORK: 5,
  /** Requested from a browser that was signed in to the account before, independent of others. */
  KNOWN_DEVICE: 5,
  /** Sent to one account, whoever requested them. */
  ACCOUNT: 20,
} as const;

/** How long a confirmed password allows protected changes. */
export const CONFIRMATION_SECONDS = 300;

const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

export const tooManyAttemptsMessage = (seconds: number): string =>
  `Too many wrong passwords. Please try again in ${plural(Math.max(1, Math.ceil(seconds / 60)), 'minute')}, or set a new password.`;
