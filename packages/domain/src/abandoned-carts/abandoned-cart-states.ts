/** What has become of a cart whose shopper entered an email address and bought nothing. */
export const abandonedCartStates = [
  'waiting',
  'emailed',
  'recovered',
  'unsubscribed',
  'emptied',
  'skipped',
] as const;

export type AbandonedCartState = (typeof abandonedCartStates)[number];

/** Why no email was sent. */
export const skipReasons = ['switched-off', 'no-consent', 'emailed-lately', 'gone'] as const;

export type SkipReason = (typeof skipReasons)[number];

export const abandonedCartPeriods = ['30-days', 'all'] as const;

export type AbandonedCartPeriod = (typeof abandonedCartPeriods)[number];

export const abandonedCartLimits = {
  /** After the address was entered. */
  DELAY_HOURS: 24,
  /** A cart with a payment under way is looked at again after this. */
  PAYING_HOURS: 1,
  /** Whoever fills several carts gets one email in this time. */
  QUIET_HOURS: 24,
  /** As long as carts are stored. */
  RETENTION_DAYS: 90,
} as const;
