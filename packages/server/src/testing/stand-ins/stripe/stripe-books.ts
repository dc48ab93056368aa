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
}

export interface BookedSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly amount_total: number;
  readonly currency: string;
  readonly metadata: Metadata;
  readonly intentMetadata: Metadata;
  readonly success_url: string;
  readonly cancel_url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  url: string | null;
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

export const newStripeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** What Stripe keeps of one account. */
export class StripeBooks {
  readonly intents = new Map<string, BookedIntent>();
  readonly sessions = new Map<string, BookedSession>();
  readonly refunds = new Map<string, BookedRefund>();
  /** How often each intent was charged: a test of idempotency. */
  readonly charged = new Map<string, number>();

  charge(intent: BookedIntent): void {
    intent.status = 'succeeded';
    intent.next_action = null;
    intent.latest_charge = newStripeId('ch');
    this.charged.set(intent.id, (this.charged.get(intent.id) ?? 0) + 1);
  }

  addIntent(values: Pick<BookedIntent, 'amount' | 'currency' | 'metadata'>): BookedIntent {
    const intent: BookedIntent = {
      ...values,
      id: newStripeId('pi'),
      object: 'payment_intent',
      status: 'requires_payment_method',
      next_action: null,
      last_payment_error: null,
      latest_charge: null,
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
}
