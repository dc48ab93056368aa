export const donationLimits = {
  FUNDS: 50,
  TITLE: 100,
  SLUG: 60,
  DESCRIPTION: 2000,
  IMAGE_ID: 24,
  SUGGESTED: 6,
  NOTE: 200,
  NOTE_LABEL: 60,
  THANKS: 1000,
  /** Of one donation, in minor units. */
  AMOUNT: 99_999_999,
} as const;
