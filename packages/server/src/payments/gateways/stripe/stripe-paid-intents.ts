import type { Stripe } from 'stripe';
import type { ListedPayment } from '../gateway.ts';
import { PAYMENT, SITE } from './describe-payment.ts';

const PAGE = 100;
const MS = 1000;

/** All payments of a site that the account took since then; others may have the same account. */
export const listPaidIntents = async (
  stripe: Stripe,
  { websiteId, since }: { readonly websiteId: string; readonly since: Date },
): Promise<readonly ListedPayment[]> => {
  const paid: ListedPayment[] = [];
  const created = { gte: Math.floor(since.getTime() / MS) };
  for await (const intent of stripe.paymentIntents.list({ created, limit: PAGE })) {
    const paymentId = intent.metadata[PAYMENT];
    const isOwn = paymentId !== undefined && intent.metadata[SITE] === websiteId;
    if (isOwn && intent.status === 'succeeded')
      paid.push({ paymentId, reference: intent.id, amountCents: intent.amount });
  }
  return paid;
};
