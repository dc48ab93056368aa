export const giftCardLimits = {
  AMOUNT: 1_000_000_000,
  NAME: 200,
  EMAIL: 254,
  NOTE: 500,
  /** What the buyer writes to the recipient. */
  MESSAGE: 80,
  /** Names that the buyer enters. */
  SHOPPER_NAME: 100,
  /** Cards of one checkout. */
  APPLIED: 10,
} as const;
