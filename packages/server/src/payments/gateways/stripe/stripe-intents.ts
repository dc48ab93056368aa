import type { Stripe } from 'stripe';
import { excludedMethods, failureOfDecline } from '@sitewright/domain/payments';
import type { PaymentRow } from '../../../payment-records/index.ts';
import type { GatewayResult, PaymentChoice, ReferencedPayment, SavedMethod } from '../gateway.ts';
import { describeToStripe, returnUrl } from './describe-payment.ts';
import { isRejection, readStripeFault } from './stripe-faults.ts';
import { storageOf } from './stripe-customers.ts';

type Intent = Stripe.PaymentIntent;

const failed = (failure: ReturnType<typeof failureOfDecline>): GatewayResult => ({
  state: 'failed',
  failure,
});

const actionOf = ({ next_action: action }: Intent): GatewayResult => {
  const actionUrl = action?.redirect_to_url?.url;
  // Without an address nobody can confirm it.
  return actionUrl ? { state: 'requires_action', actionUrl } : failed('authentication-failed');
};

const unpaid = ({ last_payment_error: error }: Intent): GatewayResult =>
  error ? failed(failureOfDecline(error.code, error.decline_code)) : { state: 'created' };

export const resultOfIntent = (intent: Intent): GatewayResult => {
  switch (intent.status) {
    case 'succeeded':
      return { state: 'succeeded' };
    case 'processing':
    case 'requires_capture':
      return { state: 'processing' };
    case 'canceled':
      return { state: 'cancelled' };
    case 'requires_action':
      return actionOf(intent);
    default:
      return unpaid(intent);
  }
};

/** Unconfirmed: it charges nothing, so that repeating it after Stripe forgot the key does no harm. */
export const createIntent = async (
  stripe: Stripe,
  payment: PaymentRow,
  choice: PaymentChoice,
): Promise<string> => {
  const { amountCents, currency, paymentId } = payment;
  const { id } = await stripe.paymentIntents.create(
    {
      amount: amountCents,
      currency: currency.toLowerCase(),
      automatic_payment_methods: { enabled: true },
      excluded_payment_method_types: excludedMethods(payment),
      ...describeToStripe(payment),
      ...(await storageOf(stripe, payment, choice)),
    },
    { idempotencyKey: `${paymentId}-create` },
  );
  return id;
};

export const findIntent = async (stripe: Stripe, { reference }: ReferencedPayment): Promise<GatewayResult> =>
  resultOfIntent(await stripe.paymentIntents.retrieve(reference));

/** A card that was declined is an answer; a rejected call may come after one that was accepted. */
const explainFault = async (
  stripe: Stripe,
  payment: ReferencedPayment,
  error: unknown,
): Promise<GatewayResult> => {
  const fault = readStripeFault(error);
  if (fault?.type === 'StripeCardError') return failed(failureOfDecline(fault.code, fault.decline_code));
  // The same request is under way, or was sent before with another token.
  if (fault?.type === 'StripeIdempotencyError') return findIntent(stripe, payment);
  if (!isRejection(error)) throw error;
  const found = await findIntent(stripe, payment);
  return found.state === 'created' ? failed('gateway-error') : found;
};

export const confirmIntent = async (
  stripe: Stripe,
  payment: ReferencedPayment,
  { confirmationToken }: PaymentChoice,
): Promise<GatewayResult> => {
  // A repeated confirmation would answer what was true then.
  if (confirmationToken === undefined || payment.state !== 'created') return findIntent(stripe, payment);
  try {
    const intent = await stripe.paymentIntents.confirm(
      payment.reference,
      // By redirect, as the page does not wait for the script of Stripe to ask for a confirmation.
      { confirmation_token: confirmationToken, return_url: returnUrl(payment), use_stripe_sdk: false },
      { idempotencyKey: `${payment.paymentId}-confirm` },
    );
    return resultOfIntent(intent);
  } catch (error) {
    return explainFault(stripe, payment, error);
  }
};

/** Nobody is there to confirm it: what would need that is declined. */
export const chargeIntent = async (
  stripe: Stripe,
  payment: ReferencedPayment,
  { reference }: SavedMethod,
): Promise<GatewayResult> => {
  // A repeated confirmation would answer what was true then.
  if (payment.state !== 'created') return findIntent(stripe, payment);
  try {
    const intent = await stripe.paymentIntents.confirm(
      payment.reference,
      { payment_method: reference, off_session: true },
      { idempotencyKey: `${payment.paymentId}-confirm` },
    );
    return resultOfIntent(intent);
  } catch (error) {
    return explainFault(stripe, payment, error);
  }
};

export const cancelIntent = async (stripe: Stripe, payment: ReferencedPayment): Promise<GatewayResult> => {
  try {
    return resultOfIntent(await stripe.paymentIntents.cancel(payment.reference));
  } catch (error) {
    if (!isRejection(error)) throw error;
    return findIntent(stripe, payment);
  }
};
