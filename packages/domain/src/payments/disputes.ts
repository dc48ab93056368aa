/**
 * A customer's bank asks about a payment (`inquiry`) or takes the money back until the case is decided. The last two are
 * final.
 */
export const disputeStates = ['inquiry', 'needs-response', 'under-review', 'won', 'lost'] as const;

export type DisputeState = (typeof disputeStates)[number];

export const isOpenDispute = (state: DisputeState): boolean => state !== 'won' && state !== 'lost';

/** The bank holds the money. An inquiry can still be ended by a refund. */
export const blocksRefunds = (state: DisputeState): boolean =>
  state === 'needs-response' || state === 'under-review';

/** Answers of the gateway may be stored in another order than they were given in: a state is never taken back. */
export const laterDisputeState = (before: DisputeState, found: DisputeState): DisputeState =>
  isOpenDispute(found) && disputeStates.indexOf(found) < disputeStates.indexOf(before) ? before : found;

/** By the statuses of Stripe. */
const statuses: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'won',
  needs_response: 'needs-response',
  under_review: 'under-review',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
};

/** A status of later versions counts as open. */
export const disputeStateOf = (status: string): DisputeState => statuses[status] ?? 'under-review';

const reasons: Readonly<Record<string, string>> = {
  bank_cannot_process: 'The bank could not process the payment.',
  check_returned: 'The check was returned.',
  credit_not_processed: 'The customer did not get a refund that was promised.',
  customer_initiated: 'The customer asked the bank for the money back.',
  debit_not_authorized: 'The customer did not authorize the debit.',
  duplicate: 'The customer says they were charged twice.',
  fraudulent: 'The customer says they did not make this payment.',
  incorrect_account_details: 'The account details were wrong.',
  insufficient_funds: 'There was not enough money on the account.',
  noncompliant: 'The payment broke rules of the card network.',
  product_not_received: 'The customer says the order did not arrive.',
  product_unacceptable: 'The customer says the product is damaged or not as described.',
  subscription_canceled: 'The customer says the subscription was cancelled.',
  unrecognized: 'The customer does not recognize the payment.',
};

/** Why the customer disputes the payment, by the codes of Stripe. */
export const disputeReasonText = (reason: string): string => reasons[reason] ?? 'The bank gave no reason.';

export interface DisputedPayment {
  readonly amountCents: number;
  readonly currency: string;
  /** Refunded, or lost to other disputes. */
  readonly takenCents: number;
}

/** What a lost dispute takes of a payment: never more than is left of it. */
export const lostCentsOf = (
  dispute: { readonly amountCents: number; readonly currency: string },
  { amountCents, currency, takenCents }: DisputedPayment,
): number => {
  const left = Math.max(0, amountCents - takenCents);
  // Banks may dispute in the currency of the card.
  return dispute.currency === currency ? Math.min(dispute.amountCents, left) : left;
};
