export const giftCardLimits = {
  AMOUNT: 1_000_000_000,
  NAME: 200,
  EMAIL: 254,
  NOTE: 500,
  /** Cards of one checkout. */
  APPLIED: 10,
} as const;
