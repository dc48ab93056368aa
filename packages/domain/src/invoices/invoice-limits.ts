export const invoiceLimits = {
  /** Orders whose invoices are printed together. */
  PRINTED: 200,
  MAX_NUMBER: 2_000_000_000,
} as const;
