import type { Stripe } from 'stripe';
import { excludedMethods } from '@sitewright/domain/payments';
import type { PaymentRow } from '../../../payment-records/index.ts';
import type { GatewayResult, PaymentChoice, ReferencedPayment } from '../gateway.ts';
import { describeToStripe, leaveUrl, returnUrl } from './describe-payment.ts';
import { isRejection } from './stripe-faults.ts';
import { isSetup } from './stripe-setups.ts';

type Session = Stripe.Checkout.Session;

/** Marks payments on a page of Stripe's, for shoppers without script. */
export const HOSTED = 'hosted';

const MAX_NAME = 200;

const titleOf = ({ content }: PaymentRow): string =>
  content.lines
    .map(({ title, quantity }) => (quantity === 1 ? title : `${quantity} × ${title}`))
    .join(', ')
    .slice(0, MAX_NAME);

/** A page that stores a card for a subscription whose first payment is of nothing. */
const createSetupSession = async (stripe: Stripe, payment: PaymentRow): Promise<string> => {
  const { currency, paymentId, content } = payment;
  const { description, metadata } = describeToStripe(payment);
  const { id } = await stripe.checkout.sessions.create(
    {
      mode: 'setup',
      currency: currency.toLowerCase(),
      customer_creation: 'always',
      customer_email: content.email,
      metadata,
      setup_intent_data: { description, metadata },
      success_url: returnUrl(payment),
      cancel_url: leaveUrl(payment),
    },
    { idempotencyKey: `${paymentId}-create` },
  );
  return id;
};

export const createSession = async (
  stripe: Stripe,
  payment: PaymentRow,
  { savesMethod = false, returnUrl: ownReturn }: PaymentChoice,
): Promise<string> => {
  if (isSetup(payment)) return createSetupSession(stripe, payment);
  const { amountCents, currency, paymentId, content } = payment;
  const described = describeToStripe(payment);
  const { id } = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      customer_email: content.email,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: amountCents,
            product_data: { name: titleOf(payment) },
          },
        },
      ],
      excluded_payment_method_types: excludedMethods(payment),
      metadata: described.metadata,
      ...(savesMethod ? { customer_creation: 'always' as const } : {}),
      payment_intent_data: {
        ...described,
        ...(savesMethod ? { setup_future_usage: 'off_session' as const } : {}),
      },
      success_url: ownReturn ?? returnUrl(payment),
      cancel_url: ownReturn ?? leaveUrl(payment),
    },
    { idempotencyKey: `${paymentId}-create` },
  );
  return id;
};

const resultOfSession = ({ status, payment_status: paid, url }: Session): GatewayResult => {
  if (status === 'expired') return { state: 'cancelled' };
  if (status === 'complete') return { state: paid === 'unpaid' ? 'processing' : 'succeeded' };
  return url === null ? { state: 'processing' } : { state: 'requires_action', actionUrl: url };
};

/** The shopper may try several cards there: only its end counts. */
export const findSession = async (stripe: Stripe, { reference }: ReferencedPayment): Promise<GatewayResult> =>
  resultOfSession(await stripe.checkout.sessions.retrieve(reference));

export const cancelSession = async (stripe: Stripe, payment: ReferencedPayment): Promise<GatewayResult> => {
  try {
    return resultOfSession(await stripe.checkout.sessions.expire(payment.reference));
  } catch (error) {
    if (!isRejection(error)) throw error;
    return findSession(stripe, payment);
  }
};

/** The payment behind the page; undefined while nobody has paid. */
export const intentOfSession = async (stripe: Stripe, reference: string): Promise<string | undefined> => {
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(reference);
  return typeof intent === 'string' ? intent : intent?.id;
};
