import type { Stripe } from 'stripe';
import type { RefundRow } from '../../../payment-records/index.ts';
import type { FoundRefund, GatewayRefund } from '../gateway.ts';
import { isRejection, readStripeFault } from './stripe-faults.ts';

/** Repeated by Stripe: a refund of ours is told from one that was made in its dashboard. */
const REFUND = 'sitewright_refund';
/** Stripe may have forgotten a key after a day. */
const KEY_MS = 23 * 3_600_000;

const stateOf = ({ id, status, failure_reason: reason }: Stripe.Refund): GatewayRefund => {
  if (status === 'failed' || status === 'canceled')
    return { state: 'failed', failure: reason ?? 'Stripe could not make the refund.' };
  return { state: status === 'succeeded' ? 'succeeded' : 'pending', reference: id };
};

/** All refunds of a payment, those of the dashboard included. */
export const listStripeRefunds = async (stripe: Stripe, intent: string): Promise<FoundRefund[]> => {
  const found: FoundRefund[] = [];
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    found.push({
      reference: refund.id,
      refundId: refund.metadata?.[REFUND],
      amountCents: refund.amount,
      outcome: stateOf(refund),
    });
  return found;
};

const create = async (
  stripe: Stripe,
  { refundId, amountCents }: RefundRow,
  intent: string,
): Promise<GatewayRefund> => {
  try {
    const refund = await stripe.refunds.create(
      { payment_intent: intent, amount: amountCents, metadata: { [REFUND]: refundId } },
      { idempotencyKey: refundId },
    );
    return stateOf(refund);
  } catch (error) {
    if (!isRejection(error)) throw error;
    return { state: 'failed', failure: readStripeFault(error)?.message ?? '' };
  }
};

export interface RefundAtStripe {
  readonly refund: RefundRow;
  readonly intent: string;
  readonly now: Date;
}

/** A repeated key answers what Stripe said first, so a refund that is known is read instead. */
export const refundAtStripe = async (
  stripe: Stripe,
  { refund, intent, now }: RefundAtStripe,
): Promise<GatewayRefund> => {
  if (refund.reference !== null) return stateOf(await stripe.refunds.retrieve(refund.reference));
  if (now.getTime() - refund.createdAt.getTime() > KEY_MS) {
    const made = (await listStripeRefunds(stripe, intent)).find((each) => each.refundId === refund.refundId);
    if (made) return made.outcome;
  }
  return create(stripe, refund, intent);
};
