/** Why stock was changed, as contributors choose it. */
export const stockReasons = ['received', 'count', 'damaged', 'returned', 'correction', 'other'] as const;

export type StockReason = (typeof stockReasons)[number];

export const stockReasonNames: Readonly<Record<StockReason, string>> = {
  received: 'Received',
  count: 'Count',
  damaged: 'Damaged',
  returned: 'Returned',
  correction: 'Correction',
  other: 'Other',
};

/** Reasons of moves that nobody chose one for: the sort of the change. */
const unchosenNames: Readonly<Record<string, string>> = {
  set: 'Set',
  adjust: 'Adjusted',
  unlimited: 'Set to unlimited',
  import: 'Imported',
  'import-undone': 'Import undone',
  sale: 'Sold',
  'sale-cancelled': 'Order cancelled',
};

export const describeStockReason = (reason: string): string =>
  (stockReasonNames as Readonly<Record<string, string>>)[reason] ?? unchosenNames[reason] ?? reason;
