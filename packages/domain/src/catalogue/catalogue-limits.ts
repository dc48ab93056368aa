export const catalogueLimits = {
  VARIANTS: 250,
  OPTIONS: 6,
  MAX_OPTION_LENGTH: 100,
  MAX_SKU_LENGTH: 60,
  /** Minor units: a line of 9999 such pieces is still a number that can be told exactly. */
  MAX_PRICE: 100_000_000_000,
  MAX_STOCK: 1_000_000_000,
  PICTURES: 250,
  VIDEOS: 10,
  /** Variants in one change of the inventory. */
  STOCK_CHANGES: 1000,
  /** Variants that one call looks up. */
  STOCK_LOOKUPS: 500,
  MAX_STOCK_NOTE_LENGTH: 500,
  RELATED_PRODUCTS: 12,
  /** Of a unit price, in any unit. */
  MIN_CONTENT: 0.001,
} as const;
