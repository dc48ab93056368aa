export const catalogueLimits = {
  VARIANTS: 250,
  OPTIONS: 6,
  OPTION_LONGEST: 100,
  SKU_LONGEST: 60,
  /** Minor units: a line of 9999 such pieces is still a number that can be told exactly. */
  PRICE_HIGHEST: 100_000_000_000,
  STOCK_MOST: 1_000_000_000,
  PICTURES: 250,
} as const;
