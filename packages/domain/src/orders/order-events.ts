/** Kinds of entries in the timeline of an order. Others, of later versions, are shown by their name. */
export const orderEventKinds = [
  'placed',
  'placed-and-paid',
  'paid',
  'payment-failed',
  'ready',
  'fulfilled',
  'unfulfilled',
  'cancelled',
  'refunded',
  'invoiced',
  'credited',
  'return-requested',
  'withdrawn',
  'return-accepted',
  'return-declined',
  'return-received',
  'tagged',
  'note',
  'emailed',
] as const;

export type OrderEventKind = (typeof orderEventKinds)[number];
