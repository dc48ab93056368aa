import type { Stripe } from 'stripe';
import { refuse, type Refusal } from '../../../http/index.ts';
import type { GatewayEvent, WebhookRequest } from '../gateway.ts';
import { PAYMENT } from './describe-payment.ts';

const TOLERANCE_SECONDS = 300;

/** The kinds that say something about a payment of ours; all others are taken and have no effect. */
const subjects: Readonly<Record<string, GatewayEvent['about']>> = {
  'payment_intent.succeeded': 'payment',
  'payment_intent.payment_failed': 'payment',
  'payment_intent.processing': 'payment',
  'payment_intent.requires_action': 'payment',
  'payment_intent.canceled': 'payment',
  'setup_intent.succeeded': 'payment',
  'setup_intent.setup_failed': 'payment',
  'setup_intent.requires_action': 'payment',
  'setup_intent.canceled': 'payment',
  'checkout.session.completed': 'payment',
  'checkout.session.expired': 'payment',
  'checkout.session.async_payment_succeeded': 'payment',
  'checkout.session.async_payment_failed': 'payment',
  'charge.refunded': 'refunds',
  'charge.refund.updated': 'refunds',
  'refund.created': 'refunds',
  'refund.updated': 'refunds',
  'refund.failed': 'refunds',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
  'charge.dispute.funds_withdrawn': 'dispute',
  'charge.dispute.funds_reinstated': 'dispute',
};

/** The part of all these objects that leads to our payment. */
interface EventSubject {
  readonly id: string;
  readonly metadata?: Readonly<Record<string, string>> | null;
  readonly payment_intent?: string | { readonly id: string } | null;
}

const paymentIdOf = async (stripe: Stripe, subject: EventSubject): Promise<string | undefined> => {
  const named = subject.metadata?.[PAYMENT];
  if (named !== undefined) return named;
  const intent = subject.payment_intent;
  if (!intent) return undefined;
  const { metadata } = await stripe.paymentIntents.retrieve(typeof intent === 'string' ? intent : intent.id);
  return metadata[PAYMENT];
};

const readSigned = (
  stripe: Stripe,
  { body, signature, now }: WebhookRequest,
  webhookSecret: string,
): Stripe.Event | undefined => {
  try {
    return stripe.webhooks.constructEvent(
      body,
      signature ?? '',
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch {
    return undefined;
  }
};

/** Undefined for events that are of no concern here, such as those of another shop with the same account. */
export const readStripeEvent = async (
  stripe: Stripe,
  request: WebhookRequest,
  webhookSecret: string,
): Promise<GatewayEvent | undefined | Refusal> => {
  const event = readSigned(stripe, request, webhookSecret);
  if (!event) return refuse('webhook-unsigned');
  const about = subjects[event.type];
  if (about === undefined) return undefined;
  const subject = event.data.object as EventSubject;
  const paymentId = await paymentIdOf(stripe, subject);
  if (paymentId === undefined) return undefined;
  return {
    eventId: event.id,
    kind: event.type,
    about,
    paymentId,
    ...(about === 'dispute' ? { disputeReference: subject.id } : {}),
  };
};
