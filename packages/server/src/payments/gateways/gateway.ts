import type { PaymentFailure } from '@sitewright/domain/payments';
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

/** A message of the gateway about a payment. It is a hint: what happened is read from the gateway. */
export interface GatewayEvent {
  readonly eventId: string;
  readonly kind: string;
  /** Of the payment at the gateway. */
  readonly reference: string;
}

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
  confirm(payment: ReferencedPayment): Promise<GatewayResult>;
  find(payment: ReferencedPayment): Promise<GatewayResult>;
  /** Cancels the payment if that is still possible; the state after that. */
  cancel(payment: ReferencedPayment): Promise<GatewayResult>;
  refund(refund: RefundRow, payment: ReferencedPayment): Promise<GatewayRefund>;
  readWebhook(request: WebhookRequest): GatewayEvent | Refusal;
}

/** What the shopper chose beside the method. */
export interface PaymentChoice {
  readonly outcome: string | undefined;
}
