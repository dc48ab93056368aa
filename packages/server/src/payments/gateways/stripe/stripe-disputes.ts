import type { Stripe } from 'stripe';
import { disputeStateOf } from '@sitewright/domain/payments';
import type { FoundDispute, ListedDispute } from '../gateway.ts';
import { PAYMENT } from './describe-payment.ts';

const MS = 1000;
const PAGE = 100;

const momentOf = (seconds: number): Date => new Date(seconds * MS);

/** The page of the payment in the dashboard, where evidence is submitted. */
const dashboardUrl = (intent: string, { livemode }: Stripe.Dispute): string =>
  `https://dashboard.stripe.com/${livemode ? '' : 'test/'}payments/${intent}`;

/** Undefined for one of another payment. */
export const findStripeDispute = async (
  stripe: Stripe,
  intent: string,
  reference: string,
): Promise<FoundDispute | undefined> => {
  const dispute = await stripe.disputes.retrieve(reference);
  const disputed = dispute.payment_intent;
  if ((typeof disputed === 'string' ? disputed : disputed?.id) !== intent) return undefined;
  const { due_by: dueBy } = dispute.evidence_details;
  return {
    reference: dispute.id,
    amountCents: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    reason: dispute.reason,
    state: disputeStateOf(dispute.status),
    respondBy: dueBy === null ? null : momentOf(dueBy),
    url: dashboardUrl(intent, dispute),
    createdAt: momentOf(dispute.created),
  };
};

/** Of all payments of the account; those of other shops are left out. */
export const listStripeDisputes = async (stripe: Stripe, since: Date): Promise<ListedDispute[]> => {
  const { data } = await stripe.disputes.list({
    created: { gte: Math.floor(since.getTime() / MS) },
    limit: PAGE,
    expand: ['data.payment_intent'],
  });
  return data.flatMap(({ id, status, payment_intent: intent }) => {
    const paymentId = intent && typeof intent !== 'string' ? intent.metadata[PAYMENT] : undefined;
    return paymentId === undefined ? [] : [{ paymentId, reference: id, state: disputeStateOf(status) }];
  });
};
