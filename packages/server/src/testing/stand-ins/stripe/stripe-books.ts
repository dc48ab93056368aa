import { randomBytes } from 'node:crypto';

type Metadata = Readonly<Record<string, string>>;

export interface BookedIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Metadata;
  status: string;
  next_action: { type: string; redirect_to_url?: { url: string; return_url: string } } | null;
  last_payment_error: { code: string; decline_code?: string; type: string; message: string } | null;
  latest_charge: string | null;
  readonly customer: string | null;
  readonly setup_future_usage: string | null;
  readonly excluded_payment_method_types: readonly string[];
  /** The id of the method. */
  payment_method: string | null;
  /** Seconds. */
  readonly created: number;
}

export interface BookedMethod {
  readonly id: string;
  readonly object: 'payment_method';
  readonly type: 'card';
  readonly card: { readonly brand: string; readonly last4: string; exp_month: number; exp_year: number };
  /** It belongs to a customer once a payment has stored it. */
  readonly customer: string | null;
  /** What it does when it is charged. */
  readonly outcome: string;
}

export interface BookedSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly amount_total: number;
  readonly currency: string;
  readonly metadata: Metadata;
  readonly intentMetadata: Metadata;
  readonly intentUsage: string | null;
  readonly excluded_payment_method_types: readonly string[];
  readonly success_url: string;
  readonly cancel_url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  payment_intent: string | null;
  /** Of a page that stores a card and takes no money. */
  readonly mode: 'payment' | 'setup';
  customer: string | null;
  setup_intent: { readonly status: string; readonly payment_method: BookedMethod } | null;
  url: string | null;
}

/** A card that is stored, and nothing charged. */
export interface BookedSetup {
  readonly id: string;
  readonly object: 'setup_intent';
  readonly customer: string;
  readonly metadata: Metadata;
  status: string;
  last_setup_error: { code: string; decline_code?: string } | null;
  payment_method: string | null;
}

export interface BookedRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly payment_intent: string;
  readonly metadata: Metadata;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
}

export interface BookedDispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly reason: string;
  readonly livemode: boolean;
  readonly metadata: Metadata;
  /** Seconds. */
  readonly created: number;
  readonly evidence_details: { readonly due_by: number | null };
  status: string;
}

export const newStripeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** What Stripe keeps of one account. */
export class StripeBooks {
  readonly clock: () => Date;

  constructor(clock: () => Date) {
    this.clock = clock;
  }

  readonly intents = new Map<string, BookedIntent>();
  readonly sessions = new Map<string, BookedSession>();
  readonly setups = new Map<string, BookedSetup>();
  readonly refunds = new Map<string, BookedRefund>();
  readonly methods = new Map<string, BookedMethod>();
  /** Fingerprints of cards by the confirmation tokens that stand for them. */
  readonly cards = new Map<string, string>();
  readonly disputes = new Map<string, BookedDispute>();
  /** How often each intent was charged: a test of idempotency. */
  readonly charged = new Map<string, number>();

  charge(intent: BookedIntent): void {
    intent.status = 'succeeded';
    intent.next_action = null;
    intent.latest_charge = newStripeId('ch');
    this.charged.set(intent.id, (this.charged.get(intent.id) ?? 0) + 1);
  }

  /** The card that a shopper has entered for a payment. */
  addMethod(intent: BookedIntent, outcome: string): void {
    const customer = intent.setup_future_usage === null ? null : intent.customer;
    intent.payment_method = this.addCard(customer, outcome).id;
  }

  addCard(customer: string | null, outcome: string, last4 = '4242'): BookedMethod {
    const method: BookedMethod = {
      id: newStripeId('pm'),
      object: 'payment_method',
      type: 'card',
      card: { brand: 'visa', last4, exp_month: 12, exp_year: 2040 },
      customer,
      outcome,
    };
    this.methods.set(method.id, method);
    return method;
  }

  addIntent(
    values: Pick<BookedIntent, 'amount' | 'currency' | 'metadata'> &
      Partial<Pick<BookedIntent, 'customer' | 'setup_future_usage' | 'excluded_payment_method_types'>>,
  ): BookedIntent {
    const intent: BookedIntent = {
      customer: null,
      setup_future_usage: null,
      excluded_payment_method_types: [],
      payment_method: null,
      ...values,
      id: newStripeId('pi'),
      object: 'payment_intent',
      status: 'requires_payment_method',
      next_action: null,
      last_payment_error: null,
      latest_charge: null,
      created: Math.floor(this.clock().getTime() / 1000),
    };
    this.intents.set(intent.id, intent);
    return intent;
  }

  refundedOf(intentId: string): number {
    return [...this.refunds.values()]
      .filter((refund) => refund.payment_intent === intentId && refund.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  addRefund(values: Pick<BookedRefund, 'amount' | 'payment_intent' | 'metadata' | 'status'>): BookedRefund {
    const refund: BookedRefund = { ...values, id: newStripeId('re'), object: 'refund' };
    this.refunds.set(refund.id, refund);
    return refund;
  }

  /** The bank of the customer disputes a payment. */
  addDispute(
    intentId: string,
    values: Pick<BookedDispute, 'status' | 'reason' | 'created' | 'evidence_details'> & { amount?: number },
  ): BookedDispute {
    const intent = this.intents.get(intentId);
    if (!intent) throw new Error('There is no such payment.');
    const dispute: BookedDispute = {
      amount: intent.amount,
      ...values,
      id: newStripeId('dp'),
      object: 'dispute',
      currency: intent.currency,
      payment_intent: intentId,
      livemode: false,
      metadata: {},
    };
    this.disputes.set(dispute.id, dispute);
    return dispute;
  }
}
