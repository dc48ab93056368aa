import type { Stripe } from 'stripe';
import type { ListedPayment } from '../gateway.ts';
import { PAYMENT } from './describe-payment.ts';

const PAGE = 100;
const MS = 1000;

/** All payments of ours that the account took since then. */
export const listPaidIntents = async (stripe: Stripe, since: Date): Promise<readonly ListedPayment[]> => {
  const paid: ListedPayment[] = [];
  const created = { gte: Math.floor(since.getTime() / MS) };
  for await (const intent of stripe.paymentIntents.list({ created, limit: PAGE })) {
    const paymentId = intent.metadata[PAYMENT];
    if (paymentId !== undefined && intent.status === 'succeeded')
      paid.push({ paymentId, reference: intent.id, amountCents: intent.amount });
  }
  return paid;
};
