export const returnLimits = {
  NOTE: 2000,
  REPLY: 5000,
  /** Those of one part of the list. */
  PAGE: 50,
  SEARCH: 100,
} as const;
