import type { DisputeState, PaymentFailure } from '@sitewright/domain/payments';
import type { Refusal } from '../../http/index.ts';
import { type PaymentRow, type RefundRow } from '../../payment-records/index.ts';

/** What a gateway knows of a payment. `awaiting` is paid outside of the website, later. */
export type GatewayResult =
  | { readonly state: 'created' }
  | { readonly state: 'requires_action'; readonly actionUrl: string }
  | { readonly state: 'processing' }
  | { readonly state: 'awaiting' }
  | { readonly state: 'succeeded' }
  | { readonly state: 'failed'; readonly failure: PaymentFailure }
  | { readonly state: 'cancelled' };

export type GatewayRefund =
  | { readonly state: 'pending' | 'succeeded'; readonly reference: string }
  | { readonly state: 'failed'; readonly failure: string };

/** A refund that the gateway knows of, wherever it was made. */
export interface FoundRefund {
  readonly reference: string;
  /** Ours; undefined where it was made at the gateway. */
  readonly refundId: string | undefined;
  readonly amountCents: number;
  readonly outcome: GatewayRefund;
}

/** A dispute as the gateway knows it. */
export interface FoundDispute {
  readonly reference: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly reason: string;
  readonly state: DisputeState;
  readonly respondBy: Date | null;
  /** Where the owner responds; empty without one. */
  readonly url: string;
  readonly createdAt: Date;
}

/** One of all disputes of an account. */
export interface ListedDispute {
  /** Ours. */
  readonly paymentId: string;
  readonly reference: string;
  readonly state: DisputeState;
}

/** A way to pay that the gateway stores, so that it can be charged without its owner. */
export interface SavedMethod {
  /** Of the customer at the gateway; empty where it knows none. */
  readonly customer: string;
  readonly reference: string;
  /** As its owner knows it: `Visa 4242`. */
  readonly name: string;
  /** From then on it cannot be charged; null where that is not known. */
  readonly expiresAt: Date | null;
}

/** Where the customer of a subscription enters another card, while nothing is paid. */
export interface MethodRequest {
  readonly websiteId: string;
  readonly subscriptionId: string;
  readonly email: string;
  readonly currency: string;
  /** Where the gateway sends the customer back to. */
  readonly returnUrl: string;
}

/** A payment that the gateway knows, to be compared with ours after a backup was restored. */
export interface ListedPayment {
  /** Ours. */
  readonly paymentId: string;
  readonly reference: string;
  readonly amountCents: number;
}

/** A message of the gateway about a payment. It is a hint: what happened is read from the gateway. */
export type GatewayEvent = {
  readonly eventId: string;
  readonly kind: string;
  readonly about: 'payment' | 'refunds' | 'dispute';
  /** Of the dispute that it is about. */
  readonly disputeReference?: string;
} & (
  | { /** Of the payment at the gateway. */ readonly reference: string }
  | { /** Ours, which the gateway repeats. */ readonly paymentId: string }
);

/** The gateway has said that it does not take this payment at all. */
export class GatewayRejection extends Error {}

/** The same creation is under way, or was asked for with other parameters. */
export class GatewayConflict extends Error {}

export interface WebhookRequest {
  readonly websiteId: string;
  readonly body: string;
  readonly signature: string | undefined;
  readonly now: Date;
}

/** A payment that exists at the gateway. */
export type ReferencedPayment = PaymentRow & { readonly reference: string };

/**
 * A service that takes money. No transaction is open while it is called. Every call may be repeated: it then answers
 * the state that is there. A fault (no answer in time, no connection) is thrown and tells nothing about the payment.
 */
export interface Gateway {
  /** Creates the payment without charging anything. Returns its reference. */
  create(payment: PaymentRow, choice: PaymentChoice): Promise<string>;
  /** Tells the chosen card from all others before it is charged; undefined where the gateway does not know it yet. */
  identifyCard(payment: PaymentRow, choice: PaymentChoice): Promise<string | undefined>;
  confirm(payment: ReferencedPayment, choice: PaymentChoice): Promise<GatewayResult>;
  /** What a payment that was created with `savesMethod` was paid with; undefined where it cannot be charged again. */
  saveMethod(payment: ReferencedPayment): Promise<SavedMethod | undefined>;
  /** A page on which another method is stored; undefined where the gateway has none. */
  beginMethod(
    request: MethodRequest,
  ): Promise<{ readonly reference: string; readonly url: string } | undefined>;
  /** What was stored on that page; undefined where nothing was. */
  finishMethod(
    request: Pick<MethodRequest, 'websiteId'> & { readonly reference: string },
  ): Promise<SavedMethod | undefined>;
  /** Payments of a site that were made since then and have succeeded. */
  listPaid(websiteId: string, since: Date): Promise<readonly ListedPayment[]>;
  /** Charges a payment that was created with `savedMethod`, while the customer is away. */
  chargeSaved(payment: ReferencedPayment, method: SavedMethod): Promise<GatewayResult>;
  find(payment: ReferencedPayment): Promise<GatewayResult>;
  /** Cancels the payment if that is still possible; the state after that. */
  cancel(payment: ReferencedPayment): Promise<GatewayResult>;
  refund(refund: RefundRow, payment: ReferencedPayment): Promise<GatewayRefund>;
  listRefunds(payment: ReferencedPayment): Promise<readonly FoundRefund[]>;
  /** Undefined for one of another payment. */
  findDispute(payment: ReferencedPayment, reference: string): Promise<FoundDispute | undefined>;
  /** Disputes of a site that began since then, the newest first and no more than a page. */
  listDisputes(websiteId: string, since: Date): Promise<readonly ListedDispute[]>;
  /** Undefined for an event that is of no concern here. */
  readWebhook(request: WebhookRequest): Promise<GatewayEvent | undefined | Refusal>;
}

/** What the shopper chose beside the method, and what is to become of it. */
export interface PaymentChoice {
  readonly outcome?: string | undefined;
  /** Stands for card details that the browser has sent to the gateway. */
  readonly confirmationToken?: string | undefined;
  /** The method is stored with the payment, for later ones. */
  readonly savesMethod?: boolean;
  /** Stored with an earlier payment. */
  readonly savedMethod?: SavedMethod;
  /** Where a page of the gateway leads to; the checkout without it. */
  readonly returnUrl?: string;
}
