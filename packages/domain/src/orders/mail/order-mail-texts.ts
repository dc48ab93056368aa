/** Emails about an order that the customer gets. */
export const customerMailKinds = ['confirmed', 'awaiting', 'fulfilled', 'cancelled', 'refunded'] as const;

export type CustomerMailKind = (typeof customerMailKinds)[number];

/** `{number}`, `{site}`, `{name}` and `{amount}` are filled in. */
export interface OrderMailTexts {
  readonly subjects: Readonly<Record<CustomerMailKind, string>>;
  readonly intros: Readonly<Record<CustomerMailKind, string>>;
  readonly greeting: string;
  readonly greetingWithoutName: string;
  /** Where a shipment holds a part of the order. */
  readonly partFulfilled: string;
  /** The owner handed over an order that was picked up. */
  readonly pickedUp: string;
  readonly refundedAmount: string;
  readonly paidBack: string;
  readonly testOrder: string;
  readonly invoice: string;
  readonly items: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly shipping: string;
  readonly tax: string;
  readonly taxIncluded: string;
  readonly total: string;
  readonly shipTo: string;
  readonly pickUpAt: string;
  readonly tracking: string;
  readonly trackParcel: string;
  readonly viewOrder: string;
  readonly reply: string;
}
