export const invoiceLimits = {
  /** Orders whose invoices are printed together. */
  PRINTED: 200,
  /** Those of one part of the list. */
  PAGE: 50,
  SEARCH: 100,
  MAX_NUMBER: 2_000_000_000,
} as const;

export const invoiceKinds = ['invoice', 'credit-note'] as const;

export type InvoiceKind = (typeof invoiceKinds)[number];

/** Filters of the list; all of them are combined. */
export interface InvoiceFilters {
  readonly search?: string;
  readonly kind?: InvoiceKind;
  /** First and last day of issue. */
  readonly from?: string;
  readonly to?: string;
  readonly test?: 'only' | 'none';
}
