export const productListLimits = {
  /** Products of a bulk action that are named by id, or that are left out of all that match. */
  MAX_IDS: 2000,
} as const;
