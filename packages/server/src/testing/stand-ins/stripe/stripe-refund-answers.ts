import { answer, fault, invalid, type Form, type StripeAnswer } from './stripe-answers.ts';
import type { BookedDispute, BookedRefund, StripeBooks } from './stripe-books.ts';

/** What the next refund that is asked for becomes. */
export type RefundBehaviour = 'succeeds' | 'is-pending' | 'fails' | 'is-lost';

const states = {
  succeeds: 'succeeded',
  'is-pending': 'pending',
  fails: 'failed',
  'is-lost': 'succeeded',
} as const satisfies Record<RefundBehaviour, BookedRefund['status']>;

const isOpen = ({ status }: BookedDispute): boolean =>
  status === 'needs_response' || status === 'under_review';

export const createRefund = (books: StripeBooks, form: Form, behaviour: RefundBehaviour): StripeAnswer => {
  const intent = books.intents.get(String(form['payment_intent']));
  const amount = Number(form['amount']);
  if (intent?.status !== 'succeeded') return invalid('This payment has no charge.');
  if ([...books.disputes.values()].some((each) => each.payment_intent === intent.id && isOpen(each)))
    return invalid('The charge is disputed.', 'charge_disputed');
  if (books.refundedOf(intent.id) + amount > intent.amount)
    return invalid('More would be refunded than was charged.', 'charge_already_refunded');
  const refund = books.addRefund({
    amount,
    payment_intent: intent.id,
    metadata: { ...(form['metadata'] as object) },
    status: states[behaviour],
  });
  if (behaviour === 'fails') refund.failure_reason = 'expired_or_canceled_card';
  return { ...answer({ ...refund }), isLost: behaviour === 'is-lost' };
};

export const readRefund = (books: StripeBooks, id: string): StripeAnswer => {
  const refund = books.refunds.get(id);
  return refund ? answer(refund) : fault(404, { type: 'invalid_request_error', message: 'No such refund.' });
};

export const listRefunds = (books: StripeBooks, intentId: string): StripeAnswer => {
  const data = [...books.refunds.values()].filter((refund) => refund.payment_intent === intentId);
  return answer({ object: 'list', url: '/v1/refunds', has_more: false, data: data.toReversed() });
};
